// A description fills the two lines search results give it, and no more.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { fitting, widthOf } from '../../text/width.ts'

/** Pixels of Arial at 14 px, over two lines. Google gives no number. */
const SIZE = 14
const LIMIT = 985
const LEAST = 400

export default defineRule({
  why: 'Search results cut a description that is too long, and one that is too short leaves the offer unsaid.',
  level: 'warning',
  help: 'write a head.description of one or two sentences: what the reader gets, how fast, for how much',
  source:
    'Google, Control your snippets in search results: cut to the width of the device, no number given (as ' +
    'quoted 2026-11); 400 to 985 px of Arial at 14 px is what other tools measure on a desk (2026-11)',
  fine: {
    pages: {
      '/':
        '<!DOCTYPE html><meta name="description" content="Your bicycle back in two days: brakes, gears, wheels ' +
        'and tyres, with the price said before we begin.">',
    },
  },
  bad: {
    pages: {
      '/':
        '<!DOCTYPE html><meta name="description" content="Your bicycle back in two days: brakes, gears, ' +
        'wheels, tyres, lights, saddles, chains and bottom brackets, with the price said before we begin, in ' +
        'Leeds and in all the towns around it.">',
      '/contact': '<!DOCTYPE html><meta name="description" content="Where we are.">',
    },
    findings: [
      'the description of / is 1112 px wide and results show about 985: it is cut after "… with the price ' +
        'said before we begin, in Leeds and in"',
      'the description "Where we are." is 92 px wide: results have room for 985, expected at least 400',
    ],
  },

  *page(page, { indexable }) {
    const [description] = indexable ? page.meta('description') : []
    if (!description || description.content.trim() === '') return
    const { content, element } = description
    const width = widthOf(content, SIZE)
    const at = { page: page.path, span: spanOf(element), value: content }
    if (width > LIMIT) {
      const end = fitting(content, SIZE, LIMIT)
      yield {
        text:
          `the description of {{page}} is {{width}} px wide and results show about ${LIMIT}: it is cut after ` +
          '"{{end}}"',
        data: { width, end: end.length > 60 ? `…${end.slice(end.indexOf(' ', end.length - 60))}` : end },
        at,
        help:
          `take about ${Math.max(1, Math.ceil(((width - LIMIT) / width) * content.length))} characters out of ` +
          'head.description',
      }
    } else if (width < LEAST)
      yield {
        data: { content, width },
        text:
          `the description "{{content}}" is {{width}} px wide: results have room for ${LIMIT}, expected at ` +
          `least ${LEAST}`,
        at,
        help: 'add to head.description what the reader gets, how fast and for how much',
      }
  },
})
