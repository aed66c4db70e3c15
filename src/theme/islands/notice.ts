// The notice on top of a page that is read after the notice has ended: it is taken away.

/** `element` holds the last day of the notice in `data-until` of its paragraph, as year-month-day. */
export default function notice(element: HTMLElement) {
  const until = element.querySelector('[data-until]')?.getAttribute('data-until')
  if (!until) return
  // The visitor's own day: Swedish writes it as year-month-day.
  if (until < new Date().toLocaleDateString('sv')) element.hidden = true
}
