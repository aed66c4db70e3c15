// A word that stands in no dictionary and sounds like one that does is misspelt, unless the site uses it as its own.
import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { wordsOf } from '../../text/similar.ts'
import { lexiconOf } from '../../text/unknown-words.ts'

/** A word used more often is a word of the trade that no dictionary has. */
const OFTEN = 3

export default defineRule({
  why: 'A misspelt word is the first thing a careful reader sees, and the last they think of the business.',
  level: 'warning',
  help: 'correct the word; a name of a thing goes under terms in site.yaml',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['notes', 'pages', ...LABELS],

  *site(context) {
    const { site, language, notes, pages } = context
    const lexicon = lexiconOf(language)
    if (!lexicon) return
    const { business, terms } = site
    const names = [...pages.values()].flatMap((page) => page.names)
    const own = new Set(
      [
        business.name,
        business.address.shown,
        business.serves.name,
        ...terms.map(({ write }) => write),
        ...names,
      ].flatMap(wordsOf),
    )
    const inLabels = labelsOf(context).flatMap(({ file, path, text }) =>
      lexicon.unknownIn(plainText(text)).map((word) => {
        return { file, path, key: word.toLowerCase(), text: word, meant: lexicon.meantBy(word) }
      }),
    )
    const inTexts = notes('word').flatMap(([file, list]) => list.map((note) => ({ ...note, file })))
    const all = [...inTexts, ...inLabels]
    const uses = new Map<string, number>()
    for (const { key } of all) uses.set(key, (uses.get(key) ?? 0) + 1)
    for (const { key, text, file, path, meant } of all) {
      if (meant === undefined || (uses.get(key) ?? 0) >= OFTEN || own.has(key)) continue
      yield {
        text: `"${text}" is in no dictionary`,
        at: { file, path },
        help: `write ${meant}; a name of a thing goes under terms in site.yaml`,
      }
    }
  },
})
