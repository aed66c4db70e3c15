// No long text stands in the files of two pages: each page says its own.
import { defineRule } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'

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
    const first = new Map<string, Place>()
    for (const [file, paragraphs] of notes('paragraph')) {
      // A paragraph that names its page stands here twice, once without the names.
      const reported = new Set<string>()
      const taken = paragraphs.flatMap((note) => {
        const { key, path } = note
        const other = first.get(key)
        if (!other) first.set(key, { file, path })
        const place = path.join('.')
        if (!other || other.path === path || reported.has(place)) return []
        reported.add(place)
        return [{ note, other }]
      })
      if (taken.length === 0) continue
      const all = new Set(paragraphs.map(({ path }) => path.join('.'))).size
      const shared = (from: string) => taken.filter(({ other }) => other.file === from).length
      for (const { note, other } of taken) {
        // A page that is its sister is told of as a whole.
        if (file !== other.file && all > FEW && shared(other.file) * 2 > all) continue
        yield {
          text: `"${note.text}…" stands in ${other.file === file ? 'this file twice' : `${other.file} as well`}`,
          at: { file, path: note.path },
        }
      }
    }
  },
})

interface Place {
  readonly file: string
  readonly path: Path
}

/** So few paragraphs may all be taken over, and are told one by one. */
const FEW = 4
