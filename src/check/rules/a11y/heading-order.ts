// Headings step down one level at a time: h2 under h1, h3 under h2.
import { defineRule } from '../../../model/checks/rule.ts'

const LEVEL = /^h[1-6]$/

export default defineRule({
  why: 'Who listens to a page jumps from heading to heading; a skipped level sounds like a part that is missing.',
  level: 'warning',
  help: 'make it one level below the heading before it, in the template that draws it',
  source: 'WCAG 2.2, success criterion 1.3.1 and technique G141; axe rule heading-order (read 2026-11)',
  fine: { pages: { '/': '<h2>Repairs</h2><h3>Brakes</h3><h2>Prices</h2>' } },
  bad: {
    pages: { '/': '<h2>Repairs</h2><h4>Brakes</h4>' },
    findings: ['the heading "Brakes" on / is h4 under the h2 "Repairs", expected h3'],
  },

  *page(page) {
    const levels = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
      .flatMap((name) => page.all(name))
      .sort((a, b) => a.index - b.index)
    let before: (typeof levels)[number] | undefined
    for (const heading of levels) {
      if (!LEVEL.test(heading.name) || page.inside(heading, 'dialog', 'template') !== undefined) continue
      const level = Number(heading.name[1])
      const last = before ? Number(before.name[1]) : level
      if (before && level > last + 1)
        yield {
          text:
            `the heading "${page.textOf(heading)}" on {{page}} is ${heading.name} under the ${before.name} ` +
            `"${page.textOf(before)}", expected h${last + 1}`,
          at: { page: page.path, span: { start: heading.start, end: heading.end } },
          help: `make it h${last + 1} in the template that draws it`,
        }
      before = heading
    }
  },
})
