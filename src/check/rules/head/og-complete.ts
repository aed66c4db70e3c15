// A page shared in a message or a network shows its own title, text and picture, and the picture is as large as the
// page says.

import type { PageElement } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { pictureSize } from '../../page/picture-size.ts'
import { withoutQuery } from '../../site/addresses.ts'

const NEEDED = [
  'og:title',
  'og:description',
  'og:type',
  'og:url',
  'og:image',
  'og:image:width',
  'og:image:height',
  'og:image:type',
  'og:image:alt',
  'og:locale',
  'og:site_name',
  'twitter:card',
  'twitter:image:alt',
]
/** Of a site that wants no pictures. */
const WITHOUT_CARD = NEEDED.filter((name) => !name.includes(':image'))
const ADDRESSES = ['og:url', 'og:image', 'twitter:image']
/** Pixels: the size that no network crops or refuses. */
const [WIDTH, HEIGHT] = [1200, 630]

const whole = (tags: string) => `<!DOCTYPE html><head>${tags}</head>`
const CONTENT: Readonly<Record<string, string>> = {
  'og:url': 'https://wheels.example/',
  'og:image': 'https://wheels.example/card.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:locale': 'en_GB',
}
const tags = NEEDED.map((name) => `<meta property="${name}" content="${CONTENT[name] ?? 'x'}">`).join('')

export default defineRule({
  why:
    'A link sent to a neighbour is opened when it shows a name and a picture, and passed over when it shows a ' +
    'bare address.',
  level: 'warning',
  source: 'The Open Graph protocol, ogp.me',
  help: 'look at what the template writes into the head; head.social in YAML has the words',
  fine: {},
  bad: {
    pages: {
      '/': whole(
        tags
          .replace('<meta property="og:image:alt" content="x">', '')
          .replace('https://wheels.example/card.png', '/card.png'),
      ),
      '/contact': whole(tags.replace('content="630"', 'content="600"')),
      '/repairs/brakes': whole(tags.replace('card.png', 'crad.png')),
      '/repairs/puncture': whole(tags.replace('en_GB', 'fr_FR')),
    },
    findings: [
      '/ has no og:image:alt',
      'og:image of / is "/card.png", expected an address that begins with https://',
      'og:locale of /repairs/puncture is "fr_FR", and site.yaml says "en_GB"',
      'the social card of /contact is 1200 x 630, and its tags say 1200 x 600',
      'the social card of /repairs/brakes is not there: crad.png',
    ],
  },

  needs: ['output', 'summaries'],

  *page(page, { from, indexable }, { site }) {
    if (!indexable) return
    const tags = new Map<string, PageElement>()
    for (const element of page.all('meta'))
      tags.set(element.attributes.property ?? element.attributes.name ?? '', element)
    for (const name of site.socialCards === 'none' ? WITHOUT_CARD : NEEDED)
      if (!tags.get(name)?.attributes.content?.trim())
        yield { text: `{{page}} has no ${name}`, at: { file: from, path: ['head'] } }
    for (const name of ADDRESSES) {
      const element = tags.get(name)
      const address = element?.attributes.content
      if (element && address && !address.startsWith('https://'))
        yield {
          text: `${name} of {{page}} is "${address}", expected an address that begins with https://`,
          at: { page: page.path, span: spanOf(element) },
        }
    }
    const locale = tags.get('og:locale')
    const written = locale?.attributes.content
    if (locale && written && written !== site.locale)
      yield {
        text: `og:locale of {{page}} is "${written}", and site.yaml says "${site.locale}"`,
        at: { page: page.path, span: spanOf(locale) },
      }
  },

  *site({ output, site, summaries }): Generator<Finding> {
    for (const page of summaries) {
      for (const { src, use, width, height, start, end } of page.pictures) {
        if (use !== 'card' || !page.indexable || !src.startsWith(`${site.origin}/`)) continue
        const file = withoutQuery(src.slice(site.origin.length + 1))
        const bytes = output.read(file)
        const at = { page: page.path, span: { start, end } }
        const size = bytes && pictureSize(bytes)
        if (!bytes) yield { text: `the social card of {{page}} is not there: ${file}`, at, help: 'run npx site build' }
        else if (!size) yield { text: `the social card of {{page}} cannot be read: ${file} is not a picture`, at }
        else if (`${size.width} x ${size.height}` !== `${width} x ${height}`)
          yield {
            text:
              `the social card of {{page}} is ${size.width} x ${size.height}, and its tags say ` +
              `${width ?? 'no width'} x ${height ?? 'no height'}`,
            at,
          }
        else if (size.width < WIDTH || size.height < HEIGHT)
          yield {
            text:
              `the social card of {{page}} is ${size.width} x ${size.height}, expected at least ${WIDTH} x ` +
              `${HEIGHT}`,
            at,
          }
      }
    }
  },
})
