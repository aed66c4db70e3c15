// The year of the copyright line, on a page that is read in a later year than it was built in. A clock that is behind
// changes nothing.

/** `element` holds the year as a <time>. */
export default function year(element: HTMLElement) {
  const built = element.querySelector('time') as HTMLTimeElement
  const now = new Date().getFullYear()
  if (now > Number(built.textContent)) built.textContent = String(now)
}
