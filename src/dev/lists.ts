// The pages of `site dev` itself: findings and pages of the site, and the inbox.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '../model/counts.ts'
import type { Plan } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { engineRoot } from '../runtime/engine.ts'
import type { Answer } from '../serve/message.ts'
import { html, htmlAnswer, LEVELS, Markup, OWN, placeButton } from './html.ts'

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

/** A page of the server. */
function ownPage(title: string, body: Markup | Markup[]): Answer {
  const links = Object.entries(PAGES).map(
    ([name, href]) => html`<a href="${href}"${name === title && html` aria-current="page"`}>${name}</a>`,
  )
  return htmlAnswer(
    html`<meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${title} - site dev</title><style>${new Markup(STYLE)}</style>`,
    html`<body><header><nav aria-label="site dev">${links}<a href="/">The site</a></nav></header>
      <main><h1>${title}</h1>${body}</main></body>`,
    POLICY,
  )
}

const link = (href: string) => html`<a href="${href}">${href}</a>`

/** A heading with the number of rows that contain all words of a search, and a table of them. */
function section(noun: string, heads: readonly string[], rows: readonly Markup[][], search: string): Markup {
  const words = html`${search.toLowerCase()}`.text.split(/\s+/)
  const body = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)
  const matching = body.filter(({ text }) => {
    const shown = text.replace(/<[^<>]*>/g, ' ').toLowerCase()
    return words.every((word) => shown.includes(word))
  })
  const head = heads.map((title) => html`<th scope="col">${title}</th>`)
  const table = html`<table><thead><tr>${head}</tr></thead><tbody>${matching}</tbody></table>`
  return html`<h2>${count(matching.length, noun)}</h2>${matching.length > 0 && table}`
}

/** A finding as cells of a table. */
const findingCells = ({ level, text, help, rule, at }: Problem, token: string) => [
  html`<span class="level ${level}">${LEVELS[level]}</span>${text}
    ${help !== undefined && html`<div class="soft">help: ${help}</div>`}`,
  html`${rule}`,
  html`${at && placeButton(at, token)}`,
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
  const findingRows = worst.map((finding) => findingCells(finding, token))
  const shown = pages.map(({ path, record: { name, template, file } }) => [
    ...[link(path), html`${name}`, html`${template}`, placeButton({ file }, token)],
  ])
  const moved = redirects.map(({ from, to, status, at }) => [
    ...[link(from), link(to), html`${status}`, placeButton(at, token)],
  ])
  return ownPage(
    'Findings and pages',
    html`<form role="search" action="${OWN}"><input type="search" name="q" value="${search}"
      aria-label="search findings, pages and redirects" placeholder="Search findings, pages, files">
      <button>Search</button></form>
      ${findings ? section('finding', ['finding', 'rule', 'place'], findingRows, search) : CHECKING}
      ${section('page', ['address', 'name', 'template', 'file'], shown, search)}
      ${section('redirect', ['from', 'to', 'status', 'file'], moved, search)}`,
  )
}

const CHECKING = html`<meta http-equiv="refresh" content="1"><h2>Checking…</h2>`

/** The messages of the form, the latest first. */
export function inboxPage(messages: readonly Message[]): Answer {
  const shown = messages.map(({ at, from, fields }) => {
    const rows = fields.map(([name, value]) => html`<dt>${name}</dt><dd><pre>${value}</pre></dd>`)
    return html`<article><h2>${at}, from ${from}</h2><dl>${rows}</dl></article>`
  })
  const none = html`<p class="soft">No message yet. The form of the site sends its messages here, and nowhere else.</p>`
  return ownPage('Inbox', shown.length > 0 ? shown.reverse() : none)
}
