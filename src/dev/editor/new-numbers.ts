// Finds the numbers of a changed text that nobody has confirmed, so that the editor can ask for them before it saves.
import { CONFIRMED, confirmedIn, type UnclaimedNumber } from '../../check/facts/confirmed.ts'
import { numberNotes, numbersOf } from '../../check/facts/numbers.ts'
import { loadLanguage } from '../../language/load.ts'
import { inLanguage, isSiteFile } from '../../model/content.ts'
import type { Live } from '../../pipeline/live.ts'
import type { Change } from './edit.ts'

/** The new numbers of some changes. A site without content/facts.lock has none; site.yaml declares its numbers. */
export async function newNumbersIn(live: Live, changes: readonly Change[]): Promise<readonly UnclaimedNumber[]> {
  const { content } = live.site
  const confirmed = confirmedIn(live.inputs.files.get(CONFIRMED)).value
  const numbers: UnclaimedNumber[] = []
  for (const { file, path, text } of confirmed ? changes : []) {
    if (isSiteFile(file)) continue
    const [, suffix = ''] = /\.([a-z]{2})\.yaml$/.exec(file) ?? []
    const { site } = content.others.has(suffix) ? inLanguage(content, suffix) : content
    const context = { site, language: await loadLanguage(site.language) }
    numbers.push(...numbersOf([[file, numberNotes([{ file, path, text, source: text }], context)]]))
  }
  return numbers.filter(({ file, number }) => !confirmed?.get(file)?.has(number))
}
