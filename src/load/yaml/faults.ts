// Explains the errors of the `yaml` package by their codes: what is wrong, and what to type.
const QUOTE_ALL = 'put the whole value in double quotes'
const QUOTE_SIGNS = 'put the value in double quotes if it holds ": ", " #" or starts with { [ * & ! | > % @'

const NO_KEY = ['this line is no "key: value"', 'write a key, a colon, a space and the value'] as const

/** The message about a list or group in brackets that ends without its bracket. */
const UNCLOSED = /^Flow (?:map|sequence) .* end with a ([}\]])/

/** Whether an error is an unclosed bracket: other errors are its consequences. */
export const isUnclosed = ({ message }: { readonly message: string }): boolean => UNCLOSED.test(message)

interface Explanation {
  readonly text: string
  readonly help?: string
  /** What was opened before its position, a quote or a bracket. */
  readonly unclosed?: string
}

/** Explanations by code and message of an error; the first that matches is right. */
const EXPLANATIONS: readonly (readonly [error: RegExp, text: string, help: string, unclosed?: string])[] = [
  [/^TAB_AS_INDENT/, 'a tab stands where YAML wants spaces', 'indent with two spaces'],
  [/^MULTIPLE_DOCS/, 'the file holds two documents', 'remove the line ---'],
  [/end with a }/, 'the { that opens here is not closed', 'close it with }', '{'],
  [/end with a \]/, 'the [ that opens here is not closed', 'close it with ]', '['],
  [/^BAD_INDENT/, 'the indentation does not fit the lines around it', 'align it with its neighbours'],
  [
    /^MULTILINE_IMPLICIT_KEY/,
    'the value runs on into the line below',
    'indent both lines the same, or put the value in double quotes',
  ],
  [/^BLOCK_AS_IMPLICIT_KEY/, 'the value holds ": " and is not quoted', QUOTE_ALL],
  [/^MISSING_CHAR .*quote$/, 'the quote that opens here is never closed', 'close it with the same quote', `"'`],
  [/^MISSING_CHAR Implicit map keys/, ...NO_KEY],
  [/^UNEXPECTED_TOKEN .*at node end$/, 'the value ends before this text', QUOTE_ALL],
]

/** The explanation of one error. `startsLine`: its position is the first word of a line. */
export function explain(
  { code, message }: { readonly code: string; readonly message: string },
  startsLine: boolean,
): Explanation {
  if (code === 'TAG_RESOLVE_FAILED')
    return { text: `unknown tag ${message.replace(/^.*: /, '')}`, help: 'the only tag used here is !placeholder' }
  if (code === 'BAD_SCALAR_START')
    return { text: `a value without quotes cannot start with ${message.slice(-1)}`, help: QUOTE_ALL }
  const isKeyless = code === 'MULTILINE_IMPLICIT_KEY' && startsLine
  const found = EXPLANATIONS.find(([error]) => error.test(`${code} ${message}`))
  const [text, help, unclosed] = isKeyless ? NO_KEY : ((found?.slice(1) as [string, string, string?] | undefined) ?? [])
  if (text !== undefined)
    return { text, ...(help !== undefined && { help }), ...(unclosed !== undefined && { unclosed }) }
  const plain = message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
  return /^(?:MISSING_CHAR|UNEXPECTED_TOKEN)$/.test(code) ? { text: plain, help: QUOTE_SIGNS } : { text: plain }
}
