// The pages of a set have the same kinds of structured data.

import type { PageSummary } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { groupedBy } from '../../site/grouped.ts'

/** Pages of a set from which on a rule can be seen in it, and the share of them that makes it. */
const [FEWEST, MOST] = [4, 0.75]

/** The kinds of a page's own nodes. */
const kindsOf = ({ nodes }: PageSummary) => new Set(nodes.flatMap(({ kind }) => (kind === '' ? [] : [kind])))

const page = (types: readonly string[]) =>
  types
    .map(
      (type) =>
        `<script type="application/ld+json">{"@type":"${type}","@id":"https://wheels.example/#${type}"}</script>`,
    )
    .join('')
const repair = (name: string) =>
  `name: ${name}\nhead:\n  title: ${name} repair for bicycles\n  description: ${'x'.repeat(60)} ${name}\n`

export default defineRule({
  why: 'One service of many without its data is the one that search engines show with less than the others.',
  level: 'warning',
  help: 'look at graph: of its route, and at what the file leaves out that the others say',
  fine: {},
  bad: {
    yaml: { 'content/repairs/gears.yaml': repair('Gears'), 'content/repairs/tyres.yaml': repair('Tyres') },
    pages: {
      '/repairs/brakes': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/puncture': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/gears': `<!DOCTYPE html><html lang="en"><body>${page(['Service'])}</body></html>`,
      '/repairs/tyres': `<!DOCTYPE html><html lang="en"><body>${page([])}</body></html>`,
    },
    findings: ['/repairs/tyres has no structured data of Service, and 3 of the 4 pages of its set have'],
  },

  needs: ['summaries', 'pages'],

  *site({ summaries, pages }) {
    const sets = groupedBy(
      summaries.filter(({ indexable }) => indexable),
      ({ path }) => pages.get(path)?.collection ?? 'pages',
    )
    sets.delete('pages')
    for (const set of sets.values()) {
      if (set.length < FEWEST) continue
      const kinds = set.map((page) => [page, kindsOf(page)] as const)
      const counts = new Map<string, number>()
      for (const [, own] of kinds) for (const kind of own) counts.set(kind, (counts.get(kind) ?? 0) + 1)
      for (const [kind, count] of counts) {
        // Questions are data where there are any; a set half of which has some has no rule.
        if (count === set.length || count < set.length * MOST) continue
        for (const [page, own] of kinds)
          if (!own.has(kind))
            yield {
              text:
                `{{page}} has no structured data of ${kind}, and ` +
                `${count} of the ${set.length} pages of its set have`,
              page: page.path,
              at: { file: page.from },
            }
      }
    }
  },
})
