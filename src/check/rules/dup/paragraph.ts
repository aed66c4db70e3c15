// No long text stands in the files of two pages: each page says its own.
import type { FileNote } from '../../../model/checks/note.ts'
import { defineRule } from '../../../model/checks/rule.ts'

const LONG =
  'We look at it on the stand, tell you what it costs and mend it while you wait, and nobody sells you a part that ' +
  'you do not need today.'
const site = (answer: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call, description: Where. }\ntext: ${LONG}\n`,
    'content/faqs/repairs.yaml': `items:\n  - question: What do you do?\n    answer: ${answer}\n`,
  },
})

export default defineRule({
  why: 'A paragraph taken over from another page names what is not true here, and search engines count it once.',
  level: 'warning',
  help: 'write what is true of this page, or take it away',
  fine: site('We mend bicycles.'),
  bad: {
    ...site(LONG),
    findings: ['"We look at it on the stand, tell you wha…" stands in content/faqs/repairs.yaml as well'],
  },

  needs: ['notes'],

  *site({ notes }) {
    const paragraphs = notes('paragraph')
    const first = new Map<string, FileNote>()
    // A paragraph that names its page stands here twice, once without the names.
    const reported = new Set<string>()
    const taken = paragraphs.flatMap((note) => {
      const other = first.get(note.key)
      const place = `${note.file} ${note.path.join('.')}`
      if (!other) first.set(note.key, note)
      if (!other || reported.has(place) || other.path === note.path) return []
      reported.add(place)
      return [{ note, other }]
    })
    for (const { note, other } of taken) {
      const all = new Set(paragraphs.filter(({ file }) => file === note.file).map(({ path }) => path.join('.'))).size
      const shared = taken.filter((each) => each.note.file === note.file && each.other.file === other.file).length
      // A page that is its sister is told of as a whole.
      if (note.file !== other.file && all > FEW && shared * 2 > all) continue
      yield {
        text: `"${note.text}…" stands in ${other.file === note.file ? 'this file twice' : `${other.file} as well`}`,
        at: { file: note.file, path: note.path },
      }
    }
  },
})

/** So few paragraphs may all be taken over, and are told one by one. */
const FEW = 4
