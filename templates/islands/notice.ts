// The notice bar, on a page that is read after the notice has ended. A clock that is behind changes nothing.

/** `element` holds the last day of the notice in `data-until` of its paragraph, as year-month-day. */
export default function notice(element: HTMLElement) {
  const until = element.querySelector<HTMLElement>('[data-until]')?.dataset.until ?? ''
  const now = new Date()
  // The visitor's own day: UTC shifted by the zone.
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
  if (until < today) element.hidden = true
}
