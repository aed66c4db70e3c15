// Days with other opening hours that are over: pages no longer show them, so they only clutter site.yaml.
import { defineRule } from '../../../model/checks/rule.ts'
import { isPast } from '../../../model/ended.ts'
import { exampleBusiness } from '../../data/examples.ts'

const other = (day: string) => ({
  yaml: { 'site.yaml': exampleBusiness(`  otherHours: [{ from: ${day}, closed: true, shown: Closed on ${day} }]`) },
})

export default defineRule({
  why: 'Last year’s holidays disappear from the pages by themselves; what is missing is those of this year.',
  level: 'warning',
  help: 'write the next days, or delete the entry',
  fine: other('2026-12-25'),
  bad: {
    ...other('2025-12-25'),
    findings: ['2025-12-25 is over: pages show it no longer'],
  },

  needs: ['today', 'year'],

  *site({ site, today, year }) {
    for (const [i, days] of site.business.otherHours.entries()) {
      const { from, through = from } = days
      if (isPast(days, today ?? `${year}-01-01`))
        yield {
          text: `${through} is over: pages show it no longer`,
          at: { file: 'site.yaml', path: ['business', 'otherHours', i, 'from'] },
        }
    }
  },
})
