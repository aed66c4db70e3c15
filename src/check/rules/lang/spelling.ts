// Reports words that no dictionary has, that the site does not declare or repeat, and that are one slip away from a
// word of the dictionary.
import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { plainText } from '../../../model/inline.ts'
import { exampleContact } from '../../data/examples.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'
import { misspellingsIn } from '../../text/misspelling.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

export default defineRule({
  why: 'A misspelt word on the page makes the reader doubt the work as well.',
  level: 'warning',
  help: 'correct the word; if it is right, add it under terms: in site.yaml as { write: word }',
  needsLanguage: 'wholly',
  fine: {
    yaml: {
      ...exampleContact(
        'Ask for Recieve, our van. Every flyweel is new, and the old flyweel is yours. A sprokett is a sprocket.',
      ),
      'site.yaml': 'terms: [{ write: sprokett }]',
    },
  },
  bad: {
    yaml: exampleContact('You will recieve your bicycle on Monday.'),
    findings: ['"recieve" is not in the dictionary'],
  },

  needs: ['notes', ...LABELS],

  *site({ site, language, notes, ...labels }) {
    const { business, terms, navigation } = site
    const declared = wordsOf(JSON.stringify([business, terms, navigation])).map((word) => stemOf(word, language))
    const own = new Set(declared)
    const inLabels = labelsOf(labels).flatMap(({ file, path, text }) =>
      misspellingsIn(plainText(text), language).map((found) => ({ file, path, ...found })),
    )
    const inProse = notes('word').flatMap(([file, words]) =>
      words.map(({ path, text, meant = '' }) => ({ file, path, word: text, meant })),
    )
    const byStem = new Map<string, { file: string; path: Path; word: string; meant: string }[]>()
    for (const found of [...inProse, ...inLabels]) {
      const stem = stemOf(found.word, language)
      if (!own.has(stem)) byStem.set(stem, [...(byStem.get(stem) ?? []), found])
    }
    // A word that is used again is meant.
    for (const [found, again] of byStem.values())
      if (found && !again)
        yield {
          text: `"${found.word}" is not in the dictionary`,
          at: { file: found.file, path: found.path, value: found.word },
          help: `write ${found.meant}; if ${found.word} is right, add it under terms: in site.yaml as { write: ${found.word} }`,
        }
  },
})
