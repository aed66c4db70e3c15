// Reads and writes content/urls.lock, the list of published addresses, none of which may vanish without a redirect.
// `site check --accept-urls` writes it.
import type { Plan } from '../model/plan.ts'
import { error, type Problem, type Result } from '../model/problem.ts'

/** The file with the published addresses. */
export const PUBLISHED = 'content/urls.lock'

const HEAD =
  '# Published addresses. One that vanishes needs a redirect in content/routes.yaml. ' +
  'Written by: site check --accept-urls\n'

/** The addresses that need a redirect when they vanish: every indexable page and every redirect. */
export const publishedIn = (plan: Plan): string[] =>
  [
    ...plan.pages.filter((page) => !page.record.robots.startsWith('noindex')).map((page) => page.path),
    ...plan.redirects.map((redirect) => redirect.from),
  ].sort()

/** The text of content/urls.lock. */
export const publishedText = (addresses: readonly string[]): string => `${HEAD}${addresses.join('\n')}\n`

/**
 * The addresses of content/urls.lock: one path from the root a line; `#` starts a comment. No value without that file.
 * Problems: lines that are not addresses.
 */
export function publishedBefore(file: string | Uint8Array | undefined): Result<readonly string[]> {
  if (file === undefined) return { problems: [] }
  const addresses: string[] = []
  const problems: Problem[] = []
  for (const [i, raw] of Buffer.from(file).toString('utf8').split(/\r?\n/).entries()) {
    const line = raw.replace(/#.*/, '').trim()
    if (line === '') continue
    if (/^\/(?!\/)\S*$/.test(line)) addresses.push(line)
    else problems.push(error(faultIn(line), { file: PUBLISHED, line: i + 1 }, HELP, 'url/changed'))
  }
  return { value: addresses, problems }
}

const HELP = 'correct the line, or write the file again: npx site check --accept-urls'

const faultIn = (line: string) =>
  /^(?:<{7}|={7}|>{7}|\|{7})/.test(line)
    ? 'this line is a conflict marker of git, expected an address like /contact'
    : `"${line}" is not an address of this site, expected a path like /contact`
