// What is known of a site -> the server's own pages, for whoever works on it: its addresses, its findings, its inbox.
// Pure.
import { createHash } from 'node:crypto'
import type { Plan } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { count } from '../model/report.ts'
import { escapeHtml } from '../render/document.ts'
import type { Answer } from '../serve/answer.ts'
import type { Block } from './blocks.ts'
import { OWN } from './page.ts'

/** A message that the form of the site sent. */
export interface Message {
  /** When it came, as the clock of this machine shows it. */
  readonly at: string
  /** The page it was sent from. */
  readonly from: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const STYLE = `:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.3rem .8rem .3rem 0;border-bottom:1px solid #8884}
nav a{margin-inline-end:1.5rem}
form{display:inline}
button{font:inherit;font-family:ui-monospace,monospace;color:LinkText;background:none;border:0;padding:0;cursor:pointer}
button{text-decoration:underline;text-align:start}
pre{white-space:pre-wrap;margin:0;font:.9rem/1.4 ui-monospace,monospace}
dt{font-weight:600}
iframe{width:100%;height:24rem;resize:vertical;border:1px solid #8888}`

const hash = createHash('sha256').update(STYLE).digest('base64')
const POLICY =
  `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; ` +
  "frame-src 'self'"

/** A page of the server. `title` is text, `body` markup. */
export const ownPage = (title: string, body: string): Answer => ({
  status: 200,
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', POLICY],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'no-store'],
  ],
  body: Buffer.from(
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(title)} - site dev</title><style>${STYLE}</style></head><body>` +
      `<nav aria-label="site dev"><a href="${OWN}">Addresses and findings</a><a href="${OWN}/blocks">Blocks</a>` +
      `<a href="${OWN}/inbox">Inbox</a><a href="/">The site</a></nav><main><h1>${escapeHtml(title)}</h1>${body}` +
      '</main></body></html>\n',
  ),
})

const link = (href: string) => `<a href="${escapeHtml(href)}">${escapeHtml(href)}</a>`

/** A button that opens a place in the editor. */
const place = ({ file, line, column }: NonNullable<Problem['at']>, token: string) => {
  const hidden = { token, file, line: line ?? 1, column: column ?? 1 }
  const inputs = Object.entries(hidden).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(String(value))}">`,
  )
  const shown = [file, line, column].filter((part) => part !== undefined).join(':')
  return `<form method="post" action="${OWN}/open">${inputs.join('')}<button>${escapeHtml(shown)}</button></form>`
}

const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead><tbody>` +
  `${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table>`

/** Every address of the site with its template and file, its redirects, and what the check finds. */
export function addressPage(
  { pages, redirects }: Pick<Plan, 'pages' | 'redirects'>,
  findings: readonly Problem[],
  token: string,
): Answer {
  const marks = { error: '✘', warning: '▲', info: '●' }
  return ownPage(
    'Addresses and findings',
    [
      `<h2>${count(pages.length, 'page')}</h2>`,
      table(
        ['address', 'name', 'template', 'file'],
        pages.map(({ path, document: { name, template, file } }) => [
          link(path),
          escapeHtml(name),
          escapeHtml(template),
          place({ file }, token),
        ]),
      ),
      `<h2>${count(redirects.length, 'redirect')}</h2>`,
      table(
        ['from', 'to', 'status', 'file'],
        redirects.map(({ from, to, status, at }) => [link(from), link(to), String(status), place(at, token)]),
      ),
      `<h2>${count(findings.length, 'finding')}</h2>`,
      table(
        ['finding', 'rule', 'place'],
        findings.map(({ level, text, help, rule, at }) => [
          `${marks[level]} ${escapeHtml(text)}${help === undefined ? '' : `<br>help: ${escapeHtml(help)}`}`,
          escapeHtml(rule ?? ''),
          at ? place(at, token) : '',
        ]),
      ),
    ].join(''),
  )
}

/** What the form of the site sent here, the latest first. */
export function inboxPage(messages: readonly Message[]): Answer {
  const shown = messages.map(({ at, from, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`)
    return `<section><h2>${escapeHtml(at)}, from ${escapeHtml(from)}</h2><dl>${rows.join('')}</dl></section>`
  })
  const none = '<p>No message yet. What the form of the site sends comes here, and goes nowhere else.</p>'
  return ownPage('Inbox', shown.reverse().join('') || none)
}

/** Every block and island, each in a frame of its own. */
export function blocksPage(blocks: readonly Block[], token: string): Answer {
  const shown = blocks.map(({ name, file, from }) => {
    const title = `<h2>${escapeHtml(name)}</h2>`
    if (from === undefined) return `${title}<div>No page shows it. ${place({ file }, token)}</div>`
    const address = `${OWN}/block?name=${encodeURIComponent(name)}`
    return (
      `${title}<div>As on ${link(from)}. ${place({ file }, token)} <a href="${escapeHtml(address)}">alone</a></div>` +
      `<iframe loading="lazy" title="${escapeHtml(name)}" src="${escapeHtml(address)}"></iframe>`
    )
  })
  return ownPage('Blocks', shown.join(''))
}

/** Problems, where there is nothing else to show. */
export const problemList = (problems: readonly Problem[]) =>
  problems.map(({ text, at }) => `<pre>${escapeHtml(at ? `${at.file}:${at.line ?? ''} ${text}` : text)}</pre>`).join('')

/** A page of the site in a frame of a page of this server, under its own policy. */
export const pageAlone = (html: string): Answer => ({
  status: 200,
  headers: [
    ['Content-Type', 'text/html; charset=utf-8'],
    ['Content-Security-Policy', "frame-ancestors 'self'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cache-Control', 'no-store'],
  ],
  body: Buffer.from(html),
})
