// Every text of a page's YAML file appears on its page.
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule } from '../../rule.ts'

/** Fields that other pages or search engines show. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(['name', 'inflections', 'summary', 'detail', 'head', 'service'])

const page = { pages: { '/contact': '<p>Write or ring</p>' } }

export default defineRule({
  why: 'The author expects visitors to read this text, but no page shows it.',
  level: 'warning',
  missing: true,
  help: "draw it in the page's template, or remove it from the file",
  fine: page,
  bad: {
    ...page,
    unshown: { '/contact': ['questions.0.question', 'questions.0.answer', 'hero.lead'] },
    findings: [
      'questions is not on the page: 2 of its texts are drawn nowhere',
      'hero.lead is drawn nowhere on the page',
    ],
  },

  *page({ from, unshown }, { language }, { site }) {
    const groups = groupedBy(
      unshown.filter(([first]) => !ELSEWHERE.has(first)),
      ([first]) => first,
    )
    for (const [group, paths] of groups) {
      const [path = [group ?? '']] = paths
      const text =
        paths.length === 1
          ? `${path.join('.')} is drawn nowhere on the page`
          : `${group} is not on the page: ${paths.length} of its texts are drawn nowhere`
      // A language with fewer pages shows fewer lists of them.
      const isTranslation = language !== (site.languages?.[0] ?? language)
      yield { text, at: { file: from, path }, ...(isTranslation && { level: 'info' as const }) }
    }
  },
})
