// A text -> what of it is left over from writing: marks of the writer, gaps to fill, notes to oneself, the words of a
// chat assistant. Pure.
import type { Language } from '../../model/checks/language.ts'
import { bare } from './compared.ts'
import { expression } from './expression.ts'
import { perLanguage } from './language.ts'
import { candidates, type LazyPattern, lazyPattern } from './prefilter/candidates.ts'
import { leftoverPatterns } from './prefilter/patterns.ts'

/**
 * In any language. Braces never stand in a finished text: a claim is filled in before it is shown. \u03a7 and \u0425
 * are
 * the Greek and the Cyrillic letter like X.
 */
const ANYWHERE = expression(
  [
    /lorem ipsum|dolor sit amet|\b(?:TODO|FIXME|XXX|TBA|TBD|TBC)\b|[{}]|\$\{|\[object Object\]/,
    /^\s*(?:null|untitled|\?{2,}|x{3,}|asdf\w*(?: asdf\w*)*|…|[-–—_.](?: ?[-–—_.])*)\s*$/,
    // NAN-12 is the name of a part.
    /\bundefined\b|\bNaN\b(?!-\d)/,
    // The name of a file, and what it says of its version.
    /(?<![\p{L}/.])\p{L}+(?:_[\p{L}\d]+){2,}/u,
    /\((?:draft|copy|wip|final|v\d+(?:\.\d+)?)\)|[-–—_] ?draft$|(?<=\s)v\d$/,
    /(?<!\p{L})[x\u03a7\u03c7\u0425\u0445]{3,}(?!\p{L})/u,
    // Of two letters, where a price is to be.
    /(?<![\p{L}\d])[x\u03a7\u03c7\u0425\u0445]{2} ?[€£%]|[€£$] ?[x\u03a7\u03c7\u0425\u0445]{2,}(?!\p{L})/u,
    /\d[/.][x\u03a7\u03c7\u0425\u0445]{2,4}[/.]\d/,
    /\b(?:e-?mail|onoma|yourname)@(?:your)?(?:domain|company|website|site)\./,
    // A gap that a program was to fill in, in any alphabet.
    /%\p{L}[\p{L}_]{2,}%|%%\p{L}[\p{L}_ ]*%%|\$\p{L}[\p{L}_]{2,}\$|__\p{L}[\p{L}_ ]+__|<<[^<>]+>>|\[\[[^[\]]+\]\]/u,
    />>>[^<>]{3,}<<<|>> ?\p{L}[^<>\d]{2,60}<</u,
    // The end of a line, as programs write it.
    /(?<![\p{L}\d:\\])\\[nrt](?![a-z\d])/u,
    // A variable: "US$" has a letter before it, prices figures behind it.
    /(?<![\p{L}\d])\$(?:\p{L}[\p{L}\d]*_[\p{L}\d_]+|\p{L}{4,})|(?<![\p{L}\d]|\d )%(?:\d\$)?[sd](?![\p{L}\d])/u,
    /##\p{L}[\p{L}_ ]{2,}##|@@\p{L}[\p{L}_ ]*@@|#\p{L}+(?:_\p{L}+)+#/u,
    /(?<![\p{L}\d])#\p{L}{3,}#(?!\p{L})|\*\|[^*|]+\|\*/u,
    /_{3,}|\?{3,}|<[^\0-\x7f<>][^<>]{2,40}>/,
    // A gap where a price is to be.
    /[€£$] ?(?:_{2,}|\?+|\.{3,})|(?<![\p{L}\d])_{2,} ?[€£$%]|(?<![\p{L}\d?])\?{1,2} ?[€£$]/u,
    // What chat assistants write for their sources; \ue200 to \ue2ff stand for no letters.
    /【[^【】]*】|:?contentReference\[|(?<![a-z])oaicite(?![a-z])|[\ue200-\ue2ff]/,
    /(?<![a-z])(?:cite|navlist)?turn\d+(?:search|view|news|file|image|fetch|forecast|maps?|product|reddit|academia)\d+/,
    // Of an encyclopedia: right behind a word or its mark, where a note of one's own would have a space.
    /[\p{L}.,!;?»:)]\[\d{1,2}\](?![(\p{L}\d])|\[\d{1,2}\]\[\d{1,2}\]|\[\^\d{1,2}\^?\]/u,
    // A label in brackets that no address follows; figures, dots and single letters are quotations and notes.
    /\[(?![\s.…\d]*\])[^[\]]{2,}\](?!\s?\()/,
    // A machine that types writes the marks it is told.
    /(?<=[a-z] )(?<!(?:^|[^a-z])(?:an?|the|oxford|each|every|no|of|by|with|this) )comma (?=and|but|so|we|you|then)/,
    /(?<=[a-z] )(?<!(?:^|[^a-z])(?:a|the|this|that|of|one|no) )(?:full stop|question mark)(?=\s*$| new line)/,
    // Fields of a letter that a word processor was to fill in: a name of a field alone may be quoted.
    /«\p{L}+(?:_[\p{L}\d]+)+»/u,
    // A sign that a chat program draws for a name, and a field of search engines before its text.
    /(?<![\p{L}\d:.]):[a-z][a-z_]{1,20}[a-z]:(?![\p{L}\d:])/u,
    /^\s*(?:meta[ -]?(?:title|description|desc)|title tag|alt(?:ernative)? text|alt tag) ?[:=–—-] ?\S/,
    /^\s*focus key(?:word|phrase) ?[:=–—-] ?\S/,
    // The dot of a list that a word processor made.
    /^\s*[\u2022\u25cf\u25aa\u25e6\u2023\u00b7\uf0b7] ?\p{L}/u,
    // A note that HTML would hide.
    /<!--.*?(?:-->|$)/,
    /«(?:title|(?:first |last |full |sur|fore)?name|address|company|salutation|city|date)» ?«\p{L}+»/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

/** Nothing of ANYWHERE stands in a text without one of these: most texts in another script are done with here. */
const HINT = new RegExp(
  [
    /[{}[%$\\【\ue200-\ue2ff]|#\S+#|@@|\*\||\bv\d|\S_|[a-zA-Z_]{3}|\?\?|<[^\0-\x7f]|<<|<!-/,
    /[x\u03a7\u03c7\u0425\u0445]{2}|^\s*[.…_–—-][.…_–—\s-]*$|^\s*[\u2022\u25cf\u25aa\u25e6\u2023\u00b7\uf0b7]/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)
/** What programs write for a value that they could not make: word processors, spreadsheets, scripts. */
const FAILED = expression(
  [
    /Error! (?:Reference source|Bookmark not|No (?:text|table|bookmark)|Hyperlink reference|Not a valid|Unknown )/,
    /#(?:REF!|N\/A(?!\p{L})|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)/u,
    // What a form says of a date is a sentence of its own.
    /(?<=[^\s.!?] )Invalid Date(?:Time)?(?!\p{L})|(?<=[^\s.!?:] )Invalid date(?!\p{L})|Invalid time value/u,
    /(?:Type|Reference|Syntax|Range)Error: |(?:Fatal|Parse) error: |Cannot read propert|Traceback \(most recent/,
    /[Mm]issing translation: ?\S|[Tt]ranslation missing: ?\S|[€£$]Infinity(?!\p{L})|(?<!\p{L})Infinity ?[€%]/u,
    /\d{4}-\d\d-\d\dT\d\d:\d\d|(?<![\d.,])\d+[.,]\d*(?:0{6}|9{6})\d+(?![\d.,]\d|\d)/,
  ]
    .map(({ source }) => source)
    .join('|'),
)
const FAILED_HINT = /Error|#[A-Z]|Invalid|error:|ranslation|Traceback|Cannot|Infinity|\dT\d|0{6}|9{6}/

/** What stands on a button of a machine: "[ON]". */
const KEY = /^\[(?!(?:YEAR|NAME|DATE|TOWN|CITY|AREA|TIME|LINK|TEXT|LOGO|URL)\])[A-Z0-9]{1,4}\]$/
/** The same by its name: "[Esc]", "[Ctrl + C]". */
const NAMED_KEY = new RegExp(
  String.raw`^\[(?:esc|enter|tab|ctrl|alt|shift|del|delete|reset|mode|power|space|start|stop|set|eco|auto|on|off|ok|` +
    String.raw`play|test|boost|timer|lock|fan|heat|cool|dry)(?: ?\+ ?\w+)?\]$`,
  'i',
)
const CAPITALS = expression(/\p{Lu}{4}/u)
const CAREFUL = /^(?:todo|fixme|tba|tbd|tbc|nan)$/

const finderOf = (isBare: boolean) =>
  perLanguage((language: Language) =>
    candidates(
      leftoverPatterns(language, isBare).map((source) => ({ pattern: lazyPattern(source, 'i') })),
      true,
    ),
  )
const typed = finderOf(false)
const capitals = finderOf(true)

/** The match that begins first. */
function firstOf(text: string, all: readonly { readonly pattern: LazyPattern }[]): RegExpExecArray | undefined {
  let first: RegExpExecArray | undefined
  for (const { pattern } of all) {
    const found = pattern.expression().exec(text)
    if (found && (!first || found.index < first.index)) first = found
  }
  return first
}

/** What an editor says of the words he quotes, or puts among them: "[sic]", "[to Tom]". */
const SIC = /^\[sic[!.]?\]$/i
/** Where a quotation opens and where it closes. */
const QUOTES: readonly (readonly [open: RegExp, close: RegExp])[] = [
  [/«[^»]*$/, /^[^«]*»/],
  [/“[^”]*$/, /^[^“]*”/],
  [/(?:^|[\s(])[‘'](?!\s)[^‘]*$/, /^[^‘]*[’'](?:$|[\s.,;:!?)])/],
  [/^[^"]*(?:"[^"]*"[^"]*)*"[^"]*$/, /^[^"]*"/],
]

/** Whether brackets are an editor's: within words of another, and no name of a gap. */
function isInserted(found: string, before: string, after: string, language: Language, isQuoted: boolean): boolean {
  if (KEY.test(found) || NAMED_KEY.test(found) || SIC.test(found)) return true
  const isWithin = isQuoted || QUOTES.some(([open, close]) => open.test(before) && close.test(after))
  return isWithin && found !== found.toUpperCase() && !gapOf(language).test(found)
}

/** In any language: how programs and templates name a gap, whatever stands beside it, and what they call it alone. */
const GAP =
  '(?:name|surname|insert|add|enter|your|photo|picture|image|logo|url|link|text|title|headline|placeholder|customer|' +
  'client|review|quote|testimonial|tb[acd]|todo|\\S+_\\S+|\\S+ here)(?![a-z])|' +
  '(?<=\\[)(?:price|phone|number|date|time|town|city|area|location|service|business|company|amount|e-?mail|' +
  'postcode|street|month|year|country)(?: [a-z]+)?\\]'
const gapOf = perLanguage(({ prose }: Language) => {
  const all = [GAP, ...(prose?.gaps === undefined ? [] : [prose.gaps])]
  return expression(`(?<!\\p{L})(?:${all.join('|')})`, 'i')
})

/** What programs write for no value, and what stands before it where a screen shows that. */
const NOTHING = /^(?:undefined|NaN)$/
/** Before words that stand on a screen, on a machine or in a bill, at the end of a text. */
export const shownBefore = perLanguage(({ prose }: Language) =>
  expression(`(?<!\\p{L})(?:${prose?.shows ?? '(?!)'}) ?[«“"']?$`, 'i'),
)

/** The first leftover of a text, as it stands there. `isQuoted` says that all of it is the words of another. */
export function leftoverIn(text: string, language: Language, isQuoted = false): string | undefined {
  const failed = FAILED_HINT.test(text) ? FAILED.exec(text)?.[0] : undefined
  if (failed !== undefined) return failed
  const mark = HINT.test(text) ? ANYWHERE.exec(text) : null
  const match = mark?.[0].trim()
  if (mark && match?.startsWith('[')) {
    const [before, after] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)]
    // What else is left over stands before or behind that.
    if (isInserted(match, before, after, language, isQuoted))
      return leftoverIn(`${before}0${after}`, language, isQuoted)
  }
  const isShown = match !== undefined && NOTHING.test(match) && shownBefore(language).test(text.slice(0, mark?.index))
  if (mark && isShown) {
    const [before, after] = [text.slice(0, mark.index), text.slice(mark.index + mark[0].length)]
    return leftoverIn(`${before}0${after}`, language, isQuoted)
  }
  // "Undefined" may begin a sentence; programs write it small.
  if (match?.toLowerCase() === 'undefined' && match !== 'undefined') return undefined
  // "todo" is Spanish for everything and Nan a name: the marks of writers are in capitals, NaN as programs write it.
  if (match !== undefined && !(CAREFUL.test(match.toLowerCase()) && match !== match.toUpperCase() && match !== 'NaN'))
    return match
  const found = firstOf(text, typed(language)(text))?.[0].trim()
  if (found !== undefined || !CAPITALS.test(text)) return found
  const plain = bare(text)
  const loud = firstOf(plain, capitals(language)(plain))
  return loud && text.slice(loud.index, loud.index + loud[0].length).trim()
}
