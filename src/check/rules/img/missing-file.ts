// Every picture a style or the structured data names is there, and every picture file is a picture.
// Whether src, srcset and links lead to a file is the business of link/broken.

import { defineRule } from '../../../model/checks/rule.ts'
import { pictureSize } from '../../page/picture-size.ts'
import { withoutQuery } from '../../site/addresses.ts'

const KIND = /\.(png|jpe?g|webp|avif|gif|svg)$/i

export default defineRule({
  why:
    'A picture that is not there is a hole in the page, and one search engines cannot fetch is not shown ' +
    'beside the result.',
  level: 'error',
  help: 'put the picture into public/ or content/images/, or correct its address',
  source: 'Google, Structured data general guidelines: image URLs must be crawlable and indexable (read 2026-11)',
  fine: { pages: { '/': '<img src="/favicon.svg" alt="A wheel">' } },
  bad: {
    pages: {
      '/': '<img src="/van.jpg" alt="Our van">',
      '/contact':
        '<style>header{background:url("/road.png")}</style><script ' +
        'type="application/ld+json">{"@context":"https://schema.org","@type":"LocalBusiness","name":"Two ' +
        'Wheels","logo":"https://wheels.example/logo.png"}</script>',
    },
    output: { 'van.jpg': 'not a picture' },
    findings: [
      'van.jpg, on /, is not a picture: browsers show nothing',
      'the structured data of /contact names the picture /logo.png, which is not there',
      'the style of /contact names the picture /road.png, which is not there',
    ],
  },

  needs: ['output', 'summaries'],

  *site({ output, site, summaries }) {
    const read = new Map<string, boolean>()
    const readable = (file: string) => {
      let known = read.get(file)
      if (known === undefined) {
        const bytes = output.read(file)
        known = bytes !== undefined && pictureSize(bytes) !== undefined
        read.set(file, known)
      }
      return known
    }
    for (const page of summaries) {
      for (const { src, use, start, end } of page.pictures) {
        const local = src.startsWith(`${site.origin}/`) ? src.slice(site.origin.length) : src
        if (use === 'card' || !/^\/(?!\/)/.test(local)) continue
        const file = withoutQuery(local).slice(1)
        const at = { page: page.path, span: { start, end }, value: src }
        if (output.files.has(file)) {
          if (KIND.test(file) && !readable(file))
            yield {
              text: `${file}, on {{page}}, is not a picture: browsers show nothing`,
              at,
              help: 'export it again',
            }
        } else if (use !== 'img')
          yield {
            text:
              `the ${use === 'style' ? 'style' : 'structured data'} of {{page}} names the picture ` +
              `${withoutQuery(local)}, which is not there`,
            at,
            help: 'put the file in public/, or correct the address',
          }
      }
    }
  },
})
