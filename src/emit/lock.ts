// The plan -> content/urls.lock: the addresses that are published and must not vanish without a redirect. Written only
// when the owner asks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '../model/plan.ts'

const HEAD =
  '# Published addresses. One that vanishes needs a redirect in content/routes.yaml. ' +
  'Written by: site check --accept-urls\n'

/** The addresses that must not vanish once they are published: every indexable page and every redirect. */
export const publishedIn = (plan: Plan): string[] =>
  [
    ...plan.pages.filter((page) => !page.document.robots.startsWith('noindex')).map((page) => page.path),
    ...plan.redirects.map((redirect) => redirect.from),
  ].sort()

/** Writes the lock. */
export const writeLock = (root: string, addresses: readonly string[]): void =>
  writeFileSync(join(root, 'content/urls.lock'), `${HEAD}${addresses.join('\n')}\n`)

/** The addresses of a lock that was written, one a line; # begins a comment. Undefined where there is none. */
export const publishedBefore = (lock: string | Uint8Array | undefined): readonly string[] | undefined =>
  lock === undefined
    ? undefined
    : Buffer.from(lock)
        .toString('utf8')
        .split('\n')
        .map((line) => line.replace(/#.*/, '').trim())
        .filter((line) => line !== '')
