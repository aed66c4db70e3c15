// Refuses files of public/ that must not be published: hidden files, keys, database dumps.
import { error, type Problem } from '../model/problem.ts'

/** Hidden files, except below .well-known (RFC 8615), which is meant to be read. */
const HIDDEN = /(?:^|\/)\.(?!well-known\/)[^/]*/
/** Hidden files that hosts read from the published folder; they hold no secret. */
const OF_HOSTS = /^\.(?:nojekyll|htaccess)$/
/** File names of keys, passwords, settings with passwords, database dumps and backups. */
const SECRETS: readonly (readonly [name: RegExp, what: string])[] = [
  [/^id_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?$/, 'a private key of ssh'],
  [/\.(?:pem|key|p12|pfx|jks|keystore|ppk|kdbx|asc|gpg)$/, 'a key'],
  [/\.(?:sql|sqlite3?|db|dump|bson|mdb)(?:\.(?:gz|zip|bz2|xz|zst))?$/, 'a dump of a database'],
  [/^wp-config\b|^(?:config|settings|configuration)(?:\.inc)?\.php$/, 'settings with passwords'],
  [/^(?:credentials|secrets?|service[-_]?account|client_secret)\b.*\.(?:json|ya?ml|toml|ini|txt)$/, 'a password'],
  [/^(?:npmrc|netrc|pgpass|htpasswd|env)$|\.(?:env|tfstate|tfvars|ovpn|log)$/, 'a file of settings'],
  [/\.(?:bak|backup|old|orig|swp|save)$|~$/, 'a backup'],
]

const HELP = 'take it out of public/, and change what it gives away if it was ever published'

/** A problem for each file of public/ that must not be published. */
export function publicFaults(names: Iterable<string>): Problem[] {
  return [...names].flatMap((file) => {
    if (!file.startsWith('public/')) return []
    const path = file.slice('public/'.length)
    if (HIDDEN.test(path) && !OF_HOSTS.test(path)) return [fault('this is hidden', file)]
    const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
    const what = SECRETS.find(([pattern]) => pattern.test(name))?.[1]
    return what === undefined ? [] : [fault(`the name says that this is ${what}`, file)]
  })
}

const fault = (why: string, file: string) =>
  error(`everything in public/ is published, and ${why}`, { file }, HELP, 'sec/secret')
