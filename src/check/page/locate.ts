// Finds the YAML value that a span of a built page comes from, by the source tags that the page was drawn with.
import type { Path } from '../../model/data.ts'
import type { Mapping } from '../../model/source-map.ts'
import type { Span } from '../parsed-page.ts'

/** A value of a YAML file. */
export interface ValuePath {
  readonly file: string
  readonly path: Path
}

/** A text of the YAML and its path. */
export interface LocatedText extends ValuePath {
  readonly text: string
}

/** The sources of a page. */
export interface Origins {
  /** The text that a tag refers to. */
  textOf(mapping: Mapping): LocatedText | undefined
  /** A text without a tag that the page may show, such as the name or the summary of another page. */
  readonly untagged: (words: string, part: string | undefined) => LocatedText | undefined
  /** The address in the page's own file, or the slug in its lists that refers to the page at it. */
  listed(address: string): ValuePath | undefined
  /** The value in the same group as a text that equals `value`: the address of a link, found by its words. */
  beside(text: ValuePath, value: string): ValuePath | undefined
}

/** A function from a span of the page, and the part of it that a finding is about, to the value that it comes from. */
export function locator(
  html: string,
  mappings: readonly Mapping[],
  { textOf, untagged, listed, beside }: Origins,
): (span: Span, value?: string) => ValuePath | undefined {
  const wordsIn = ({ start, end }: Span) => html.slice(start, end).replace(/<[^<>]*>/g, '')
  const holds = (text: string, part: string | undefined) =>
    part !== undefined && part.trim() !== '' && text.includes(part)
  /** A link in a sentence has no tag of its own: the next tag follows the sentence, and its text contains the link. */
  const around = (span: Span, value: string | undefined) => {
    const next = mappings.find(({ at }) => at > span.end)
    const text = next && textOf(next)
    return text && (holds(text.text, value) || holds(text.text, wordsIn(span))) ? text : undefined
  }
  /** The tagged texts of a span, from the value on if it contains that. */
  const textsIn = ({ start, end }: Span, value: string | undefined) => {
    const from = start + Math.max(0, html.slice(start, end).indexOf(value ?? ''))
    return mappings.filter(({ at }) => at > from && at <= end).map(textOf)
  }
  /** The text that a span without a tagged text comes from. */
  const withoutTag = (span: Span, value: string | undefined): ValuePath | undefined => {
    const sentence = around(span, value)
    // The address of a link in a sentence is written in that sentence, whatever page its words name.
    if (sentence && holds(sentence.text, value)) return sentence
    return (
      (value !== undefined && /^(?:\/|https?:)/.test(value) && listed(value)) ||
      (untagged(wordsIn(span).trim(), value) ?? sentence)
    )
  }
  return (span, value) => {
    const texts = textsIn(span, value)
    const whole = value === undefined ? undefined : texts.find((text) => text?.text.includes(value))
    const text = whole ?? texts[0] ?? withoutTag(span, value)
    if (!text) return undefined
    const origin = { file: text.file, path: text.path }
    return value === undefined || whole?.text === value ? origin : (beside(text, value) ?? origin)
  }
}
