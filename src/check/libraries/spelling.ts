// Adapter for the spelling dictionaries (npm packages dictionary-*, in the format of Hunspell).
// The Greek one is a sorted list of 828,000 word forms without affixes. nspell needs 1.35 s and 208 MB to load it,
// hunspell-wasm 0.8 s and 134 MB; a binary search in the bytes of the file needs 10 ms and 19 MB. nspell reads the
// dictionaries with affixes (English: 0.4 s, 31 MB; German: 2 s, 150 MB).
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import nspell from 'nspell'
import type { Language } from '../../language/language.ts'
import type { Problem } from '../../model/problem.ts'
import { testedVersion } from '../../runtime/engine.ts'
import { memoize } from '../../runtime/memoize.ts'

/** The words of a language. */
export interface Dictionary {
  /** Whether the dictionary has this exact word, with its accents and capitals. */
  readonly has: (word: string) => boolean
}

const require = createRequire(import.meta.url)

/** The dictionary of an npm package, loaded at its first use; undefined if the package is not installed. */
export const dictionaryOf = memoize(load)

/** Notes that words of a language are not looked up, because its dictionaries are not installed. */
export function missingDictionaries(languages: readonly Language[]): Problem[] {
  return languages.flatMap(({ name, spelling }): Problem[] => {
    const missing = (spelling?.dictionaries ?? []).filter((dictionary) => !dictionaryOf(dictionary))
    if (missing.length === 0) return []
    const text = `the spelling of ${name} is not checked: ${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} not installed`
    return [{ level: 'info', text, help: `npm install --save-dev ${missing.map(testedVersion).join(' ')}` }]
  })
}

function load(packageName: string): Dictionary | undefined {
  try {
    const folder = dirname(require.resolve(packageName))
    const read = (file: string) => readFileSync(join(folder, file))
    const words = read('index.dic')
    if (!words.includes('/')) return sortedList(words)
    const affixes = read('index.aff').toString()
    const spelling = nspell(Buffer.from(affixes), Buffer.from(withoutParts(words.toString(), affixes)))
    return { has: memoize((word: string) => spelling.correct(word), { most: MOST }) }
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw cause
  }
}

/**
 * The lines of a dictionary without those for parts of compounds. nspell joins the two lines of a word that is also a
 * part ("reinigen/DIXY", "reinigen/SJozm") and then refuses the word.
 */
function withoutParts(lines: string, affixes: string): string {
  const [, flag] = /^ONLYINCOMPOUND (\S)/m.exec(affixes) ?? []
  if (flag === undefined) return lines
  const isPart = (line: string) => /^[^/\s]*\/(\S*)/.exec(line)?.[1]?.includes(flag) === true
  return lines
    .split('\n')
    .filter((line) => !isPart(line))
    .join('\n')
}

const NEWLINE = 10
/** Words repeat; more answers than this are not worth their memory. */
const MOST = 50_000

/** A dictionary over the bytes of a list of words, one per line, sorted by byte. */
export function sortedList(bytes: Buffer): Dictionary {
  const has = (word: string) => {
    const wanted = Buffer.from(word)
    let low = 0
    let high = bytes.length
    while (low < high) {
      const middle = (low + high) >> 1
      const start = middle === 0 ? 0 : bytes.lastIndexOf(NEWLINE, middle - 1) + 1
      const next = bytes.indexOf(NEWLINE, middle)
      const end = next < 0 ? bytes.length : next
      const order = Buffer.compare(wanted, bytes.subarray(start, end))
      if (order === 0) return true
      if (order < 0) high = start
      else low = end + 1
    }
    return false
  }
  return { has: memoize(has, { most: MOST }) }
}
