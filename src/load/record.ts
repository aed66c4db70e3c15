// The short record that the whole site keeps of a page: what other pages, the plan and the fonts need of its entry.
import { type DocumentRecord, valueAt } from '../model/content.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { LoadedDocument } from './document.ts'

/** The record of a page. `digest` is that of the bytes of its file; its texts carry no source tags. */
export function recordOf(
  { document: { entry, ...source }, raw, placeholders, facts }: LoadedDocument,
  digest: string,
  pictures: ReadonlySet<string>,
): DocumentRecord {
  const { references, shown } = namesIn(entry, pictures)
  const headings = new HeadingCharacters()
  headings.add(entry)
  const { name, summary = '', detail = '', icon = '', inflections = {} } = entry
  return {
    ...source,
    ...{ name, summary, detail, icon, inflections },
    title: entry.head.title,
    keywords: entry.head.keywords,
    robots: entry.head.robots,
    social: { title: entry.head.social?.title, line: entry.head.social?.line },
    questionsFrom: entry.questionsFrom,
    references: [...references].sort(),
    pictures: [...shown].sort(),
    headings: headings.all(),
    facts,
    placeholders: placeholders.map((path) => ({ path, value: valueAt(raw, path) })),
    ignore: (entry.ignore ?? []).map(({ rule, about }) => ({ rule, about })),
    digest,
    cardDigest: shortDigest(name, summary, detail, icon, JSON.stringify(inflections)),
  }
}

/** The entries and the pictures that a value names. */
function namesIn(value: unknown, pictures: ReadonlySet<string>) {
  const names: Names = { references: new Set(), shown: new Set(), pictures, longest: longestOf(pictures) }
  collectNames(value, names)
  return names
}

interface Names {
  readonly references: Set<string>
  readonly shown: Set<string>
  readonly pictures: ReadonlySet<string>
  readonly longest: number
}

function collectNames(value: unknown, names: Names): void {
  if (typeof value === 'string') {
    // A look-up hashes the whole text, so long texts are skipped.
    if (value.length <= names.longest && names.pictures.has(value)) names.shown.add(value)
    return
  }
  if (typeof value !== 'object' || value === null) return
  if ('$ref' in value) names.references.add(String(value.$ref))
  else for (const inner of Array.isArray(value) ? value : Object.values(value)) collectNames(inner, names)
}

/** Keys of texts that templates set in the heading face. */
const HEADINGS = new Set(['heading', 'title', 'name', 'question', 'price', 'code', 'address'])

/** The length of the longest name of a set. */
function longestOf(names: ReadonlySet<string>): number {
  const known = longests.get(names)
  if (known !== undefined) return known
  let longest = 0
  for (const { length } of names) longest = Math.max(longest, length)
  longests.set(names, longest)
  return longest
}

const longests = new WeakMap<ReadonlySet<string>, number>()

/** Latin and Greek letters, signs and accents come before this. */
const COMMON = 0x400

/** Collects the characters of headings, those of two code units too, but no spaces and controls. */
export class HeadingCharacters {
  /** 10,000 pages have a hundred million characters: an array for those that are common, sets for all others. */
  readonly #common = new Uint8Array(COMMON)
  readonly #others = new Set<string>()
  readonly #pairs = new Set<string>()

  /** Adds the headings of a value; with `all`, every text. `head` is not shown on the page. */
  add(value: unknown, all = false): void {
    if (typeof value === 'string') {
      if (all) this.#addText(value)
      return
    }
    if (typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const inner of value) this.add(inner, all)
      return
    }
    for (const key in value) {
      if (key === 'head') continue
      const inner = (value as Readonly<Record<string, unknown>>)[key]
      this.add(inner, all || (typeof inner === 'string' && HEADINGS.has(key)))
    }
  }

  /** All characters so far, each once, in order. */
  all(): string {
    let text = ''
    for (let unit = 0x21; unit < COMMON; unit++) if (this.#common[unit]) text += String.fromCharCode(unit)
    return text + [...this.#others].sort().join('') + [...this.#pairs].sort().join('')
  }

  #addText(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i)
      if (unit < COMMON) this.#common[unit] = 1
      else if (unit >= 0xd800 && unit < 0xdc00) this.#pairs.add(text.slice(i, ++i + 1))
      else this.#others.add(text.charAt(i))
    }
  }
}
