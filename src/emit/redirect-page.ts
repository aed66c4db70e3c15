// A redirect -> an HTML page that leads on where the host cannot answer 301: canonical, refresh, and
// location.replace. Pure.
import { createHash } from 'node:crypto'
import { languageAt } from '../model/address.ts'
import type { Redirect } from '../model/plan.ts'
import type { Site } from '../model/schemas/site.ts'

const escapeText = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`)
/** The script is the same on every redirect page, so its hash is too; the target stands in the link. */
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

/** `name` is what the target is called, for the one link of the page. */
export function redirectPage({ to }: Redirect, site: Site, name: string): string {
  const absolute = to.startsWith('/') ? site.origin + to : to
  return [
    `<!DOCTYPE html><html lang="${languageAt(to, site) ?? site.language}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(name)}</title>`,
    `<link rel="canonical" href="${escapeText(absolute)}">`,
    `<meta http-equiv="refresh" content="0; url=${escapeText(to)}">`,
    `</head><body><h1>${escapeText(name)}</h1><p><a href="${escapeText(to)}">${escapeText(absolute)}</a></p>`,
    `<script>${SCRIPT}</script></body></html>\n`,
  ].join('')
}
