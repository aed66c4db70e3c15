// A question has one answer: asked twice, it is answered alike; on one page it is asked once.
import type { Note } from '../../../model/checks/note.ts'
import { defineRule } from '../../../model/checks/rule.ts'

const faq = (second: string) =>
  `items:\n  - question: Do I need to book?\n    answer: No, come by.\n  - question: ${second}\n`

export default defineRule({
  why: 'Two answers to one question leave the reader with none, and with a doubt about all the others.',
  level: 'warning',
  help: 'give one answer in one place, or name in the question what it is asked of',
  fine: {
    yaml: { 'content/faqs/repairs.yaml': faq('Do you fetch my bicycle?\n    answer: Yes, on weekdays.') },
  },
  bad: {
    yaml: { 'content/faqs/repairs.yaml': faq('Do I need to book?\n    answer: Yes, call before.') },
    findings: ['this question stands here twice, with two answers'],
  },

  needs: ['notes'],

  *site({ notes }) {
    const first = new Map<string, { note: Note; file: string }>()
    for (const [file, questions] of notes('question'))
      for (const note of questions) {
        const other = first.get(note.key)
        if (!other) first.set(note.key, { note, file })
        else if (other.note.text !== note.text || other.file === file)
          yield {
            text:
              other.file === file
                ? `this question stands here twice${other.note.text === note.text ? '' : ', with two answers'}`
                : `this question has another answer in ${other.file}`,
            at: { file, path: note.path },
          }
      }
  },
})
