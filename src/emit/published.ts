// The plan -> the text of content/urls.lock: the addresses that are published and must not vanish without a redirect.
// Pure; it is written only when the owner asks.
import type { Plan } from '../model/plan.ts'

/** Where the addresses stand. */
export const PUBLISHED = 'content/urls.lock'

const HEAD =
  '# Published addresses. One that vanishes needs a redirect in content/routes.yaml. ' +
  'Written by: site check --accept-urls\n'

/** The addresses that must not vanish once they are published: every indexable page and every redirect. */
export const publishedIn = (plan: Plan): string[] =>
  [
    ...plan.pages.filter((page) => !page.document.robots.startsWith('noindex')).map((page) => page.path),
    ...plan.redirects.map((redirect) => redirect.from),
  ].sort()

/** The file that holds them. */
export const publishedText = (addresses: readonly string[]): string => `${HEAD}${addresses.join('\n')}\n`

/** The addresses of a file that was written, one a line; # begins a comment. Undefined where there is none. */
export const publishedBefore = (file: string | Uint8Array | undefined): readonly string[] | undefined =>
  file === undefined
    ? undefined
    : Buffer.from(file)
        .toString('utf8')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter((line) => line !== '')
