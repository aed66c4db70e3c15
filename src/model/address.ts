// An address -> the file that answers it, and whether it is an error page's. Pure.

/** Addresses of error pages: hosts answer with them, and nobody links or shares them. */
export const isErrorPage = (path: string) => /^\/(?:404|500)(?:\.html)?\/?$/.test(path)

/** '/' -> index.html; '/company' -> company.html; '/company/' -> company/index.html; '/old.html' -> old.html. */
export function fileOf(path: string): string {
  if (path.endsWith('/')) return `${path.slice(1)}index.html`
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`
}
