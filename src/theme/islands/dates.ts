// Updates what depends on today in a page that is read later than it was built. A clock that is slow changes nothing.

type Dated = HTMLElement & { dataset: { until: string } }

/** `element` holds the year of the copyright line as a <time>, or what has its last day in `data-until`. */
export default function dates(element: HTMLElement) {
  // The visitor's own day: Swedish writes it as year-month-day (CLDR, locale sv).
  const today = new Date().toLocaleDateString('sv')
  const year = element.querySelector('time')
  if (year && today > `${year.textContent}-12-31`) year.textContent = today.slice(0, 4)
  for (const part of element.querySelectorAll<Dated>('[data-until]')) part.hidden = today > part.dataset.until
}
