// Everything that can be pressed, and every frame and picture that says something, has a name.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { accessibleName, isHidden } from '../../page/accessible-name.ts'

const WHAT: Readonly<Record<string, string>> = {
  a: 'link',
  button: 'button',
  iframe: 'frame',
  summary: 'question to open',
  svg: 'drawing',
  input: 'picture button',
}

/** What a voice reads: an arrow or a dot it passes by, or calls by a name that says nothing. */
const SAID = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

export default defineRule({
  why: 'A link or button without a name is read out as "link" or "button": who cannot see it cannot use it.',
  level: 'error',
  help: 'write words in it, or an aria-label in the template that draws it',
  source: 'WCAG 2.2, success criteria 2.4.4 and 4.1.2; Accessible Name and Description Computation 1.2 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<a href="/contact" aria-label="Call us"><svg aria-hidden="true"></svg></a><a href="/"><img ' +
        'src="/favicon.svg" alt="Home" width="1" height="1"></a><button ' +
        'type="button"><span>Menu</span></button><svg role="img" aria-label="A wheel"></svg>',
    },
  },
  bad: {
    pages: {
      '/':
        '<a href="/contact"><svg aria-hidden="true"></svg></a><button type="button"></button><iframe ' +
        'src="https://maps.example/"></iframe><svg role="img"><path d="M0 0"/></svg><a href="/">→</a>',
    },
    findings: [
      'the link to /contact on / has no name',
      'the link to / on / is called → and has no words',
      'a button on / has no name',
      'the frame of https://maps.example/ on / has no name',
      'a drawing on / has no name',
    ],
  },

  *page(page) {
    for (const element of named(page)) {
      const name = accessibleName(page, element)
      const isMark = element.name === 'a' && name !== '' && !SAID.test(name)
      if (isHidden(page, element) || (name !== '' && !isMark)) continue
      const what = WHAT[element.name] ?? element.name
      const to = element.attributes.href ?? element.attributes.src
      yield {
        text:
          `${to === undefined ? `a ${what}` : `the ${what} ${element.name === 'a' ? 'to' : 'of'} ${to}`} on ` +
          (isMark ? '{{page}} is called {{name}} and has no words' : '{{page}} has no name'),
        data: { name },
        at: { page: page.path, span: { start: element.start, end: element.end }, value: to },
        help: element.name === 'iframe' ? 'give it a title' : 'write words in it, or an aria-label',
      }
    }
  },
})

function named(page: PageFacts): PageElement[] {
  const drawn = (svg: PageElement) => {
    if (svg.attributes.role !== 'img') return false
    for (const title of page.all('title'))
      if (title.start >= svg.start && title.end <= svg.end && page.textOf(title) !== '') return false
    return true
  }
  return [
    ...page.all('a').filter(({ attributes }) => attributes.href !== undefined),
    ...page.all('button'),
    ...page.all('summary'),
    ...page.all('iframe'),
    ...page.all('svg').filter(drawn),
    ...page.all('input').filter(({ attributes }) => attributes.type === 'image'),
  ]
}
