// Formats the entries of `site diff` for a terminal, and as Markdown for a pull request.
import { count, inShort } from '../../model/counts.ts'
import type { Entry } from '../../pipeline/diff/causes.ts'
import type { Terminal } from './command.ts'

const HEADINGS: Readonly<Record<Entry['kind'], string>> = {
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
const sideOf = (text: string, [left, right]: readonly [string, string] = ['', '']) =>
  [left && `…${left}`, short(text), right && `${right}…`].filter(Boolean).join(' ')

/** The pages that show an entry: few are named, many are counted. */
function whereOf(pages: readonly string[]): string {
  if (pages.length === 0) return ''
  return `on ${pages.length > NAMED ? count(pages.length, 'page') : inShort(pages)}`
}

/** The parts of an entry as sentences use them. */
function partsOf({ kind, what, before, after, around, at, pages, also }: Entry) {
  const isReplaced = before !== '' || after !== ''
  const isShort = kind === 'claims' || kind === 'pages'
  const quoted = (text: string) => (isShort ? text : `"${sideOf(text, around)}"`)
  const both = [before, after].map((text) => (text === '' && isShort ? '' : quoted(text)))
  return {
    what,
    change: isReplaced ? both.filter(Boolean).join(' → ') : 'changed',
    where: whereOf(pages),
    also: also.length > 0 ? `also ${also.map((other) => HEADINGS[other].toLowerCase()).join(', ')}` : '',
    place: at && [at.file, at.line].filter(Boolean).join(':'),
  }
}

/** The entries by kind, in their order. */
function* byKind(entries: readonly Entry[]): Generator<[heading: string, entries: readonly Entry[]]> {
  for (const kind of Object.keys(HEADINGS) as Entry['kind'][]) {
    const own = entries.filter((entry) => entry.kind === kind)
    if (own.length > 0) yield [HEADINGS[kind], own]
  }
}

/** The entries as lines: `price: 50€ → 55€, on 9 pages (site.yaml:41)`. */
export function changesText(entries: readonly Entry[], { paint }: Pick<Terminal, 'paint'>): string {
  const line = (entry: Entry) => {
    const { what, change, where, also, place } = partsOf(entry)
    const head = [what, change].filter(Boolean).join(': ')
    return `  ${[head, where, also].filter(Boolean).join(', ')}${place ? paint.dim(` (${place})`) : ''}\n`
  }
  const sections = [...byKind(entries)].map(([heading, own]) => `${paint.bold(heading)}\n${own.map(line).join('')}`)
  return sections.join('\n')
}

/** The same as Markdown. */
export function changesMarkdown(entries: readonly Entry[]): string {
  return changesText(entries, {
    paint: { bold: (text: string) => `**${text}**`, dim: (t: string) => t } as Terminal['paint'],
  })
}
