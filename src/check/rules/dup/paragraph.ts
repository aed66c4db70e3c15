// No long text or run of sentences appears in the files of two pages, and a question has one answer.
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule, type Finding, type LanguageContext } from '../../rule.ts'

const LONG =
  'We look at it on the stand, tell you what it costs and mend it while you wait, and nobody sells you a part that ' +
  'you do not need today.'
const SUMMARY = 'Two levers, two cables and two hours on our stand.'
const site = (answer: string, summary: string, question: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call, description: Where. }\ntext: ${LONG} Call us.\n`,
    'content/repairs/brakes.yaml': `name: Brakes\nsummary: ${SUMMARY}\nhead: { title: Brakes }\n`,
    'content/repairs/puncture.yaml': `name: Puncture\nsummary: ${summary}\nhead: { title: Puncture repair }\n`,
    'content/faqs/repairs.yaml':
      `items:\n  - question: What do you do?\n    answer: ${answer}\n` +
      `  - question: ${question}\n    answer: Yes, on weekdays.\n`,
  },
})

export default defineRule({
  why: 'A copied paragraph may be wrong for its new page, and search engines count it once.',
  level: 'warning',
  help: 'write what is true of this page, or delete it',
  fine: site('We mend bicycles. Call us first.', 'A patch or a new tube, and the wheel is yours again.', 'Is it far?'),
  bad: {
    ...site(`Bicycles. ${LONG} That is all.`, SUMMARY, 'What do you do?'),
    findings: [
      '"We look at it on the stand, tell you wha…" is also in content/faqs/repairs.yaml',
      '"Two levers, two cables and two hours on …" is also in content/repairs/brakes.yaml',
      'this question stands here twice, with two answers',
    ],
  },

  *language({ notes }) {
    const first = new Map<string, Occurrence>()
    for (const [file, paragraphs] of notes('paragraph')) {
      // A text has several runs of sentences. A run with the page's name is also compared without it.
      const reported = new Set<string>()
      const taken = paragraphs.flatMap((note) => {
        const path = note.path.join('.')
        const other = first.get(note.key)
        if (!other) first.set(note.key, { file, path })
        if (!other || (other.file === file && other.path === path) || reported.has(path)) return []
        reported.add(path)
        return [{ note, other }]
      })
      if (taken.length === 0) continue
      const all = new Set(paragraphs.map(({ path }) => path.join('.'))).size
      const shared = (from: string) => taken.filter(({ other }) => other.file === from).length
      for (const { note, other } of taken) {
        // dup/doorway reports pages that are copies as a whole.
        if (file !== other.file && all > FEW && shared(other.file) * 2 > all) continue
        yield {
          text: `"${note.text}…" is also ${other.file === file ? `at ${other.path} of this file` : `in ${other.file}`}`,
          at: { file, path: note.path },
        }
      }
    }
    yield* questions(notes)
  },
})

interface Occurrence {
  readonly file: string
  readonly path: string
}

/** Up to this many copied paragraphs are reported one by one. */
const FEW = 4

/** Reports questions that a page has twice, and those with another answer on another page. */
function* questions(notes: LanguageContext['notes']): Generator<Finding> {
  const asked = groupedBy(
    notes('question').flatMap(([file, list]) => list.map((note) => ({ file, ...note }))),
    ({ key }) => key,
  )
  const help = 'give one answer in one place, or name in the question what it is asked of'
  for (const all of asked.values())
    for (const [i, { file, path, text }] of all.entries()) {
      const earlier = all.slice(0, i)
      const twin = earlier.find((other) => other.file === file)
      const other = earlier.find((note) => note.file !== file && note.text !== text)
      const answers = twin?.text === text ? '' : ', with two answers'
      const fault = twin ? `stands here twice${answers}` : other && `has another answer in ${other.file}`
      if (fault !== undefined) yield { text: `this question ${fault}`, at: { file, path }, help }
    }
}
