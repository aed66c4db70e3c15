// No two pictures are described by the same words, and no picture stands on a page twice under two descriptions.

import type { PageElement } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { wordsOf } from '../../text/similar.ts'

/** Words by which a text tells what a picture shows, and those by which it tells it from every other. */
const LEAST = 3
const TELLING = 5

/** The picture behind an address: the name of its file without size, digest and format. */
const pictureOf = (src: string) => (src.split('/').at(-1) ?? '').replace(/\..*$/, '').replace(/-\d+$/, '')
/** The beginning of that name, which the pictures of one thing have in common. */
const seriesOf = (src: string) => pictureOf(src).split(/[-_ ]|(?<=\D)(?=\d)/)[0]
/** The address of a picture, of one that is loaded late too. */
const addressOf = ({ src, 'data-src': late }: PageElement['attributes']) =>
  (src?.startsWith('data:') ? late : src) ?? late ?? ''

export default defineRule({
  why: 'A reader who does not see the picture hears of another one, which was there before or stands on another page.',
  level: 'warning',
  help: 'say what this picture shows, or show the one that is meant',
  source: 'WCAG 2.2, 1.1.1 Non-text Content',
  fine: {
    pages: {
      '/': '<img src="/van-480.webp" alt="Our van with its ramp down at the shop"><img src="/bell.webp" alt="A bell">',
      '/contact':
        '<img src="/van-side-960.webp" alt="Our van with its ramp down at the shop"><img src="/hub.webp" alt="">',
      '/repairs/brakes':
        '<img src="/pad.webp" alt="A bell"><a href="/"><img src="/pad.webp" alt="Back to the start"></a>',
    },
  },
  bad: {
    pages: {
      '/': '<img src="/rim.webp" alt="A wheel that has lost its rim">',
      '/contact':
        '<img src="/van.webp" alt="Our van outside the shop"><img src="/van.webp" alt="Tyres on a shelf at the back">',
      '/repairs/brakes': '<img src="/brake.webp" alt="A wheel that has lost its rim">',
    },
    findings: [
      'the picture /van.webp is on /contact as "Our van outside the shop" and as "Tyres on a shelf at the back"',
      'the alt of /brake.webp on /repairs/brakes is that of /rim.webp on /: "A wheel that has lost its rim"',
    ],
  },

  needs: ['summaries'],

  *page(page) {
    const shown = new Map<string, string>()
    for (const img of page.all('img')) {
      const { alt } = img.attributes
      const address = addressOf(img.attributes)
      if (!alt || address === '' || wordsOf(alt).length < LEAST) continue
      // A logo is a link in one place and a name in another.
      if (page.inside(img, 'a', 'header', 'footer', 'nav')) continue
      const first = shown.get(pictureOf(address))
      if (first === undefined) shown.set(pictureOf(address), alt)
      else if (first !== alt)
        yield {
          text: `the picture ${address} is on {{page}} as "${first}" and as "${alt}"`,
          at: { page: page.path, span: spanOf(img), value: alt },
        }
    }
  },

  *site({ summaries }) {
    const first = new Map<string, { path: string; src: string }>()
    for (const { path, pictures } of summaries)
      for (const { src, use, alt = '', start, end } of pictures) {
        const words = use !== 'img' || src.startsWith('data:') ? [] : wordsOf(alt)
        if (words.length < TELLING) continue
        const other = first.get(words.join(' '))
        if (!other) first.set(words.join(' '), { path, src })
        // Photographs side by side may show one thing, and so may those that are numbered or cut in several ways.
        else if (other.path !== path && seriesOf(other.src) !== seriesOf(src))
          yield {
            text: `the alt of ${src} on {{page}} is that of ${other.src} on ${other.path}: "${alt}"`,
            page: path,
            at: { page: path, span: { start, end }, value: alt },
          }
      }
  },
})
