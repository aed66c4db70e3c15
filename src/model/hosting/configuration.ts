// Reads the configuration of a web server, as a build writes it, back into redirects and headers.
import type { HeaderRule, HostRedirect, HostRules } from './host.ts'
import { encodedPath, withoutSpellings } from './spellings.ts'

/** A string in quotation marks without its backslashes. */
export const unquoted = (text: string) => text.replace(/\\(.)/g, '$1')

/**
 * Reads a file back, line by line: `redirectIn` finds a redirect in a line, its `from` not encoded, and `headersIn` the
 * rules of headers. Such redirects hold wherever a page stands. Without the file there are no rules.
 */
export function readConfiguration(
  file: string,
  config: string | undefined,
  redirectIn: (line: string) => Pick<HostRedirect, 'from' | 'to' | 'status'> | undefined,
  headersIn: (lines: readonly string[]) => HeaderRule[],
): HostRules {
  if (config === undefined) return { redirects: [], rules: 0 }
  const lines = config.split('\n')
  const redirects = lines.flatMap((line, i): HostRedirect[] => {
    const found = redirectIn(line)
    if (!found) return []
    return [{ ...found, from: encodedPath(found.from), file, line: i + 1, forced: true, dynamic: false }]
  })
  return {
    redirects: withoutSpellings(redirects),
    rules: redirects.length,
    headers: { file, rules: headersIn(lines) },
  }
}
