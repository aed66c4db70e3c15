// The HTML page of a redirect, for hosts that cannot answer 301: canonical, refresh and location.replace.
import { createHash } from 'node:crypto'
import { languageAt } from '../model/address.ts'
import type { Redirect } from '../model/plan.ts'
import { error, type Problem } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'

const escapeText = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** The script is the same on every redirect page, and so is its hash; it reads the target from the link. */
const SCRIPT = "location.replace(document.querySelector('a').href)"
const HASH = createHash('sha256').update(SCRIPT).digest('base64')
const POLICY = [
  "default-src 'none'",
  `script-src 'sha256-${HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ')

/** The page of a redirect. `name` is the name of its target, for the heading. */
export function redirectPage({ to }: Redirect, site: Site, name: string): string {
  const absolute = to.startsWith('/') ? site.origin + to : to
  return [
    `<!DOCTYPE html><html lang="${languageAt(to, site) ?? site.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(name)}</title>`,
    `<link rel="canonical" href="${escapeText(absolute)}">`,
    site.isStaging ? '<meta name="robots" content="noindex, nofollow">' : '',
    `<meta http-equiv="refresh" content="0; url=${escapeText(to)}">`,
    `</head><body><h1>${escapeText(name)}</h1><p><a href="${escapeText(to)}">${escapeText(absolute)}</a></p>`,
    `<script>${SCRIPT}</script></body></html>\n`,
  ].join('')
}

/** The files that answer an address, on one host or another. */
function filesAt(path: string): string[] {
  const bare = path.slice(1).replace(/\/$/, '')
  return [bare, `${bare}.html`, `${bare}/index.html`]
}

/**
 * A problem for each redirect from the address of a file that is not a page, because it would hide that file. `ownerOf`
 * names what writes a file of the output folder: a file of public/, or a part of the build.
 */
export const hidingRedirects = (
  redirects: readonly Redirect[],
  ownerOf: (file: string) => string | undefined,
): Problem[] =>
  redirects.flatMap((redirect) => {
    const { from } = redirect
    const file = filesAt(from).find((path) => ownerOf(path) !== undefined)
    const owner = file === undefined ? undefined : ownerOf(file)
    if (file === undefined || owner === undefined) return []
    const isCopied = owner.startsWith('public/')
    const text = isCopied
      ? `${from} is the address of ${owner}`
      : `${from} is the address of ${file}, which the build writes`
    const help = isCopied ? `delete the redirect, or rename ${owner}` : 'delete the redirect'
    return [error(`${text}; a redirect would hide that file`, redirect.at, help, 'redirect/target')]
  })
