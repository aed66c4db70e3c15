// Finds values that YAML reads differently from what the author meant: a sentence cut by a comment, quotes that are part
// of the text, a list item that continues the line above, a missing space after a colon.
import { CST, Parser } from 'yaml'
import type { Path } from '../../model/data.ts'
import { nameOfCharacter } from './characters.ts'

/** A mistake in a text. */
export interface Slip {
  /** An offset into the text, or the path of a value; without either, the whole file is meant. */
  readonly at?: number | Path | undefined
  readonly text: string
  readonly help?: string
  readonly rule?: string
}

/** The help for a value that YAML reads as something else. */
export const QUOTE = 'put the whole value in double quotes'
/** The help for a value in braces that a comma cuts in two. */
export const quoteWhole = (key: string) =>
  `put the whole ${key} in double quotes: within { } a comma begins another key`
/** Curly quotes around a whole value that is not a sentence: word processors and chats add them. */
const CURLY =
  /^[\u201c\u201d\u201e\u201f\u2018\u2019][^\u201c-\u201f\u2018]*[^\s.!?;…\u2026][\u201c\u201d\u201f\u2019]$/
/** A line that looks like a list item but continues the value above, because it is indented too far. */
const CONTINUED_ITEM = /\n *(- .*)/
const IN_SENTENCE = /^- \p{Ll}/u
/** Every text with a slip matches one of these. The rarest characters come first, so that most texts are passed fast. */
const MAY_SLIP = [/ #(?<=\S #)/, /[\u201c-\u201f\u2018\u2019](?<=[:-] .)/]
/** The same for continued items. */
const MAY_CONTINUE = /(?:^|\n)( *)(?:- |[\w-]+: )[^\n]*[^\n:|>-]\n\1 +- /

/**
 * Whether a comment after a value is the rest of its sentence: it begins without a space ("#1"), or an unfinished value
 * goes on to a full stop. After a single word it is one if a number and more words follow.
 */
const isCut = (value: string, comment: string) =>
  (/^\p{Lu}\p{L}+$/u.test(value) && /^#\d+ \p{L}/u.test(comment)) ||
  (/\p{L}[^\s\p{L}]* \S/u.test(value) &&
    (/^#[\p{L}\p{N}]/u.test(comment) ||
      (value.split(/\s+/).length > 2 && !/[.!?;:»)\u2026"]$/.test(value) && /[.!?;»]\s*$/.test(comment))))

const maySlip = (text: string, isPlain: boolean) =>
  MAY_SLIP.some((pattern) => pattern.test(text)) || (!isPlain && MAY_CONTINUE.test(text))

/** The slips of a text that YAML can read. `isPlain`: each of its values is on one line, so no item is continued. */
export function slipsIn(text: string, { isPlain = false } = {}): Slip[] {
  if (!maySlip(text, isPlain)) return []
  const found: Slip[] = []
  for (const { key, value } of itemsIn(text)) {
    if (value?.type !== 'scalar') continue
    const { source, offset } = value
    const [line = '', item] = CONTINUED_ITEM.exec(source) ?? []
    if (item !== undefined && !(key && IN_SENTENCE.test(item)))
      found.push({
        at: offset + source.indexOf(line) + line.indexOf(item),
        text: `"${item}" goes on with the value above it, and is not an item of the list`,
        help: 'begin it in the same column as the item above it, or put the whole value in double quotes',
      })
    const comment = value.end?.find(({ type }) => type === 'comment')
    if (comment && isCut(source, comment.source)) {
      const reason = `a comment begins here and cuts the sentence: ${comment.source}`
      found.push({ at: comment.offset, text: reason, help: QUOTE })
    }
    if (CURLY.test(source))
      found.push({ at: offset, text: `the quotes around ${source} are part of the text`, help: 'type " or nothing' })
  }
  return found
}

/** Every key and value of the documents of a text. */
function itemsIn(text: string): Pick<CST.CollectionItem, 'key' | 'value'>[] {
  const items: Pick<CST.CollectionItem, 'key' | 'value'>[] = []
  for (const token of new Parser().parse(text)) {
    if (token.type !== 'document') continue
    if (token.value?.type === 'scalar') items.push({ key: token.value })
    CST.visit(token, (item) => void items.push(item))
  }
  return items
}

/** The first and the last line of a merge conflict that git left in a file. */
const CONFLICT = /^(?:<{7}(?= |\r?$)|>{7}(?= |\r?$))/gm

/** The merge conflicts of a text, each at its first line, or at its last if the first is gone. */
export function conflictsIn(text: string): Slip[] {
  const marks = [...text.matchAll(CONFLICT)]
  return marks
    .filter(([mark], i) => mark.startsWith('<') || !marks[i - 1]?.[0].startsWith('<'))
    .map(({ index }) => ({
      at: index,
      text: 'git could not join two versions of these lines, and left both',
      help: 'keep the lines that are right, and delete those that begin with <<<<<<<, ======= and >>>>>>>',
    }))
}

/** A line that is indented with a space that YAML reads as a letter: no-break, typographic, ideographic, zero-width. */
const INDENTED = /^ *[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff][^\S\r\n\u2028\u2029]*(?:- |[\w-]+:(?=\s))/gmu

/** Lines that are indented with such a space. A text may begin with a byte order mark. */
export const strangeSpacesIn = (text: string): Slip[] =>
  [...text.matchAll(INDENTED)]
    .filter(({ 0: line, index }) => index > 0 || !line.startsWith('\ufeff'))
    .map(({ index }) => ({
      at: index,
      text: 'the line begins with a space that YAML takes as a letter, as web pages and word processors have it',
      help: 'delete what stands before the first word, and type the spaces again',
    }))

/** A key whose colon ends no key: no space after it, a full-width colon, or a space that YAML reads as a letter. */
const GLUED_KEY = /^(\s*)(?!(?:https?|mailto|tel):)([a-z][\w-]*)(：|:(?![ \t:]|\/\/|$))(.*)/u
const GLUED_DASH = /^(\s*)-(?=[^\S \t]|[\u200b{["'])(.*)/u
/** Every text with one of these matches this. */
const MAY_BE_GLUED = /(?:^|[\s{,])(?:[a-z][\w-]*(?:：|:(?![ \t\r\n:]|\/\/))|-(?:[^\S \t\r\n]|[\u200b{["']))/mu

/** The slip of one line of a plain scalar, if it is a key or a list item that YAML does not recognise. */
function gluedLine(line: string, at: number): Slip | undefined {
  const [, margin = '', key, colon = '', rest = ''] = GLUED_KEY.exec(line) ?? []
  const shown = shownOf(rest)
  if (key !== undefined) {
    const after = at + margin.length + key.length
    const help = `write "${key}: ${shown}", with a space after the colon; a text with this colon needs double quotes`
    if (colon === '：') return { at: after, text: `the colon after "${key}" is a full-width colon (U+FF1A)`, help }
    return rest.charAt(0).trim() === '' || rest.startsWith('\u200b')
      ? { at: after + 1, text: `the space after "${key}:" is ${letterSpace(rest)}`, help }
      : { at: after, text: `a space is missing after "${key}:"`, help }
  }
  const [, indent = '', item = ''] = GLUED_DASH.exec(line) ?? []
  if (item === '') return undefined
  const after = at + indent.length + 1
  const text = /^[{["']/.test(item)
    ? 'a space is missing after the dash'
    : `the space after the dash is ${letterSpace(item)}`
  return { at: after, text, help: `write "- ${shownOf(item)}"` }
}

/** The start of a value as a help shows it, without the spaces that YAML reads as letters. */
const shownOf = (value: string) =>
  value
    .replace(/^[\s\u200b]+/, '')
    .slice(0, 40)
    .trim()

const letterSpace = (text: string) => `${nameOfCharacter(text.charCodeAt(0))}, which YAML reads as a letter`

/** Keys and list items that YAML reads as part of another value, because the space after colon or dash is missing. */
export function missingSpacesIn(text: string): Slip[] {
  if (!MAY_BE_GLUED.test(text)) return []
  return itemsIn(text).flatMap(({ key, value }) => [...gluedLines(key, 0), ...gluedLines(value, 1)])
}

/** The slips of a plain scalar. Its lines before `first` follow a key or dash: a colon there is part of the text. */
function gluedLines(token: CST.Token | null | undefined, first: number): Slip[] {
  if (token?.type !== 'scalar') return []
  const slips: Slip[] = []
  let at = token.offset
  for (const [i, line] of token.source.split('\n').entries()) {
    const slip = i >= first || line.startsWith('-') ? gluedLine(line, at) : undefined
    if (slip) slips.push(slip)
    at += line.length + 1
  }
  return slips
}

/** The help for a text that should be a group of keys but lacks the space after a colon; undefined for other texts. */
export const gluedKey = (text: string): string | undefined => gluedLine(text, 0)?.help

/**
 * The comment that cuts off the end of a list or group in brackets, if a fault is on its line or the next one:
 * "[Unit #4, by the gate]".
 */
export function cutListAt(text: string, fault: number): Slip | undefined {
  const lineStart = text.lastIndexOf('\n', fault - 1) + 1
  // `yaml` reports a fault at the next line that has content.
  let above = lineStart - 1
  while (above > 0 && (text[above] ?? '').trim() === '') above--
  for (const start of [lineStart, text.lastIndexOf('\n', above) + 1]) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? undefined : end)
    const at = line.indexOf(' #') + 1
    const before = line.slice(0, at)
    const comment = line.slice(at)
    const opens = Math.max(before.lastIndexOf('['), before.lastIndexOf('{'))
    const closes = Math.max(before.lastIndexOf(']'), before.lastIndexOf('}'))
    if (at > 0 && opens > closes && !/['"]/.test(before) && /[\]}]/.test(comment))
      return { at: start + at, text: `a comment begins here and cuts the list: ${comment}`, help: QUOTE }
  }
  return undefined
}
