// The pages of `site dev` itself: findings and pages of the site, and the inbox.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plan } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { count } from '../model/report.ts'
import { escapeHtml } from '../render/document.ts'
import { engineRoot } from '../runtime/engine.ts'
import type { Answer } from '../serve/message.ts'
import { OWN } from './page.ts'

/** A message sent by the form of the site. */
export interface Message {
  /** When it arrived, in local time. */
  readonly at: string
  /** The path of the page it was sent from. */
  readonly from: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

const STYLE = readFileSync(join(engineRoot, 'src/dev/lists.css'), 'utf8')

const POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The server's own pages, by their titles. */
const PAGES = { 'Findings and pages': OWN, Inbox: `${OWN}/inbox` }

const links = (title: string) =>
  Object.entries(PAGES)
    .map(([name, href]) => `<a href="${href}"${name === title ? ' aria-current="page"' : ''}>${name}</a>`)
    .join('')

/** An answer that no cache stores and no page of another site can read, with a Content-Security-Policy if there is one. */
export const uncached = (type: string, body: string | Uint8Array, policy?: string, status = 200): Answer => ({
  status,
  headers: [
    ['Content-Type', type],
    ['Cache-Control', 'no-store'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ...(policy === undefined ? [] : ([['Content-Security-Policy', policy]] as const)),
  ],
  body: Buffer.from(body),
})
const HTML = 'text/html; charset=utf-8'

/** A page of the server. `title` is text, `body` markup. */
const ownPage = (title: string, body: string): Answer =>
  uncached(
    HTML,
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<title>${escapeHtml(title)} - site dev</title><style>${STYLE}</style></head><body>` +
      `<header><nav aria-label="site dev">${links(title)}<a href="/">The site</a></nav></header>` +
      `<main><h1>${escapeHtml(title)}</h1>${body}` +
      '</main></body></html>\n',
    POLICY,
  )

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

/** A row of a table, as markup. */
const rowOf = (cell: 'th scope="col"' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((each) => `<${cell}>${each}</${cell.slice(0, 2)}>`).join('')}</tr>`

/** A heading with the number of rows that contain all words of a search, and a table of them. Rows are markup. */
function section(noun: string, heads: readonly string[], rows: readonly (readonly string[])[], search: string): string {
  const words = escapeHtml(search.toLowerCase()).split(/\s+/)
  const found = rows.filter((row) => {
    const text = row
      .join(' ')
      .replace(/<[^<>]*>/g, ' ')
      .toLowerCase()
    return words.every((word) => text.includes(word))
  })
  const body = found.map((row) => rowOf('td', row)).join('')
  const table = `<table><thead>${rowOf('th scope="col"', heads)}</thead><tbody>${body}</tbody></table>`
  return `<h2>${count(found.length, noun)}</h2>${found.length > 0 ? table : ''}`
}

/** The names of levels of findings, the worst first. */
const LEVELS = { error: 'error', warning: 'warning', info: 'note' }

/** A finding as cells of a table. */
const findingCells = ({ level, text, help, rule = '', at }: Problem, token: string) => [
  `<span class="level ${level}">${LEVELS[level]}</span>${escapeHtml(text)}` +
    (help === undefined ? '' : `<div class="soft">help: ${escapeHtml(help)}</div>`),
  escapeHtml(rule),
  at ? place(at, token) : '',
]

/**
 * The findings of the check, then every page with its template and file, and the redirects; those that a search
 * matches. Without findings, the page is loaded again a second later.
 */
export function addressPage(
  { pages, redirects }: Pick<Plan, 'pages' | 'redirects'>,
  findings: readonly Problem[] | undefined,
  { token, search }: { readonly token: string; readonly search: string },
): Answer {
  const worst = Object.keys(LEVELS).flatMap((level) => findings?.filter((finding) => finding.level === level) ?? [])
  const found = worst.map((finding) => findingCells(finding, token))
  const shown = pages.map(({ path, document: { name, template, file } }) => [
    ...[link(path), escapeHtml(name), escapeHtml(template), place({ file }, token)],
  ])
  const moved = redirects.map(({ from, to, status, at }) => [link(from), link(to), String(status), place(at, token)])
  const form =
    `<form role="search" action="${OWN}"><input type="search" name="q" value="${escapeHtml(search)}" ` +
    'aria-label="search findings, pages and redirects" placeholder="Search findings, pages, files">' +
    '<button>Search</button></form>'
  const checking = '<meta http-equiv="refresh" content="1"><h2>Checking…</h2>'
  return ownPage(
    'Findings and pages',
    form +
      (findings ? section('finding', ['finding', 'rule', 'place'], found, search) : checking) +
      section('page', ['address', 'name', 'template', 'file'], shown, search) +
      section('redirect', ['from', 'to', 'status', 'file'], moved, search),
  )
}

/** The messages of the form, the latest first. */
export function inboxPage(messages: readonly Message[]): Answer {
  const shown = messages.map(({ at, from, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd><pre>${escapeHtml(value)}</pre></dd>`)
    return `<article><h2>${escapeHtml(at)}, from ${escapeHtml(from)}</h2><dl>${rows.join('')}</dl></article>`
  })
  const none = '<p class="soft">No message yet. The form of the site sends its messages here, and nowhere else.</p>'
  return ownPage('Inbox', shown.reverse().join('') || none)
}
