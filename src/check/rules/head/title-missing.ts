// Every page has one title, and it says something.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'The title is the line people click in search results; without one the search engine makes one up.',
  level: 'error',
  help: 'write one head.title in the file of the page',
  source:
    'HTML Standard, 4.2.2 The title element; Google, Influencing title links: a title on every page (read 2026-11)',
  fine: { pages: { '/': '<!DOCTYPE html><title>Bicycle repairs in Leeds</title><h1>Repairs</h1>' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><title> </title><h1>Repairs</h1>',
      '/contact': '<!DOCTYPE html><title>Contact</title><title>Two Wheels</title>',
    },
    findings: ['the title of / is empty', '/contact has 2 titles: "Contact" and "Two Wheels"'],
  },

  *page(page, { from }) {
    const titles = page.all('title').filter((title) => page.inside(title, 'svg') === undefined)
    const [title] = titles
    const help = 'write head.title in this file'
    const at = { file: from, path: ['head', 'title'] }
    if (!title) yield { text: `{{page}} has no title`, at, help }
    else if (titles.length > 1)
      yield {
        text: `{{page}} has ${titles.length} titles: ${titles.map((each) => `"${page.textOf(each)}"`).join(' and ')}`,
        at,
        help: 'keep one',
      }
    else if (page.textOf(title) === '') yield { text: `the title of {{page}} is empty`, at, help }
  },
})
