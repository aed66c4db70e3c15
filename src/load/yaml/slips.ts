// The text of a YAML file -> values that YAML reads, and not as they were meant: a sentence cut by a comment, a word
// that is no text to other readers, quotes that are none, an item that stands too far in. Pure.
import { CST, Parser } from 'yaml'

export interface Slip {
  /** Offset into the text. */
  readonly at: number
  readonly text: string
  readonly help: string
}

/** What to type where a value is read as something else. */
export const QUOTE = 'put the whole value in double quotes'
/** Words that YAML 1.1 reads as yes or no. Two capitals may be the code of a country. */
const SWITCH = /^(?:[Nn]o|[Yy]es|YES)$/
/** The same of words with which settings are switched, where a text is to stand. */
const SWITCHED = /^(?:[Oo]n|[Oo]ff|ON|OFF|NO)$/
const TEXT = /^(?:name|title|heading|text|question|answer|alt)$/
/** Quotes of print around a whole value that is no sentence in itself, as word processors and chats put them. */
const PRINTED =
  /^[\u201c\u201d\u201e\u201f\u2018\u2019][^\u201c-\u201f\u2018]*[^\s.!?;…\u2026][\u201c\u201d\u201f\u2019]$/
/** The same around a sentence, under a key where nobody is quoted. */
const PRINTED_WHOLE = /^[\u201c\u201d\u201e\u201f\u2018\u2019][^\u201c-\u201f\u2018]*[\u201c\u201d\u201f\u2019]$/
/** One of them before a text that has no other. */
const OPEN = /^[\u201c-\u201f](?=[^\u201c-\u201f"»\u2019]*$)/
const UNQUOTED = /^(?:name|summary|description|label|alt|price)$/
/** A line that is meant as an item of a list, and goes on with the one above: it stands too far to the right. */
const GOES_ON = /\n *(- .*)/
const IN_SENTENCE = /^- \p{Ll}/u
/** What a text must hold to have the last of these, which values of one line have not. */
const TOO_FAR_IN = /^( *)(?:- |[\w-]+: )[^\n]*[^\n:|>-]\n\1 +- /m
/** What it must hold to have any of the others. */
const SUSPECT = [
  /\S #/,
  /: (?:[Nn]o|NO|[Yy]es|YES|[Oo]n|[Oo]ff|ON|OFF)\s*(?:[#,}].*)?$/m,
  /[:-] [\u201c-\u201f\u2018\u2019]/,
]

/**
 * Whether a comment behind a value is the rest of its sentence: it goes on without a space ("#1"), or a value that does
 * not end goes on to a full stop. Behind a single word it is one where a number follows, and more behind that.
 */
const isCut = (value: string, comment: string) =>
  (/^\p{Lu}\p{L}+$/u.test(value) && /^#\d+ \p{L}/u.test(comment)) ||
  (/\p{L}\S* \S/u.test(value) &&
    (/^#[\p{L}\p{N}]/u.test(comment) ||
      (value.split(/\s+/).length > 2 && !/[.!?;:»)\u2026"]$/.test(value) && /[.!?;»]\s*$/.test(comment))))

/** The first line of what git leaves of two versions that it could not join, and the last one. */
const CONFLICT = /^(?:<{7}(?= |\r?$)|>{7}(?= |\r?$))/gm

/** The conflicts that were left in a text, each where it begins, or where it ends if its beginning is gone. */
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

/** A space that YAML takes as a letter, where a line is indented before a key or an item. */
const STRANGE_SPACE = /^ *[\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]\s*(?:- |[\w-]+:(?=\s))/gmu

/** Lines indented with what is no space to YAML, each where it begins. A text may begin with a byte order mark. */
export const strangeSpacesIn = (text: string): Slip[] =>
  [...text.matchAll(STRANGE_SPACE)]
    .filter(({ 0: line, index }) => index > 0 || !line.startsWith('\ufeff'))
    .map(({ index }) => ({
      at: index,
      text: 'the line begins with a space that YAML takes as a letter, as web pages and word processors have it',
      help: 'delete what stands before the first word, and type the spaces again',
    }))

/** The slips of a text that YAML can read; `isPlain`: `readPlainYaml` can, so that no value has several lines. */
export function slipsIn(text: string, isPlain: boolean): Slip[] {
  const found: Slip[] = []
  if (!SUSPECT.some((each) => each.test(text)) && (isPlain || !TOO_FAR_IN.test(text))) return found
  for (const token of new Parser().parse(text)) {
    if (token.type !== 'document') continue
    CST.visit(token, ({ key, value }) => {
      if (value?.type !== 'scalar') return
      const { source, offset } = value
      const [line, item] = GOES_ON.exec(source) ?? []
      if (line !== undefined && item !== undefined && !(key && IN_SENTENCE.test(item)))
        found.push({
          at: offset + source.indexOf(line) + line.indexOf(item),
          text: `"${item}" goes on with the value above it, and is no item of the list`,
          help: 'begin it in the same column as the item above it, or put the whole value in double quotes',
        })
      const comment = value.end?.find(({ type }) => type === 'comment')
      if (comment && isCut(source, comment.source))
        found.push({
          at: comment.offset,
          text: `a comment begins here and cuts the sentence: ${comment.source}`,
          help: QUOTE,
        })
      if (key && (SWITCH.test(source) || (SWITCHED.test(source) && key.type === 'scalar' && TEXT.test(key.source))))
        found.push({
          at: offset,
          text: `"${source}" without quotes is yes or no to many readers of YAML`,
          help: `quote it: "${source}", or write true or false`,
        })
      const open = OPEN.exec(source)?.[0]
      if (open !== undefined && key)
        found.push({
          at: offset,
          text: `the quote ${open} before the text has no other behind it`,
          help: 'take it away',
        })
      const isUnquoted = key?.type === 'scalar' && UNQUOTED.test(key.source)
      if (PRINTED.test(source) || (isUnquoted && PRINTED_WHOLE.test(source)))
        found.push({ at: offset, text: `the quotes around ${source} are part of the text`, help: 'type " or nothing' })
    })
  }
  return found
}

/**
 * The comment that takes the end of a list or group in brackets away, where a fault stands in its line or the next one:
 * "[Unit #4, by the gate]".
 */
export function cutListAt(text: string, fault: number): { readonly at: number; readonly text: string } | undefined {
  const own = text.lastIndexOf('\n', fault - 1) + 1
  // A fault is told at the next line that says something.
  let above = own - 1
  while (above > 0 && (text[above] ?? '').trim() === '') above--
  for (const start of [own, text.lastIndexOf('\n', above) + 1]) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? undefined : end)
    const at = line.indexOf(' #') + 1
    const [before, comment] = [line.slice(0, at), line.slice(at)]
    const opens = Math.max(before.lastIndexOf('['), before.lastIndexOf('{'))
    const closes = Math.max(before.lastIndexOf(']'), before.lastIndexOf('}'))
    if (at > 0 && opens > closes && !/['"]/.test(before) && /[\]}]/.test(comment))
      return { at: start + at, text: comment }
  }
  return undefined
}
