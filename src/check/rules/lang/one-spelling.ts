// A word that may be spelt in several ways is spelt in one of them all over the site.

import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { spellingsOf } from '../../text/spellings.ts'

/** What stands most often in a list; of two the one that came first. */
function mostOf<T>(list: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const each of list) counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

export default defineRule({
  why: 'Two spellings of one word tell the reader that the pages were put together from pieces.',
  level: 'warning',
  help: 'keep to one of the two on all pages',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['freeWords', ...LABELS],

  *site({ language, freeWords, ...labels }) {
    const spellings = spellingsOf(language)
    if (!spellings) return
    const inLabels = labelsOf(labels).flatMap(({ file, path, text }) =>
      spellings.freeIn(plainText(text)).map((use) => ({ ...use, file, path })),
    )
    // The usual spelling comes first, and so wins where each stands as often.
    const all = [...freeWords, ...inLabels].sort((a, b) => a.entry - b.entry || a.way - b.way)
    for (const entry of new Set(all.map((use) => use.entry))) {
      const uses = all.filter((use) => use.entry === entry)
      const usual = mostOf(uses.map(({ way }) => way))
      const model = uses.filter(({ way }) => way === usual)
      const shown = mostOf(model.map(({ word }) => word.toLowerCase()))
      for (const { word, file, path, way } of uses)
        if (way !== usual)
          yield {
            text: `"${word}" is spelt in another way elsewhere on the site: ${shown}`,
            at: { file, path },
            help: `keep to one; the other stands in ${model.length} ${model.length === 1 ? 'place' : 'places'}`,
          }
    }
  },
})
