// Every redirect of content/routes.yaml leads to a page. Found while the site is planned (plan/redirects.ts).
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleRoutes } from '../../data/examples.ts'

export default defineRule({
  why: 'A visitor with an old link who is sent to a page that does not exist is lost twice.',
  level: 'error',
  help: 'write the address of a page under to:',
  early: true,
  fine: { yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contact }') } },
  bad: {
    yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contcat }') },
    findings: ['/call goes to /contcat, which is not a page'],
  },
})
