// Every redirect of content/routes.yaml leads to a page in one step, and none hides a page or a file. Found by
// plan/redirects.ts and emit/redirect-page.ts.
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleRoutes } from '../../data/examples.ts'

export default defineRule({
  why: 'Visitors with an old link need one redirect to a page that exists. Each further redirect is a wait.',
  level: 'error',
  help: 'write the address of a page under to:, and give no page and no file the address under from:',
  source:
    'developers.google.com/search/docs/crawling-indexing/http-network-errors, redirects; ' +
    'docs.netlify.com/manage/routing/redirects/rewrites-proxies, shadowing (read 2026-11)',
  early: true,
  fine: { yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contact }') } },
  bad: {
    yaml: {
      'content/routes.yaml': exampleRoutes(
        '{ from: /find, to: /contcat }',
        '{ from: /call, to: /phone }',
        '{ from: /phone, to: /repairs/brakes }',
        '{ from: /contact, to: / }',
      ),
    },
    findings: [
      '/find goes to /contcat, which is not a page',
      '/call goes to /phone, which content/routes.yaml:8 redirects again',
      '/contact is the address of content/pages/contact.yaml (content/routes.yaml:3); a redirect would hide that page',
    ],
  },
})
