// A title fits the line search results give it, and fills a part of it.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { fitting, widthOf } from '../../text/width.ts'

/** Pixels of Arial at 20 px. Other tools measure between 561 and 600; Google gives no number. */
const SIZE = 20
const LIMIT = 580
const LEAST = 200

export default defineRule({
  why: 'Search results cut a title that is too wide, and the end, often the place or the price, is lost.',
  level: 'warning',
  help: 'write a head.title of about fifty letters: what the page offers, and where',
  source:
    'Google, Influencing title links: long titles are cut, no number given (read 2026-11); 200 to 580 px of ' +
    'Arial at 20 px is what other tools measure on a desk, between 561 and 600 (2026-11)',
  fine: { pages: { '/': '<!DOCTYPE html><title>Bicycle repairs in Leeds, done while you wait</title>' } },
  bad: {
    pages: {
      '/':
        '<!DOCTYPE html><title>Bicycle repairs, brakes, gears, wheels and tyres in Leeds and in all of ' +
        'Yorkshire</title>',
      '/contact': '<!DOCTYPE html><title>Contact</title>',
    },
    findings: [
      'the title of / is 703 px wide and results show about 580: it is cut after "Bicycle repairs, brakes, ' +
        'gears, wheels and tyres in Leeds and in"',
      'the title "Contact" is 69 px wide: results have room for 580, expected at least 200',
    ],
  },

  *page(page, { indexable }) {
    if (!indexable) return
    const title = page.all('title').find((each) => page.inside(each, 'svg') === undefined)
    const text = title ? page.textOf(title) : ''
    if (!title || text === '') return
    const width = widthOf(text, SIZE)
    const at = { page: page.path, span: spanOf(title), value: text }
    if (width > LIMIT)
      yield {
        text: `the title of {{page}} is {{width}} px wide and results show about ${LIMIT}: it is cut after "{{end}}"`,
        data: { width, end: fitting(text, SIZE, LIMIT) },
        at,
        help:
          `take about ${Math.max(1, Math.ceil(((width - LIMIT) / width) * text.length))} characters out of ` +
          'head.title',
      }
    else if (width < LEAST)
      yield {
        data: { title: text, width },
        text: `the title "{{title}}" is {{width}} px wide: results have room for ${LIMIT}, expected at least ${LEAST}`,
        at,
        help: 'add to head.title what the page offers and where',
      }
  },
})
