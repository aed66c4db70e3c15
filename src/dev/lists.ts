// The pages of `site dev` itself: findings and pages of the site, and the inbox.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Words } from '../language/words.ts'
import { LOOKS } from '../model/looks.ts'
import type { Plan } from '../model/plan.ts'
import type { Problem } from '../model/problem.ts'
import { engineRoot } from '../runtime/engine.ts'
import type { Answer } from '../serve/message.ts'
import { anchorOf, CATALOGUE, type ListedSection } from './catalogue.ts'
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

/** The server's own pages, by the names of their titles. */
const PAGES = { overview: OWN, sections: CATALOGUE, inbox: `${OWN}/inbox` }

/** A page of the server. */
function ownPage(title: keyof typeof PAGES, body: Markup | Markup[], { say, language }: Words): Answer {
  const links = Object.entries(PAGES).map(
    ([name, href]) => html`<a href="${href}"${name === title && html` aria-current="page"`}>${say(name)}</a>`,
  )
  return htmlAnswer(
    html`<meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${say(title)} - site dev</title><style>${new Markup(STYLE)}</style>`,
    html`<body><header><nav aria-label="site dev">${links}<a href="/">${say('theSite')}</a></nav></header>
      <main><h1>${say(title)}</h1>${body}</main></body>`,
    POLICY,
    language,
  )
}

const link = (href: string) => html`<a href="${href}">${href}</a>`

/** A table of the rows that contain all words of a search; `headed` makes its heading from their number. */
function section(
  rows: readonly Markup[][],
  search: string,
  { headed, heads }: { readonly headed: (n: number) => string; readonly heads: readonly string[] },
): Markup {
  const words = html`${search.toLowerCase()}`.text.split(/\s+/)
  const body = rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)
  const matching = body.filter(({ text }) => {
    const shown = text.replace(/<[^<>]*>/g, ' ').toLowerCase()
    return words.every((word) => shown.includes(word))
  })
  const head = heads.map((title) => html`<th scope="col">${title}</th>`)
  const table = html`<table><thead><tr>${head}</tr></thead><tbody>${matching}</tbody></table>`
  return html`<h2>${headed(matching.length)}</h2>${matching.length > 0 && table}`
}

/** A finding as cells of a table. Its own words are English. */
const findingCells = ({ level, text, help, rule, at }: Problem, token: string, { say }: Words) => [
  html`<span class="level ${level}">${say(LEVELS[level])}</span><span lang="en">${text}</span>
    ${help !== undefined && html`<div class="soft">${say('help')} <span lang="en">${help}</span></div>`}`,
  html`${rule}`,
  html`${at && placeButton(at, token)}`,
]

/** The parts of the overview besides the site. */
interface Overview {
  readonly token: string
  readonly search: string
  readonly words: Words
}

/**
 * The findings of the check, then every page with its template and file, and the redirects; those that a search
 * matches. Without findings, the page is loaded again a second later.
 */
export function addressPage(
  { pages, redirects }: Pick<Plan, 'pages' | 'redirects'>,
  findings: readonly Problem[] | undefined,
  { token, search, words }: Overview,
): Answer {
  const { say } = words
  const worst = Object.keys(LEVELS).flatMap((level) => findings?.filter((finding) => finding.level === level) ?? [])
  const findingRows = worst.map((finding) => findingCells(finding, token, words))
  const shown = pages.map(({ path, record: { name, template, file } }) => [
    ...[link(path), html`${name}`, html`${template}`, placeButton({ file }, token)],
  ])
  const moved = redirects.map(({ from, to, status, at }) => [
    ...[link(from), link(to), html`${status}`, placeButton(at, token)],
  ])
  const table = (name: string, rows: readonly Markup[][], ...heads: readonly string[]) =>
    section(rows, search, { headed: (n) => say(name, { n }), heads: heads.map((head) => say(head)) })
  const label = say('searchAll')
  return ownPage(
    'overview',
    html`<form role="search" action="${OWN}"><input type="search" name="q" value="${search}"
      aria-label="${label}" placeholder="${label}"><button>${say('search')}</button></form>
      ${findings ? table('findingCount', findingRows, 'finding', 'rule', 'place') : checking(say('checking'))}
      ${table('pageCount', shown, 'address', 'name', 'template', 'file')}
      ${table('redirectCount', moved, 'from', 'to', 'status', 'file')}`,
    words,
  )
}

const checking = (words: string) => html`<meta http-equiv="refresh" content="1"><h2>${words}</h2>`

/** The sections of the theme and of the site, and the pages that show all of them in a look. */
export function sectionsPage(sections: readonly ListedSection[], words: Words): Answer {
  const [first] = LOOKS
  const looks = LOOKS.map((look) => html`<a href="${CATALOGUE}/${look}">${look}</a> `)
  const rows = sections.map(({ name, file, hasExample }) => [
    hasExample ? html`<a href="${CATALOGUE}/${first}#${anchorOf(name)}">${name}</a>` : html`${name}`,
    html`${file}${!hasExample && html`<div class="soft">${words.say('noExample', { name })}</div>`}`,
  ])
  const heads = [words.say('name'), words.say('file')]
  const headed = (n: number) => words.say('sectionCount', { n })
  return ownPage('sections', html`<p class="looks">${looks}</p>${section(rows, '', { headed, heads })}`, words)
}

/** The messages of the form, the latest first. */
export function inboxPage(messages: readonly Message[], words: Words): Answer {
  const shown = messages.map(({ at, from, fields }) => {
    const rows = fields.map(([name, value]) => html`<dt>${name}</dt><dd><pre>${value}</pre></dd>`)
    return html`<article><h2>${words.say('sentFrom', { at, from })}</h2><dl>${rows}</dl></article>`
  })
  const none = html`<p class="soft">${words.say('noMessage')}</p>`
  return ownPage('inbox', shown.length > 0 ? shown.reverse() : none, words)
}
