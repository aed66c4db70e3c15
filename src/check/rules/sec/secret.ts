// No key, token, hidden file or source map is published with the site.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

/** What a leaked secret looks like: [what it is, pattern]. The prefixes are the issuers' own. */
const SECRETS: readonly (readonly [string, RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----/],
  ['an access key of AWS', /\bAKIA[0-9A-Z]{16}\b/],
  ['an API key of Google', /\bAIza[0-9A-Za-z_-]{35}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_[0-9A-Za-z]{36}|github_pat_[0-9A-Za-z_]{50,})\b/],
  ['a token of GitLab', /\bglpat-[0-9A-Za-z_-]{20}\b/],
  ['a key of Stripe', /\b(?:sk|rk)_live_[0-9A-Za-z]{16,}\b/],
  ['a token of Slack', /\bxox[abprs]-[0-9A-Za-z-]{10,}/],
  ['a key of SendGrid', /\bSG\.[0-9A-Za-z_-]{22}\.[0-9A-Za-z_-]{43}\b/],
  ['a token of npm', /\bnpm_[0-9A-Za-z]{36}\b/],
  ['an API key', /\bsk-(?:ant-|proj-)?[0-9A-Za-z_-]{32,}\b/],
  ['a signed token', /\beyJ[0-9A-Za-z_-]{15,}\.eyJ[0-9A-Za-z_-]{15,}\.[0-9A-Za-z_-]{20,}\b/],
  ['a password in an address', /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"'<>]+:[^\s/@"'<>]{3,}@[a-z0-9.-]+/i],
]
/** One quick look for any of them; most texts hold none. */
const ANY = new RegExp(
  [
    'PRIVATE KEY|AKIA|AIza|gh[pousr]_|github_pat_|glpat-|[sr]k_live_|xox[abprs]-|SG\\.|npm_|sk-|eyJ',
    '://[^\\s/:@"\'<>]+:[^\\s/@"\'<>]{3,}@',
  ].join('|'),
)
/** Files in which somebody notes a password. In a script it is the name of a field, in a page a word of it. */
const NOTES = /\.(?:json|txt|md|csv|xml|ya?ml|toml|env|ini|conf|cfg|properties)$/i
const VALUE = '["\']?\\s*[:=]\\s*["\']?(?=[^\\s"\',;<>]*\\d)[^\\s"\',;<>{}/]{6,}'
/** Not of the network that guests may use. */
const NAMED =
  '(?<!wi-?fi[^\\n]{0,12})(?<![\\p{L}-])(?:\\w{1,20}_)?' +
  '(?:password|passwd|passphrase|pwd|pass|client_?secret|secret_?key)'
const noted = perLanguage(({ password }: Language) =>
  expression(`${NAMED}${VALUE}${password === undefined ? '' : `|(?<!\\p{L})(?:${password})${VALUE}`}`, 'i'),
)
const TEXT =
  /\.(?:html?|js|mjs|cjs|css|json|txt|xml|svg|webmanifest|ya?ml|toml|md|csv|env|ini|conf|sh)$|(?:^|\/)[^.]+$/i
const HIDDEN = new RegExp(
  `(?:^|/)(?:${[
    '\\.env(?:\\.[^/]*)?|\\.git(?:/.*)?|\\.htpasswd|\\.npmrc|\\.ssh/.*|id_(?:rsa|ed25519)',
    '[^/]*\\.(?:pem|key|p12|pfx|sqlite|bak|sql|log|orig|swp)|[^/]*~',
  ].join('|')})$`,
  'i',
)
const MOST = 2_000_000

export default defineRule({
  why: 'What is in the folder is public the moment it is uploaded: a key in it is used by strangers within minutes.',
  level: 'error',
  help: 'take it out of public/, and have the key replaced: it counts as lost',
  fine: { output: { 'notes.txt': 'ask-me-anything sk-short' } },
  bad: {
    output: {
      'app.js.map': '{}',
      '.env': 'A=1',
      'config.js': 'const key = "AKIAIOSFODNN7EXAMPLE"',
      'notes.txt': 'ftp password: Hx82!kLm',
    },
    findings: [
      '.env is among the files to publish',
      'app.js.map is a source map: it publishes the code as written',
      'config.js holds an access key of AWS: AKIA…, 20 characters',
      'notes.txt holds a password',
    ],
  },

  needs: ['output', 'pages'],

  *page(page, { from }) {
    if (!ANY.test(page.html)) return
    const seen = found(page.html)
    if (seen)
      yield {
        text: `${page.file} holds ${seen}`,
        at: { file: from },
        help: 'take it out, and have the key replaced: it counts as lost',
      }
  },

  *site({ output, pages, language }) {
    const drawn = new Set([...pages.values()].map(({ file }) => file))
    for (const file of [...output.files.keys()].sort()) {
      const at = { file: `public/${file}` }
      if (HIDDEN.test(file)) yield { text: `${file} is among the files to publish`, at, help: `delete public/${file}` }
      else if (file.endsWith('.map'))
        yield { text: `${file} is a source map: it publishes the code as written`, at, help: `delete public/${file}` }
      else if (!drawn.has(file) && TEXT.test(file) && (output.files.get(file) ?? 0) <= MOST) {
        const bytes = output.read(file)
        const text = bytes === undefined ? '' : Buffer.from(bytes).toString('latin1')
        const seen = ANY.test(text) ? found(text) : undefined
        if (seen)
          yield { text: `${file} holds ${seen}`, at, help: 'take it out, and have the key replaced: it counts as lost' }
        else if (NOTES.test(file) && noted(language).test(Buffer.from(bytes ?? []).toString('utf8')))
          yield { text: `${file} holds a password`, at, help: 'take it out, and choose another: it counts as lost' }
      }
    }
  },
})

/** The first secret of a text, named without telling it. */
function found(text: string): string | undefined {
  for (const [what, pattern] of SECRETS) {
    const match = pattern.exec(text)?.[0]
    if (match !== undefined)
      return what === 'a password in an address'
        ? `${what} of ${match.replace(/^.*@/, '')}`
        : `${what}: ${match.slice(0, 4)}…, ${match.length} characters`
  }
  return undefined
}
