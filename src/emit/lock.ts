// The plan -> content/urls.lock: the addresses that are published and must not vanish without a redirect. Written only
// when the owner asks.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '../model/plan.ts'

const HEAD =
  '# Published addresses. One that vanishes needs a redirect in content/routes.yaml. ' +
  'Written by: site check --accept-urls\n'

/** Writes the lock and gives back how many addresses it holds: every indexable page and every redirect. */
export function writeLock(root: string, plan: Plan): number {
  const addresses = [
    ...plan.pages.filter((page) => !page.document.robots.startsWith('noindex')).map((page) => page.path),
    ...plan.redirects.map((redirect) => redirect.from),
  ].sort()
  writeFileSync(join(root, 'content/urls.lock'), `${HEAD}${addresses.join('\n')}\n`)
  return addresses.length
}
