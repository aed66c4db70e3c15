// A question has one answer: asked twice, it is answered alike; on one page it is asked once.
import type { Note } from '../../../model/checks/note.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'

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
    const asked = groupedBy(
      notes('question').flatMap(([file, questions]) => questions.map((note) => ({ file, note }))),
      ({ note }) => note.key,
    )
    for (const [first, ...more] of asked.values()) {
      if (!first || more.length === 0) continue
      const all = [first, ...more]
      const usual = usualAnswer(all)
      const seen = new Set<string>()
      for (const { file, note } of all) {
        const twin = seen.has(file) ? all.find((other) => other.file === file) : undefined
        seen.add(file)
        const other = twin ?? all.find((each) => each.file !== file && each.note.text !== note.text)
        if (!other || (!twin && note.text === usual)) continue
        yield {
          text: twin
            ? `this question stands here twice${twin.note.text === note.text ? '' : ', with two answers'}`
            : `this question has another answer in ${other.file}`,
          at: { file, path: note.path },
        }
      }
    }
  },
})

interface Asked {
  readonly file: string
  readonly note: Note
}

/** The answer that most files give: of two that differ either may be the wrong one, and both are shown. */
function usualAnswer(all: readonly Asked[]): string | undefined {
  const given = [...groupedBy(all, ({ note }) => note.text)].find(([, same]) => same.length * 2 > all.length)
  return given?.[0]
}
