// No key, token, password or source map is published. Keys and hidden files are refused by name on load
// (load/public-files.ts).
import type { Language } from '../../../language/language.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { defineRule } from '../../rule.ts'
import { outputText, publicAt } from '../../site/places.ts'

/**
 * Secrets by the prefixes of their issuers, each with a short piece that every match has.
 * @secretlint finds fewer of them and takes 200 ms to load.
 */
const SECRETS: readonly (readonly [what: string, pattern: RegExp, piece: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/, /PRIVATE KEY/],
  ['an access key of AWS', /\bAKIA[0-9A-Z]{16}\b/, /AKIA/],
  ['an API key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/, /AIza/],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_\w{50,})\b/, /gh[pousr]_|github_pat_/],
  ['a key of Stripe', /\b[sr]k_live_[0-9A-Za-z]{16,}\b/, /[sr]k_live_/],
  ['a token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{10,}/, /xox[abprs]-/],
  ['an API key', /\bsk-(?:ant-|proj-)?[\w-]{32,}\b/, /sk-/],
  ['a signed token', /(?<![\w-])eyJ[\w-]{15,}\.eyJ[\w-]{15,}\.[\w-]{20,}\b/, /eyJ/],
  [
    'a password in an address',
    /[a-z]:\/\/[^\s/:@"'<>]+:[^\s/@"'<>]{3,}@[a-z0-9.-]+/i,
    /:\/\/[^\s/:@"'<>]+:[^\s/@"'<>]+@/,
  ],
]
/** A quick test: most texts contain no secret. */
const ANY = new RegExp(SECRETS.map(([, , piece]) => piece.source).join('|'))
/** Files in which people write passwords; scripts and pages use the word for fields. */
const NOTES = /\.(?:json|txt|md|csv|xml|conf)$/i
const TEXT = /\.(?:html?|[cm]?js|css|json|txt|xml|svg|webmanifest|md|csv|conf)$|(?:^|\/)[^./]+$/i
const MOST = 2_000_000

/** A written password: after a word for it, with a digit in it. */
const noted = memoize(
  ({ password = 'passphrase' }: Language) =>
    new RegExp(
      `(?<!\\p{L})(?:password|pwd|client_secret|${password})["']?\\s*[:=]\\s*["']?(?=[^\\s"',;<>]*\\d)[^\\s"',;<>{}/]{6,}`,
      'iu',
    ),
)

export default defineRule({
  why: 'Uploaded files are public immediately, and strangers use a leaked key within minutes.',
  level: 'error',
  help: 'delete it and replace it: treat it as leaked',
  fine: { output: { 'notes.txt': 'ask-me-anything sk-short' } },
  bad: {
    output: { 'app.js.map': '{}', 'config.js': '"AKIAIOSFODNN7EXAMPLE"', 'notes.txt': 'ftp password: Hx82!kLm' },
    findings: [
      'app.js.map is a source map: it publishes the code as written',
      'config.js contains an access key of AWS: AKIA…, 20 characters',
      'notes.txt contains a password',
    ],
  },

  *page(page, { from }) {
    const secret = secretIn(page.html)
    if (secret !== undefined) yield { text: `${page.file} contains ${secret}`, at: { file: from } }
  },

  *site(context) {
    const drawn = new Set([...context.pages.values()].map(({ file }) => file))
    for (const [file, bytes] of context.output.files) {
      if (file.endsWith('.map'))
        yield { text: `${file} is a source map: it publishes the code as written`, at: publicAt(file) }
      if (drawn.has(file) || !TEXT.test(file) || bytes > MOST) continue
      const text = outputText(context, file) ?? ''
      const isNoted = NOTES.test(file) && noted(context.language).test(text)
      const secret = secretIn(text) ?? (isNoted ? 'a password' : undefined)
      if (secret !== undefined) yield { text: `${file} contains ${secret}`, at: publicAt(file) }
    }
  },
})

/** The first secret in a text, without its value. */
function secretIn(text: string): string | undefined {
  for (const [what, pattern] of ANY.test(text) ? SECRETS : []) {
    const [match] = pattern.exec(text) ?? []
    if (match !== undefined)
      return what.endsWith('address')
        ? `${what} of ${match.replace(/^.*@/, '')}`
        : `${what}: ${match.slice(0, 4)}…, ${match.length} characters`
  }
  return undefined
}
