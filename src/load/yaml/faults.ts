// Explains the errors of the `yaml` package by their codes: where each begins, what is wrong, and what to type.
import { visit, type Document as YamlDocument } from 'yaml'
import { cutListAt, QUOTE, type Slip } from './slips.ts'

const NO_KEY = ['this line is no "key: value"', 'write a key, a colon, a space and the value'] as const
const QUOTE_SIGNS = 'put the value in double quotes if it holds ": ", " #" or starts with { [ * & ! | > % @'

/** A value that ends in the middle, or brackets that are not closed. Other errors are consequences. */
const CUT = /at node end$/
const UNCLOSED = /^Flow (?:map|sequence) .* end with a [}\]]/

/**
 * Explanations by code, position (`first` of a line, or `inner`) and message of an error; the first that matches applies.
 * `$1` is the group of the pattern. `opened` are the characters of which one opens the value that does not end.
 */
const EXPLANATIONS: readonly (readonly [error: RegExp, text: string, help?: string, opened?: string])[] = [
  [/^TAG_RESOLVE_FAILED .*: (.*)/, 'unknown tag $1', 'the only tag used here is !placeholder'],
  [/^BAD_SCALAR_START .*(.)$/s, 'a value without quotes cannot start with $1', QUOTE],
  [/^TAB_AS_INDENT/, 'a tab stands where YAML wants spaces', 'indent with two spaces'],
  [/^MULTIPLE_DOCS/, 'the file holds two documents', 'remove the line ---'],
  [/end with a }/, 'the { that opens here is not closed', 'close it with }', '{'],
  [/end with a \]/, 'the [ that opens here is not closed', 'close it with ]', '['],
  [/^BAD_INDENT/, 'the indentation does not fit the lines around it', 'align it with its neighbours'],
  [/^MULTILINE_IMPLICIT_KEY first/, ...NO_KEY],
  [
    /^MULTILINE_IMPLICIT_KEY/,
    'the value runs on into the line below',
    'indent both lines the same, or put the value in double quotes',
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'the value holds ": " and is not quoted', QUOTE],
  [/^MISSING_CHAR .*quote$/, 'the quote that opens here is never closed', 'close it with the same quote', `"'`],
  [/^MISSING_CHAR \w+: Implicit map keys/, ...NO_KEY],
  [/^UNEXPECTED_TOKEN .*at node end$/, 'the value ends before this text', QUOTE],
  [/^(?:MISSING_CHAR|UNEXPECTED_TOKEN) \w+: (.*?)\.?$/s, '$1', QUOTE_SIGNS],
  [/: (.*?)\.?$/s, '$1'],
]

/** The faults of a document, each at its offset. One mistake may cause several faults; the first explains it best. */
export function slipsOf(document: YamlDocument.Parsed, text: string): Slip[] {
  // After a value that ends too early, brackets seem unclosed.
  const alone = [CUT, UNCLOSED].map((cause) => document.errors.find(({ message }) => cause.test(message))).find(Boolean)
  const isRunOn = ({ code }: { readonly code: string }) => code === 'MULTILINE_IMPLICIT_KEY'
  const all = [...document.errors, ...document.warnings].sort((a, b) => Number(isRunOn(b)) - Number(isRunOn(a)))
  const first = new Map((alone ? [alone] : all).toReversed().map((fault) => [fault.pos[0], fault]))
  let opened: readonly number[] | undefined
  return [...first].reverse().map(([at, { code, message }]) => {
    const comment = cutListAt(text, at)
    if (comment) return comment
    const isFirst = text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() === ''
    const error = `${code} ${isFirst ? 'first' : 'inner'}: ${message}`
    const [pattern, reason, help, openers] = EXPLANATIONS.find(([pattern]) => pattern.test(error)) ?? [/^/, message]
    const shown = reason.replace('$1', () => pattern.exec(error)?.[1] ?? '')
    if (openers !== undefined) opened ??= unclosedIn(document, text)
    const start = opened?.findLast((offset) => offset < at && openers?.includes(text.charAt(offset)))
    return {
      at: start ?? at,
      text: shown.charAt(0).toLowerCase() + shown.slice(1),
      ...(help !== undefined && { help }),
    }
  })
}

const CLOSERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '"': '"', "'": "'" }

/** The offsets of values that open with a quote or a bracket and do not end with its counterpart, in order. */
function unclosedIn(document: YamlDocument.Parsed, text: string): number[] {
  const offsets: number[] = []
  visit(document, {
    Node(_, { range }) {
      const [start = 0, end = 0] = range ?? []
      const closer = CLOSERS[text.charAt(start)]
      if (closer !== undefined && (end <= start + 1 || text.charAt(end - 1) !== closer)) offsets.push(start)
    },
  })
  return offsets
}
