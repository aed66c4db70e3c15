// A word that stands in no dictionary and sounds like one that does is misspelt, unless the site uses it as its own.
import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { bare } from '../../text/compared.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { lexiconOf } from '../../text/lexicon/unknown-words.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

/** Letters by which a form of a word may be longer than its stem. */
const ENDING = 6
/** A word used more often is a word of the trade that no dictionary has. */
const OFTEN = 3

export default defineRule({
  why: 'A misspelt word is the first thing a careful reader sees, and the last they think of the business.',
  level: 'warning',
  help: 'correct the word, or add it as "- write: <the word>" under terms in site.yaml, once for all its forms',
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
    const own = new Set([business.name, business.address.shown, business.serves.name, ...names].flatMap(wordsOf))
    const taught = terms.flatMap(({ write }) => wordsOf(write)).map((word) => stemOf(word, language))
    const isTaught = (word: string) => {
      const plain = bare(word)
      return taught.some((stem) => plain.startsWith(stem) && plain.length - stem.length <= ENDING)
    }
    const inLabels = labelsOf(context).flatMap(({ file, path, text }) =>
      lexicon.unknownIn(plainText(text)).map((word) => {
        return { file, path, key: word.toLowerCase(), text: word, meant: lexicon.meantBy(word) }
      }),
    )
    const inTexts = notes('word').flatMap(([file, list]) => list.map((note) => ({ ...note, file })))
    const all = [...inTexts, ...inLabels]
    const uses = new Map<string, number>()
    for (const { key } of all) uses.set(key, (uses.get(key) ?? 0) + 1)
    const shown = new Set<string>()
    for (const { key, text, file, path, meant } of all) {
      if (meant === undefined || (uses.get(key) ?? 0) >= OFTEN || own.has(key) || shown.has(key) || isTaught(key))
        continue
      shown.add(key)
      yield {
        text: `"${text}" is in no dictionary`,
        at: { file, path },
        help: `write ${meant}; if it is right, add "- write: ${key}" under terms in site.yaml`,
      }
    }
  },
})
