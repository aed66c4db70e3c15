// A redirect of content/routes.yaml leads to its page in one step. Found while the site is planned (plan/redirects.ts).
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleRoutes } from '../../data/examples.ts'

export default defineRule({
  why: 'Each further step costs a visitor on a slow line another wait, and a circle never arrives.',
  level: 'error',
  help: 'send each address straight to the page at the end',
  source: 'developers.google.com/search/docs/crawling-indexing/http-network-errors, redirects (read 2026-11)',
  early: true,
  fine: { yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contact }') } },
  bad: {
    yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /phone }', '{ from: /phone, to: /contact }') },
    findings: ['/call goes to /phone, which content/routes.yaml:7 redirects again'],
  },
})
