// Updates what depends on today in a page that is read later than it was built. A clock that is slow changes nothing.

type Dated = HTMLElement & { dataset: { until?: string } }

/** `element` holds the year of the copyright line as a <time>, or the last day of the notice in `data-until`. */
export default function dates(element: HTMLElement) {
  // The visitor's own day: Swedish writes it as year-month-day (CLDR, locale sv).
  const today = new Date().toLocaleDateString('sv')
  const year = element.querySelector('time')
  const until = element.querySelector<Dated>('[data-until]')?.dataset.until
  if (year && today > `${year.textContent}-12-31`) year.textContent = today.slice(0, 4)
  if (until && today > until) element.hidden = true
}
