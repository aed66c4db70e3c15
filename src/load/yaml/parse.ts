// Parses one YAML file to plain data and its placeholders, or to problems with exact places.
// Strict: one document, no aliases, no tabs, no duplicate keys, no warnings.
import { type Path, textsIn, valueAt } from '../../model/data.ts'
import { error, type Result, type SourceFiles } from '../../model/problem.ts'
import { placer, placesIn } from '../places.ts'
import { decode, FOREIGN, isForeign, nameOfCharacter } from './characters.ts'
import { type Parsed, readPlainYaml } from './fast/reader.ts'
import { type FullYaml, isTooLong, readAnyYaml, withoutData } from './full-reader.ts'

import { conflictsIn, missingSpacesIn, type Slip, slipsIn, strangeSpacesIn } from './slips.ts'

/** Mistakes that are reported for one file: later ones may be consequences of the first. */
const MOST_SLIPS = 100

/**
 * The most lines and commas of a file: validating each takes about 12 microseconds. The longest file of a site of
 * 10,000 pages has 5,000 lines.
 */
const MOST_ENTRIES = 65_000

/** A text of site.yaml that is needed before the file is validated, whatever else is wrong; undefined without one. */
export function settingIn(contents: string | Uint8Array = '', path: Path): string | undefined {
  const { text } = decode('site.yaml', contents)
  if (!text.includes(String(path[0]))) return undefined
  const value = valueAt((readPlainYaml(text) ?? readAnyYaml(text)).data, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The folder of templates that site.yaml names, relative to the root, or the default; `theme: none` ends the theme. */
export function templateSettings(files: Pick<SourceFiles, 'get'>): { folder: string; hasTheme: boolean } {
  const setting = (path: Path) => settingIn(files.get('site.yaml'), path)
  const folder = setting(['templates']) ?? 'templates'
  return { folder, hasTheme: ![setting(['theme']), setting(['theme', 'components'])].includes('none') }
}

/** Reads one file. Any problem is an error and there is no data. */
export function parseFile(file: string, contents: string | Uint8Array): Result<Parsed> {
  const { text, problems } = decode(file, contents)
  if (problems.length > 0) return { problems }
  const { slips, ...value } = read(text)
  if (slips.length === 0) return { value, problems }
  const placeAt = placer(file, text)
  const placeOf = ({ at }: Slip) => {
    if (at === undefined) return { file }
    return typeof at === 'number' ? placeAt(at) : placesIn(file, text)(at).at
  }
  return {
    problems: slips.slice(0, MOST_SLIPS).map((slip) => error(slip.text, placeOf(slip), slip.help, slip.rule)),
  }
}

function read(text: string): FullYaml {
  const isLong = text.length > MOST_ENTRIES && (text.match(/[\n,]/g)?.length ?? 0) > MOST_ENTRIES
  const plain = isLong ? undefined : readPlainYaml(text)
  const reading = plain ? { ...plain, slips: [] } : readUnusual(text, isLong)
  if (reading.slips.length > 0) return reading
  // Only an escape puts a character into the data that the text does not hold.
  const isStrange = ([words, path]: readonly [string, Path]) => [words, ...path].some((part) => isForeign(String(part)))
  const strange = text.includes('\\') ? [...textsIn(reading.data)].find(isStrange) : undefined
  return { ...reading, slips: strange ? [foreign(strange[1])] : slipsIn(text, { isPlain: plain !== undefined }) }
}

const foreign = (at: number | Path, character = 'a control character'): Slip => ({
  at,
  text: `${character} is not text`,
  help: 'delete it: editors do not show it',
})

/** Reads a text that the fast reader does not understand. */
function readUnusual(text: string, isLong: boolean): FullYaml {
  const strange = text.search(FOREIGN)
  if (strange >= 0) return withoutData(foreign(strange, nameOfCharacter(text.charCodeAt(strange))))
  if (isLong) {
    const reason = `this file has more than ${MOST_ENTRIES} lines and commas, which is the most that is read`
    return withoutData({ text: reason, help: 'split it' })
  }
  // Their effects on other lines are not reported.
  const pasted = [...conflictsIn(text), ...strangeSpacesIn(text)]
  const slips = pasted.length > 0 || isTooLong(text) ? pasted : missingSpacesIn(text)
  return slips.length > 0 ? withoutData(...slips) : readAnyYaml(text)
}
