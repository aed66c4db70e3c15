// Amounts in other sentences, counted: nobody knows without reading whether they are promises.
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleContact } from '../../data/examples.ts'

/** Amounts that the note names. */
const NAMED = 3

export default defineRule({
  why: 'An amount that is no claim keeps its value when the business changes; the owner decides which of them matter.',
  level: 'info',
  help: 'write {name} of a claim for a promise, and {=…} for an amount that is none',
  fine: {},
  bad: {
    yaml: exampleContact('The glue dries in 20 minutes.'),
    findings: ['1 amount in the texts is neither a claim nor marked: "20 minutes" (content/pages/contact.yaml)'],
  },

  needs: ['notes'],

  *site({ notes }) {
    const amounts = notes('amount').flatMap(([file, list]) => list.map((note) => ({ file, ...note })))
    const [first] = amounts
    if (!first) return
    const named = amounts.slice(0, NAMED).map(({ text, file }) => `"${text}" (${file})`)
    const are = amounts.length === 1 ? '1 amount in the texts is' : `${amounts.length} amounts in the texts are`
    yield {
      text: `${are} neither a claim nor marked: ${named.join(', ')}${amounts.length > NAMED ? ' …' : ''}`,
      at: { file: first.file, path: first.path },
    }
  },
})
