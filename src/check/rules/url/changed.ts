// Every published address still has a page or a redirect.
import { nearest } from '../../../model/nearest.ts'
import { defineRule } from '../../rule.ts'
import { redirectsAt } from '../../site/places.ts'

export default defineRule({
  why: 'Visitors with an old link find nothing, and the page loses its place in search results.',
  level: 'error',
  help: 'add the address under redirects: in content/routes.yaml',
  source: 'developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes (read 2026-11)',
  fine: { published: ['/contact', '/old-contact'] },
  bad: { published: ['/contact', '/repairs/brake'], findings: ['/repairs/brake was published and is gone'] },

  *site({ answers, pages, published }) {
    for (const path of published ?? []) {
      if (answers(path) !== undefined) continue
      yield {
        text: `${path} was published and is gone`,
        at: redirectsAt,
        help: `add under redirects: - { from: ${path}, to: ${successor(path, pages)} }`,
      }
    }
  },
})

/** The page with the most similar address, otherwise the nearest parent page, otherwise the home page. */
function successor(path: string, pages: ReadonlyMap<string, unknown>): string {
  const above = [...pages.keys()].filter((page) => path.startsWith(`${page.replace(/\/$/, '')}/`))
  return nearest(path, pages.keys()) ?? above.sort((first, second) => second.length - first.length)[0] ?? '/'
}
