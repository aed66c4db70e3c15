// A folder -> every finding of every rule on the site that its files build now. Where nothing changed since the last
// check, that is found out before anything is loaded. Nothing is written but the cache.
import { existsSync } from 'node:fs'
import { historyState } from '../load/history.ts'
import { shortDigest } from '../runtime/digest.ts'
import { readTable, writeTable } from '../runtime/table.ts'
import { cacheNotes } from '../runtime/unwritten.ts'
import type { Checked, How, rulesIn } from './findings.ts'
import { inputsOf, isWhole, lastOutputOf, type Options, type Step, tableOf } from './options.ts'

/** Checks what the files below `root` build, and whether `out`, where there is one, is exactly that. */
export async function check(options: Options, how: How): Promise<Step<Checked>> {
  // Git answers while files are listed.
  const [history, inputs] = await Promise.all([historyState(options.root), inputsOf(options)])
  const table = tableOf(options, how.launch ? 'found-launch' : 'found')
  const output = outputState(options, how.out)
  const key = () => shortDigest(String(options.year), options.today ?? '', history, output ?? '', inputs.all())
  const [before] = readTable<Stored>(table, 'found')
  if (before && output !== undefined && inputs.problems.length === 0 && before[0] === key())
    return { value: unpack(before[1]), problems: [], files: inputs.files }

  // Everything that makes and checks a site is loaded only where something changed.
  const { findings } = await import('./findings.ts')
  const result = await findings(options, inputs, how)
  if (!result.value) return result
  if (output !== undefined) writeTable(table, 'found', [[key(), pack(result.value)]])
  return { ...result, value: { ...result.value, problems: [...result.value.problems, ...cacheNotes()] } }
}

/** What a check depends on of the output folder; undefined where somebody changed it since it was built. */
function outputState(options: Options, out: string): string | undefined {
  if (!existsSync(out)) return ''
  const last = lastOutputOf(options, out)
  return isWhole(out, last) ? shortDigest(JSON.stringify(last.note)) : undefined
}

/** A result as JSON. */
type Stored = Omit<Checked, 'uses'> & { readonly uses: readonly (readonly [string, never])[] }

const pack = ({ uses, ...rest }: Checked) => ({ ...rest, uses: [...uses] })
const unpack = ({ uses, ...rest }: Stored): Checked => ({ ...rest, uses: new Map(uses) })

/** The rules that check the site below `root`, for whoever asks about rules. */
export const rulesOf: typeof rulesIn = async (...given) => (await import('./findings.ts')).rulesIn(...given)
