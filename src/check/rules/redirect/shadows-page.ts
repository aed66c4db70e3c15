// No redirect of the output takes the address of a page.

import { defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { stepsOf, takes } from '../../site/redirects.ts'

export default defineRule({
  why: 'A redirect that takes the address of a page hides that page from everybody.',
  level: 'error',
  help: 'delete the redirect, or give the page another path',
  source: 'docs.netlify.com/manage/routing/redirects/rewrites-proxies, shadowing (read 2026-11)',
  fine: { output: { _redirects: '/old-contact /contact 301!\n/repairs/* /contact 301\n' } },
  bad: {
    output: { _redirects: '/repairs/* /contact 301!\n' },
    findings: ['"/repairs/* /contact" in line 1 of _redirects hides /repairs/brakes and 1 more page'],
  },

  needs: ['output', 'pages', 'routes', 'redirects', 'hosts'],

  *site(context) {
    for (const step of stepsOf(context)) {
      if (!step.forced) continue
      const other = step.from.endsWith('/') ? step.from.slice(0, -1) : `${step.from}/`
      const hidden = step.dynamic
        ? [...context.pages.keys()].filter((path) => takes(step, path))
        : [step.from, other, step.from.replace(/(?:\/index)?\.html$/, '') || '/'].filter(
            (path, i, all) => context.pages.has(path) && all.indexOf(path) === i,
          )
      if (hidden.length === 0) continue
      const more = hidden.length - 1
      const others = more === 0 ? '' : ` and ${thousands(more)} more page${more === 1 ? '' : 's'}`
      yield {
        text: `"${step.from} ${step.to}" in line ${step.line} of ${step.file} hides ${hidden[0]}${others}`,
        at: step.at,
      }
    }
  },
})
