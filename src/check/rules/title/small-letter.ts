// A heading, a title or a question begins with a capital where the others of its file do.
import { defineRule } from '../../../model/checks/rule.ts'
import { scripts } from '../../data/scripts.ts'

/** Texts of a file that are alike. */
const HEADING = /^(?:heading|title|question)$/
/** How many of them begin with a capital before one that does not is a slip, and how many slips are still slips. */
const [CAPITALS, SLIPS] = [3, 2]

const contact = (last: string) => ({
  yaml: {
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Call us, description: x }\ntext: Ring, or write.\nquestions:\n' +
      ['By telephone?', 'By letter?', last]
        .map((question) => `  - { question: "${question}", answer: Yes. }\n`)
        .join(''),
  },
})

export default defineRule({
  why: 'One heading in small letters among capitals looks like the rest of a sentence that was cut away.',
  level: 'warning',
  help: 'begin it with a capital, like the others',
  fine: contact('e-mail at any time?'),
  bad: {
    ...contact('at the counter?'),
    findings: ['"at" begins with a small letter, and 3 others begin with a capital'],
  },

  *words(words, { language, site }) {
    const { small, capital } = scripts[language.script]
    const begins = new RegExp(`^[«"“]?([${small}]{2,})(?![${small}${capital}]|[-.\\d])`)
    const first = new RegExp(`^[«"“]?[${capital}]`)
    const headings = words.filter(({ path }) => HEADING.test(String(path.at(-1))))
    const others = headings.filter(({ text }) => first.test(text)).length
    if (others < CAPITALS) return
    const slips = headings.flatMap(({ file, path, text, source }) => {
      const [, word] = begins.exec(text) ?? []
      // What a claim says may stand within a sentence as well.
      return word === undefined || source.startsWith('{') || text.startsWith(site.business.name)
        ? []
        : [{ file, path, word }]
    })
    // More of them are a way to write.
    for (const { file, path, word } of slips.length > SLIPS ? [] : slips)
      yield {
        text: `"${word}" begins with a small letter, and ${others} others begin with a capital`,
        at: { file, path },
        help: `write ${word.charAt(0).toUpperCase()}${word.slice(1)}`,
      }
  },
})
