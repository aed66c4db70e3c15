// No redirect of the output takes the address of a page.

import { defineRule } from '../../../model/rule.ts'
import { stepsOf, takes } from '../../redirects.ts'

export default defineRule({
  why: 'A redirect that takes the address of a page hides that page from everybody.',
  level: 'error',
  source: 'docs.netlify.com/manage/routing/redirects/rewrites-proxies, shadowing; developers.cloudflare.com/pages/configuration/redirects (read 2026-11)',
  fine: { output: { _redirects: '/old-contact /contact 301!\n/repairs/* /contact 301\n' } },
  bad: {
    output: { _redirects: '/repairs/* /contact 301!\n' },
    findings: ['"/repairs/* /contact" in line 1 of _redirects hides /repairs/brakes and 1 more page'],
  },

  *site(world) {
    for (const step of stepsOf(world)) {
      if (!step.forced) continue
      const other = step.from.endsWith('/') ? step.from.slice(0, -1) : `${step.from}/`
      const hidden = step.dynamic
        ? [...world.pages.keys()].filter((path) => takes(step, path))
        : [step.from, other, step.from.replace(/(?:\/index)?\.html$/, '') || '/'].filter((path, i, all) => world.pages.has(path) && all.indexOf(path) === i)
      if (hidden.length === 0) continue
      const more = hidden.length - 1
      yield {
        text: `"${step.from} ${step.to}" in line ${step.line} of _redirects hides ${hidden[0]}${more === 0 ? '' : ` and ${more.toLocaleString('en')} more page${more === 1 ? '' : 's'}`}`,
        at: step.at,
        help: 'delete the redirect, or give the page another path',
      }
    }
  },
})
