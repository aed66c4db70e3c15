// Formats the entries of `site diff` for a terminal, and as Markdown for a pull request.

import type { SiteChange } from '../../after/diff/causes.ts'
import { count, inShort } from '../../model/counts.ts'
import type { Terminal } from './command.ts'

const HEADINGS: Readonly<Record<SiteChange['kind'], string>> = {
  claims: 'Claims',
  words: 'Words',
  labels: 'Labels',
  pages: 'Pages',
  links: 'Links',
  head: 'Head',
  data: 'Structured data',
  answers: 'Answers of the host',
  pictures: 'Pictures',
  card: 'Social cards',
  order: 'Order',
  styles: 'Style',
  files: 'Other files',
  code: 'Code alone',
}

/** Pages that are named: more are counted. */
const NAMED = 3
/** Letters of a text that are shown. */
const SHOWN = 120

/** A long text without its middle. */
const short = (text: string) =>
  text.length <= SHOWN ? text : `${text.slice(0, SHOWN / 2)} … ${text.slice(-SHOWN / 2)}`

/** A side of an entry, with the words around it. */
function sideOf(text: string, { around = ['', ''] }: SiteChange): string {
  const [left, right] = around
  return [left && `…${left}`, short(text), right && `${right}…`].filter(Boolean).join(' ')
}

const placeOf = ({ at }: SiteChange) => [at?.file, at?.line].filter(Boolean).join(':')

const alsoOf = ({ also }: SiteChange) =>
  also.length > 0 ? `also ${also.map((kind) => HEADINGS[kind].toLowerCase()).join(', ')}` : ''

/** The changes by the heading of their kind, in the order of the headings. */
function byKind(changes: readonly SiteChange[]): (readonly [heading: string, changes: readonly SiteChange[]])[] {
  const groups = Object.entries(HEADINGS).map(
    ([kind, heading]) => [heading, changes.filter((change) => change.kind === kind)] as const,
  )
  return groups.filter(([, group]) => group.length > 0)
}

/** The changes as lines: `price: 50€ → 55€, on 9 pages (site.yaml:41)`. */
export function changesText(changes: readonly SiteChange[], { paint }: Pick<Terminal, 'paint'>): string {
  const line = (change: SiteChange) => {
    const { kind, what, before, after, pages } = change
    const quoted = (text: string) => (kind === 'claims' || kind === 'pages' ? text : `"${sideOf(text, change)}"`)
    const isOneSided = kind === 'pages' && (before === '' || after === '')
    const both = isOneSided ? before || after : `${quoted(before)} → ${quoted(after)}`
    const words = [what, before === '' && after === '' ? 'changed' : both].filter(Boolean).join(': ')
    const where =
      pages.length > NAMED ? `on ${count(pages.length, 'page')}` : pages.length > 0 && `on ${inShort(pages)}`
    const place = placeOf(change)
    return `  ${[words, where, alsoOf(change)].filter(Boolean).join(', ')}${place && paint.dim(` (${place})`)}\n`
  }
  return byKind(changes)
    .map(([heading, group]) => `${paint.bold(heading)}\n${group.map(line).join('')}`)
    .join('\n')
}

/** Letters of a comment on GitHub at most, without the line that counts the rest (65,536 in all). */
const MOST = 60_000

/** The same as Markdown: a list for each kind, folded for what no visitor perceives. Nothing without changes. */
export function changesMarkdown(changes: readonly SiteChange[]): string {
  if (changes.length === 0) return ''
  const parts = ['### What visitors will see differently\n']
  let rest = changes.length
  let length = 0
  for (const [heading, group] of byKind(changes)) {
    const fitting = group.map(itemOf).filter((item) => {
      length += item.length
      return length < MOST
    })
    rest -= fitting.length
    const list = fitting.join('')
    const isFolded = group.every(({ kind }) => kind === 'code' || kind === 'files' || kind === 'styles')
    if (fitting.length === 0) continue
    if (isFolded) parts.push(`<details><summary>${heading} (${group.length})</summary>\n\n${list}\n</details>\n`)
    else parts.push(`#### ${heading}\n\n${list}`)
  }
  if (rest > 0) parts.push(`… and ${count(rest, 'more change')}: \`npx site diff\` lists all.\n`)
  return parts.join('\n')
}

/** A change as an item of a list. */
function itemOf(change: SiteChange): string {
  const { what, before, after, pages } = change
  const both = [before, after].map((text) => code(text && sideOf(text, change)) || 'nothing')
  const words = before === '' && after === '' ? 'changed' : both.join(' → ')
  const list = pages.map(code).join(', ')
  const isLong = pages.length > NAMED
  const folded = `<details><summary>on ${count(pages.length, 'page')}</summary>${list}</details>`
  const more = [code(placeOf(change)), alsoOf(change), !isLong && list && `on ${list}`].filter(Boolean).join(', ')
  return `- ${[code(what), words].filter(Boolean).join(': ')}${more && `<br>${more}`}${isLong ? folded : ''}\n`
}

/** A text as code: nothing in it is Markdown, a mention of a person or a link to an issue. */
function code(text: string): string {
  if (text === '') return ''
  const fence = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  const padding = /^`|`$/.test(text) ? ' ' : ''
  return fence + padding + text.replace(/\s+/g, ' ') + padding + fence
}
