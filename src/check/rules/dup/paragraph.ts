// No long text or run of sentences appears in the files of two pages.
import { defineRule } from '../../rule.ts'

const LONG =
  'We look at it on the stand, tell you what it costs and mend it while you wait, and nobody sells you a part that ' +
  'you do not need today.'
const SUMMARY = 'Two levers, two cables and two hours on our stand.'
const site = (answer: string, summary: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call, description: Where. }\ntext: ${LONG} Call us.\n`,
    'content/repairs/brakes.yaml': `name: Brakes\nsummary: ${SUMMARY}\nhead: { title: Brakes }\n`,
    'content/repairs/puncture.yaml': `name: Puncture\nsummary: ${summary}\nhead: { title: Puncture repair }\n`,
    'content/faqs/repairs.yaml': `items:\n  - question: What do you do?\n    answer: ${answer}\n`,
  },
})

export default defineRule({
  why: 'A copied paragraph may be wrong for its new page, and search engines count it once.',
  level: 'warning',
  help: 'write what is true of this page, or delete it',
  fine: site('We mend bicycles. Call us first.', 'A patch or a new tube, and the wheel is yours again.'),
  bad: {
    ...site(`Bicycles. ${LONG} That is all.`, SUMMARY),
    findings: [
      '"We look at it on the stand, tell you wha…" is also in content/faqs/repairs.yaml',
      '"Two levers, two cables and two hours on …" is also in content/repairs/brakes.yaml',
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
  },
})

interface Occurrence {
  readonly file: string
  readonly path: string
}

/** Up to this many copied paragraphs are reported one by one. */
const FEW = 4
