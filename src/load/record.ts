// The short record that the whole site keeps of a page: what other pages, the plan and the fonts need of its entry.
import { type DocumentRecord, valueAt } from '../model/content.ts'
import { addTurningDays, daysOf } from '../model/ended.ts'
import type { LoadedDocument } from './document.ts'

/** The record of a page. `digest` is that of the bytes of its file; its texts carry no source tags. */
export function recordOf(
  { document: { entry, ...source }, raw, placeholders, facts }: LoadedDocument,
  digest: string,
  pictures: ReadonlySet<string>,
): DocumentRecord {
  const references = new Set<string>()
  const shown = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && pictures.has(value)) shown.add(value)
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value) references.add(String(value.$ref))
    else for (const inner of Object.values(value)) collect(inner)
  }
  collect(entry)
  const headings = new HeadingCharacters()
  headings.add(entry)
  const days = new Set<string>()
  addTurningDays(entry, days)
  const { name, summary = '', detail = '', icon = '', inflections = {} } = entry
  return {
    ...source,
    ...daysOf(entry),
    ...{ name, summary, detail, icon, inflections },
    title: entry.head.title,
    keywords: entry.head.keywords,
    robots: entry.head.robots,
    social: { title: entry.head.social?.title, line: entry.head.social?.line },
    questionsFrom: entry.questionsFrom,
    branch: entry.branch,
    references: [...references].sort(),
    pictures: [...shown].sort(),
    headings: headings.all(),
    facts,
    placeholders: placeholders.map((path) => ({ path, value: valueAt(raw, path) })),
    ignore: (entry.ignore ?? []).map(({ rule, about }) => ({ rule, about })),
    days: [...days].sort(),
    digest,
  }
}

/** Keys of texts that templates set in the heading face. */
const HEADINGS = new Set(['heading', 'title', 'name', 'question', 'price', 'code', 'address'])

/** Collects the characters of headings, but no spaces and controls. */
export class HeadingCharacters {
  /** One bit for each UTF-16 code unit: 10,000 pages have some millions of characters, and a set takes ten times as long. */
  readonly #units = new Uint32Array(0x10000 / 32)
  /** The characters that have two code units. */
  readonly #pairs = new Set<string>()

  /** Adds the headings of a value; `head` is not shown on the page. */
  add(value: unknown): void {
    // The keys of a list would become texts.
    if (Array.isArray(value)) {
      for (const item of value) this.add(item)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const key in value) {
      if (key === 'head') continue
      const inner = (value as Readonly<Record<string, unknown>>)[key]
      if (typeof inner === 'object') this.add(inner)
      else if (typeof inner === 'string' && HEADINGS.has(key)) this.addText(inner)
    }
  }

  /** Adds every character of a text. */
  addText(text: string): void {
    const units = this.#units
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit >= 0xd800 && unit < 0xdc00) this.#pairs.add(text.slice(i, ++i + 1))
      else units[unit >> 5] = (units[unit >> 5] ?? 0) | (1 << (unit & 31))
    }
  }

  /** All characters so far, each once, in order. */
  all(): string {
    let found = ''
    for (let unit = 0x21; unit < 0x10000; unit++) {
      const bits = this.#units[unit >> 5] ?? 0
      if (bits === 0) unit |= 31
      else if (bits & (1 << (unit & 31))) found += String.fromCharCode(unit)
    }
    return found + [...this.#pairs].sort().join('')
  }
}
