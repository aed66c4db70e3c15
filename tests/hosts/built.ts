// Builds the small site in two languages for hosts: error pages, moved addresses, a proof of ownership, hidden files.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { cli, smallSite } from '../helpers/command.ts'
import { base } from '../helpers/project.ts'

export const SLASHES = ['never', 'always'] as const
export type Slash = (typeof SLASHES)[number]

const pageFile = (name: string) =>
  `name: ${name}\nhead: { title: ${name}, description: What to do., robots: "noindex, follow" }\ntext: Call the workshop.\n`

export const GREEK = '/παλιά-σελίδα'

/** Addresses that moved, with where they lead and how. */
export const MOVED = [
  ['/old-contact', '/contact', 301],
  [GREEK, '/contact', 301],
  ['/old.php', '/repairs/brakes', 301],
  [`/a+b(c)$d"e'f;g{h}[i]^j|k~l!m`, '/contact?from=old', 301],
  ['/winter', '/repairs/puncture', 302],
  ['/help', 'https://en.wikipedia.org/wiki/Help:Contents', 301],
  ['/sale', 'https://elsewhere.example/50%off', 301],
] as const

/** Addresses with a parameter that moved, with where they lead. */
export const ASKED = [
  ['/?page_id=12', '/contact'],
  ['/old.php?p=7', '/contact'],
  ['/moved-page?p=7', '/repairs/puncture'],
] as const

export interface Built {
  readonly dist: string
  remove(): void
}

/** Builds the site in a folder of its own; whoever asks removes it. */
export async function builtFor(hosts: readonly string[], slash: Slash): Promise<Built> {
  const redirects = [...MOVED, ...ASKED].map(
    ([from, to, status = 301]) => `  - { from: ${JSON.stringify(from)}, to: ${JSON.stringify(to)}, status: ${status} }`,
  )
  const root = smallSite({
    'site.yaml': (base['site.yaml'] ?? '')
      .replace('hosts: [netlify]', `hosts: [${hosts.join(', ')}]\nurls: { trailingSlash: ${slash} }`)
      .replace('language: en', 'languages: [en, nl]'),
    'site.nl.yaml': 'locale: nl_NL\n',
    'content/pages/home.nl.yaml': 'name: Thuis\n',
    'content/pages/not-found.nl.yaml': 'name: Niet gevonden\n',
    'content/routes.yaml': (base['content/routes.yaml'] ?? '')
      .replace(
        'redirects:\n',
        '  - { path: /404, page: not-found, template: plain }\n  - { path: /500, page: failure, template: plain }\nredirects:\n',
      )
      .replace(/ {2}- \{ from: \/old-contact.*\n/, `${redirects.join('\n')}\n`),
    'content/pages/not-found.yaml': pageFile('Not found'),
    'content/pages/failure.yaml': pageFile('Failure'),
    'public/proof1234.html': 'proof1234',
    'public/price list (new).html': 'price list',
    'public/τιμές "50%".html': 'τιμές',
    'public/.well-known/security.txt': 'Contact: mailto:hello@wheels.example\n',
    'public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32H0z"/></svg>',
  })
  const { code, out, err } = await cli(['build', '--root', root])
  if (code !== 0) throw new Error(`the site was not built:\n${out}${err}`)
  return { dist: join(root, 'dist'), remove: () => rmSync(root, { recursive: true, force: true }) }
}
