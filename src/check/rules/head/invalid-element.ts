// Only what belongs in a head stands in it.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

const ALLOWED = new Set(['title', 'base', 'link', 'meta', 'style', 'script', 'noscript', 'template'])
const IN_NOSCRIPT = new Set(['link', 'meta', 'style'])

export default defineRule({
  why:
    'The first thing that does not belong in the head ends it, and browsers and search engines ignore what ' +
    'comes after: the canonical address, the description.',
  level: 'error',
  help: 'move it into the body',
  source:
    'HTML Standard, 13.2.6.4.4; Google, Use valid HTML to specify page metadata: what follows an invalid ' +
    'element in the head is ignored (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<!DOCTYPE html><html><head><title>Repairs</title><link rel="canonical" ' +
        'href="https://wheels.example/"></head><body></body></html>',
    },
  },
  bad: {
    pages: {
      '/':
        '<!DOCTYPE html><html><head><img src="/pixel.gif"><title>Repairs</title><link rel="canonical" ' +
        'href="https://wheels.example/"></head><body></body></html>',
      '/contact': '<!DOCTYPE html><html><head><title>Contact</title>Two Wheels</head><body></body></html>',
    },
    findings: [
      '<img> stands in the head of / and ends it: <title> and <link rel="canonical"> after it are ignored',
      'the text "Two Wheels" stands in the head of /contact and ends it',
    ],
  },

  *page(page) {
    const head = page.all('head')[0]
    if (!head) return
    const inNoscript = (parent: number) =>
      page.elements[parent]?.name === 'noscript' && page.elements[parent]?.parent === head.index
    const after = page.elements.findIndex(({ start }) => start >= head.end)
    const within = page.elements.slice(head.index + 1, after < 0 ? undefined : after)
    const element = within.find(({ parent, name }) =>
      parent === head.index ? !ALLOWED.has(name) : inNoscript(parent) && !IN_NOSCRIPT.has(name),
    )
    const text = page.texts.find((run) => run.start >= head.end || (run.parent === head.index && /\S/.test(run.text)))
    const stray = text && text.start < head.end ? text : undefined
    const first = element && stray ? (element.start < stray.start ? element : stray) : (element ?? stray)
    if (!first) return
    const what = 'name' in first ? `<${first.name}>` : `the text "${first.text.trim()}"`
    const lost = within.filter(
      ({ parent, start, name, attributes: { rel, name: meta } }) =>
        parent === head.index &&
        start > first.start &&
        (name === 'title' || rel === 'canonical' || meta === 'description' || meta === 'robots'),
    )
    const names = lost.map(
      ({ name, attributes: { rel, name: meta } }) =>
        `<${name}${rel ? ` rel="${rel}"` : ''}${meta ? ` name="${meta}"` : ''}>`,
    )
    const rest =
      names.length === 0 ? '' : `: ${names.join(' and ')} after it ${names.length > 1 ? 'are' : 'is'} ignored`
    yield {
      text: `${what} stands in the head of {{page}} and ends it${rest}`,
      at: { page: page.path, span: spanOf(first) },
    }
  },
})
