// A question appears once on a page, and has the same answer on every page.
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule } from '../../rule.ts'

const faq = (second: string) =>
  `items:\n  - question: Do I need to book?\n    answer: No, come by.\n  - question: ${second}\n`

export default defineRule({
  why: 'Different answers to one question make readers doubt all answers.',
  level: 'warning',
  help: 'give one answer in one place, or name in the question what it is asked of',
  fine: {
    yaml: { 'content/faqs/repairs.yaml': faq('Do you fetch my bicycle?\n    answer: Yes, on weekdays.') },
  },
  bad: {
    yaml: { 'content/faqs/repairs.yaml': faq('Do I need to book?\n    answer: Yes, call before.') },
    findings: ['this question stands here twice, with two answers'],
  },

  *language({ notes }) {
    const asked = groupedBy(
      notes('question').flatMap(([file, questions]) => questions.map((note) => ({ file, ...note }))),
      ({ key }) => key,
    )
    for (const all of asked.values())
      for (const [i, { file, path, text }] of all.entries()) {
        const earlier = all.slice(0, i)
        const twin = earlier.find((other) => other.file === file)
        const other = earlier.find((note) => note.file !== file && note.text !== text)
        if (twin) {
          const answers = twin.text === text ? '' : ', with two answers'
          yield { text: `this question stands here twice${answers}`, at: { file, path } }
        } else if (other) yield { text: `this question has another answer in ${other.file}`, at: { file, path } }
      }
  },
})
