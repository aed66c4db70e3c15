// No redirect of content/routes.yaml has the address of a page. Found while the site is planned (plan/redirects.ts).
import { defineRule } from '../../../model/checks/rule.ts'
import { exampleRoutes } from '../../data/examples.ts'

export default defineRule({
  why: 'A redirect that has the address of a page hides that page from everybody.',
  level: 'error',
  help: 'delete the redirect, or give the page another path',
  source: 'docs.netlify.com/manage/routing/redirects/rewrites-proxies, shadowing (read 2026-11)',
  early: true,
  fine: { yaml: { 'content/routes.yaml': exampleRoutes('{ from: /call, to: /contact }') } },
  bad: {
    yaml: { 'content/routes.yaml': exampleRoutes('{ from: /contact, to: / }') },
    findings: [
      '/contact is the address of content/pages/contact.yaml (content/routes.yaml:3); a redirect would hide that page',
    ],
  },
})
