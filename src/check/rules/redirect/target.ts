// Every redirect of the output leads to a page, and to the one content/routes.yaml names.

import { fileOf } from '../../../model/address.ts'
import { withSlash } from '../../../model/kit.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { defineRule } from '../../../model/rule.ts'
import { redirectAt } from '../../places.ts'
import { stepsOf, targetOf } from '../../redirects.ts'

export default defineRule({
  why: 'A visitor with an old link who is sent to a page that does not exist is lost twice.',
  level: 'error',
  fine: { output: { _redirects: '/old-contact /contact 301!\n' } },
  bad: {
    output: { _redirects: '/old-contact /contcat 301!\n', 'old-contact.html': null },
    findings: [
      '/old-contact goes to /contcat in _redirects, which is not a page',
      'the page that leads from /old-contact to /contact is missing: old-contact.html',
    ],
  },

  *site(world) {
    const declared = new Map(world.plan.redirects.map((redirect) => [redirect.from, redirect.to]))
    for (const step of stepsOf(world)) {
      const target = targetOf(step, world)
      const wanted = declared.get(withSlash(step.from, world.site.urls.trailingSlash)) ?? declared.get(step.from)
      if (target !== undefined && world.answers(target) === undefined)
        yield {
          text: `${step.from} goes to ${target} in ${step.file}, which is not a page`,
          at: step.at,
          help: didYouMean(target, world.pages.keys()) ?? 'send it to a page',
        }
      else if (wanted !== undefined && wanted !== step.to)
        yield { text: `${step.from} goes to ${step.to} in ${step.file}, content/routes.yaml says ${wanted}`, at: step.at, help: 'run site build' }
    }
    for (const { from, to } of world.plan.redirects) {
      const file = fileOf(from)
      if (!world.output.files.has(file))
        yield {
          text: `the page that leads from ${from} to ${to} is missing: ${file}`,
          at: redirectAt(world, from) ?? { file: 'content/routes.yaml' },
          help: 'run site build',
        }
    }
  },
})
