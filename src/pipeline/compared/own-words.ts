// Files of a site that are no pages, site.yaml among them -> what rules say of their words: as it was said before where
// none of these files has changed since.
import { held } from '../../check/packed/notes.ts'
import type { FileWords } from '../../check/site/languages.ts'
import type { Checking } from '../open/base.ts'
import { type Opened, tableOf } from '../options.ts'
import { checkedWords, type PageChecks } from '../page-check.ts'
import type { HeldWords } from './loaded-rows.ts'
import { remembered } from './remembered.ts'
import { groundOf } from './site-rules.ts'

/** `of` takes the words of one such file; `save` holds what was said for the next run. */
export function ownWords(
  opened: Opened,
  checking: Checking,
  checks: PageChecks,
): { of(own: FileWords): HeldWords; save(): void } {
  const table = tableOf(opened.options, checking.launch ? 'own-words-launch' : 'own-words')
  const known = remembered(table, groundOf(opened, checking), (file) => opened.inputs.digest(file))
  return {
    of({ file, language, words }) {
      const checked = known.of(file, language, () => checkedWords(words, checks, language))
      return { ...checked, notes: held(checked.notes) }
    },
    save: known.save,
  }
}
