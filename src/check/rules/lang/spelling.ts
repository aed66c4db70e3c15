// Reports words that are in no dictionary, that the site neither declares nor repeats, and that are one typing error
// away from a word of the dictionary.
import { exampleContact } from '../../data/examples.ts'
import { groupedBy } from '../../grouped.ts'
import { defineRule } from '../../rule.ts'
import { wordsOf } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

export default defineRule({
  why: 'A misspelled word makes readers doubt the quality of the work as well.',
  level: 'warning',
  help: 'correct the word; if it is right, add it under terms: in site.yaml as { write: word }',
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

  *language({ site, language, notes }) {
    const { business, terms, navigation } = site
    const own = new Set(wordsOf(JSON.stringify([business, terms, navigation])).map((word) => stemOf(word, language)))
    const unknown = notes('word').flatMap(([file, words]) => words.map((word) => ({ file, ...word })))
    const byStem = groupedBy(
      unknown.filter(({ key }) => !own.has(key)),
      ({ key }) => key,
    )
    // A word that appears twice is intended.
    for (const [found, again] of byStem.values())
      if (found && !again)
        yield {
          text: `"${found.text}" is not in the dictionary`,
          at: { file: found.file, path: found.path, value: found.text },
          help: `write ${found.meant}; if ${found.text} is right, add it under terms: in site.yaml as { write: ${found.text} }`,
        }
  },
})
