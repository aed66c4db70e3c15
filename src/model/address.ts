// An address -> the file that answers it. Pure.

/** '/' -> index.html; '/company' -> company.html; '/company/' -> company/index.html; '/old.html' -> old.html. */
export function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}
