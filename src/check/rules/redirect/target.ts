// Every redirect of the output leads to a page, and to the one content/routes.yaml names.

import { fileOf, withSlash } from '../../../model/address.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { needsRedirectPages } from '../../../model/hosting/host.ts'
import { encodedPath, encodedTarget } from '../../../model/hosting/spellings.ts'
import { didYouMean } from '../../../model/nearest.ts'
import { redirectAt } from '../../site/places.ts'
import { stepsOf, targetOf } from '../../site/redirects.ts'

export default defineRule({
  why: 'A visitor with an old link who is sent to a page that does not exist is lost twice.',
  level: 'error',
  help: 'write the address of a page under to:',
  fine: { output: { _redirects: '/old-contact /contact 301!\n' } },
  bad: {
    output: { _redirects: '/old-contact /contcat 301!\n', 'old-contact.html': null },
    findings: [
      '/old-contact goes to /contcat in _redirects, which is not a page',
      'the page that leads from /old-contact to /contact is missing: old-contact.html',
    ],
  },

  needs: ['output', 'pages', 'routes', 'redirects', 'answers', 'hosts'],

  *site(context) {
    const declared = new Map(context.redirects.map(({ from, to }) => [encodedPath(from), to]))
    for (const step of stepsOf(context)) {
      const target = targetOf(step, context)
      const wanted =
        declared.get(encodedPath(withSlash(step.from, context.site.urls.trailingSlash))) ??
        declared.get(encodedPath(step.from))
      if (target !== undefined && context.answers(target) === undefined)
        yield {
          text: `${step.from} goes to ${target} in ${step.file}, which is not a page`,
          at: step.at,
          help: didYouMean(target, context.pages.keys()) ?? 'send it to a page',
        }
      else if (wanted !== undefined && encodedTarget(wanted) !== encodedTarget(step.to))
        yield {
          text: `${step.from} goes to ${step.to} in ${step.file}, content/routes.yaml says ${wanted}`,
          at: step.at,
          help: 'run npx site build',
        }
    }
    const hosts = context.site.hosts.flatMap((name) => context.hosts.get(name) ?? [])
    for (const { from, to, hostOnly } of needsRedirectPages(hosts) ? context.redirects : []) {
      const file = fileOf(from)
      if (!hostOnly && !context.output.files.has(file))
        yield {
          text: `the page that leads from ${from} to ${to} is missing: ${file}`,
          at: redirectAt(context, from) ?? { file: 'content/routes.yaml' },
          help: 'run npx site build',
        }
    }
  },
})
