// Explains the errors of the `yaml` package by their codes: what is wrong, and what to type.
const QUOTE_ALL = 'put the whole value in double quotes'
const QUOTE_SIGNS = 'put the value in double quotes if it holds ": ", " #" or starts with { [ * & ! | > % @'

const NO_KEY = { text: 'this line is no "key: value"', help: 'write a key, a colon, a space and the value' }

/** The message about a list or group in brackets that ends without its bracket. */
const UNCLOSED = /^Flow (?:map|sequence) .* end with a ([}\]])/

/** Whether an error is an unclosed bracket: other errors are its consequences. */
export const isUnclosed = ({ message }: { readonly message: string }): boolean => UNCLOSED.test(message)

/**
 * The explanation of one error. `startsLine`: its position is the first word of a line.
 * `unclosed`: what was opened before its position, a quote or a bracket.
 */
export function explain(
  { code, message }: { readonly code: string; readonly message: string },
  startsLine: boolean,
): { text: string; help?: string; unclosed?: string } {
  switch (code) {
    case 'TAB_AS_INDENT':
      return { text: 'a tab stands where YAML wants spaces', help: 'indent with two spaces' }
    case 'TAG_RESOLVE_FAILED':
      return {
        text: message.replace(/^Unresolved tag: /, 'unknown tag '),
        help: 'the only tag used here is !placeholder',
      }
    case 'MULTIPLE_DOCS':
      return { text: 'the file holds two documents', help: 'remove the line ---' }
    case 'BAD_INDENT': {
      const [, close] = UNCLOSED.exec(message) ?? []
      const open = close === '}' ? '{' : '['
      if (close)
        return { text: `the ${open} that opens here is not closed`, help: `close it with ${close}`, unclosed: open }
      return { text: 'the indentation does not fit the lines around it', help: 'align it with its neighbours' }
    }
    case 'MULTILINE_IMPLICIT_KEY':
      if (startsLine) return NO_KEY
      return {
        text: 'the value runs on into the line below',
        help: 'indent both lines the same, or put the value in double quotes',
      }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return { text: 'the value holds ": " and is not quoted', help: QUOTE_ALL }
    case 'BAD_SCALAR_START':
      return { text: `a value without quotes cannot start with ${message.slice(-1)}`, help: QUOTE_ALL }
    case 'MISSING_CHAR':
      if (/quote$/.test(message))
        return {
          text: 'the quote that opens here is never closed',
          help: 'close it with the same quote',
          unclosed: `"'`,
        }
      if (/^Implicit map keys/.test(message)) return NO_KEY
      return { text: lower(message), help: QUOTE_SIGNS }
    case 'UNEXPECTED_TOKEN':
      if (/at node end$/.test(message)) return { text: 'the value ends before this text', help: QUOTE_ALL }
      return { text: lower(message), help: QUOTE_SIGNS }
    default:
      return { text: lower(message) }
  }
}

const lower = (message: string) => message.charAt(0).toLowerCase() + message.slice(1).replace(/\.$/, '')
