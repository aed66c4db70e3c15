// Finds the YAML value that a span of a built page comes from, by the source tags that the page was drawn with.
import type { Span } from '../../model/checks/page-facts.ts'
import type { Path } from '../../model/content.ts'
import type { Mapping } from '../../model/source-map.ts'

/** A value of a YAML file. */
export interface Location {
  readonly file: string
  readonly path: Path
}

/** A text of the YAML and its place. */
export interface LocatedText extends Location {
  readonly text: string
}

/** The sources of a page. */
export interface Origins {
  /** The text that a tag refers to. */
  textOf(mapping: Mapping): LocatedText | undefined
  /** A text without a tag that the page may show, such as the name or the summary of another page. */
  readonly untagged: (words: string, part: string | undefined) => LocatedText | undefined
  /** The slug in the page's own lists that refers to the page at an address. */
  listed(address: string): Location | undefined
  /** The value in the same group as a text that equals `value`: the address of a link, found by its words. */
  beside(text: Location, value: string): Location | undefined
}

/** A function from a span of the page, and the part of it that a finding is about, to the value that it comes from. */
export function locator(
  html: string,
  mappings: readonly Mapping[],
  { textOf, untagged, listed, beside }: Origins,
): (span: Span, value?: string) => Location | undefined {
  const wordsOf = ({ start, end }: Span) => html.slice(start, end).replace(/<[^<>]*>/g, '')
  const holds = (text: string, part: string | undefined) =>
    part !== undefined && part.trim() !== '' && text.includes(part)
  /** A link in a sentence has no tag of its own: the next tag follows the sentence, and its text contains the link. */
  const around = (span: Span, value: string | undefined) => {
    const next = mappings.find(({ at }) => at > span.end)
    const text = next && textOf(next)
    return text && (holds(text.text, value) || holds(text.text, wordsOf(span))) ? text : undefined
  }
  return (span, value) => {
    const inside = value === undefined || value === '' ? -1 : html.slice(span.start, span.end).indexOf(value)
    const from = inside < 0 ? span.start : span.start + inside
    const within = mappings.filter(({ at }) => at > from && at <= span.end)
    const exact = value === undefined ? undefined : within.find((mapping) => textOf(mapping)?.text.includes(value))
    const [first] = within
    const whole = exact && textOf(exact)
    if (whole && whole.text === value) return { file: whole.file, path: whole.path }
    const words = wordsOf(span).trim()
    const sentence = around(span, value)
    // The address of a link in a sentence is written in that sentence, whatever page its words name.
    const found =
      whole ??
      (first && textOf(first)) ??
      (sentence && holds(sentence.text, value) ? sentence : undefined) ??
      (value?.startsWith('/') ? listed(value) : undefined) ??
      untagged(words, value) ??
      sentence
    if (!found) return undefined
    return (value === undefined ? undefined : beside(found, value)) ?? { file: found.file, path: found.path }
  }
}
