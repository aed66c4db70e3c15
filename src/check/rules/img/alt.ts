// Every picture says in words what it shows, or says that it shows nothing.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

/** Characters: a screen reader reads the text in one breath and cannot stop in it. */
const LONGEST = 125
/** What programs add to the names of files that cameras and telephones give: "(2)", "-edited". */
const COPY =
  '(?:[ _-]*\\(\\d+\\)|[ _-]+(?:copy|kopie|edit(?:ed)?|final|scaled|cropped|resized|small|large|web|hdr|burst|cover|' +
  'at|[ap]m|wa\\d+|chrome|whatsapp|[a-z]?\\d[\\d.:x]*))*'
/** Such a name, with what makes it one of many. */
const NUMBERED = new RegExp(
  [
    `(?:img|imag|mvimg|dsc[nf]?|pxl|gopr|dji|cimg|sam|p|scan|screen ?shot|image|photo|pic|` +
      `picture)[ _-]?\\d{2,}${COPY}`,
    `(?:image|photo|picture|pic|img|screen ?shot|scan|download|unnamed|untitled|pasted image|fullsizerender)[ _-]?` +
      `(?:\\d|\\(\\d+\\))${COPY}`,
    `whatsapp (?:image|video) \\d[^a-z]*(?:at [\\d.]+)?${COPY}|fullsizerender|pasted image`,
    // A moment, a hash.
    '(?:19|20)\\d{6}[_-]?\\d{4,9}(?:[_-][a-z\\d]{1,6})*|\\d{8,}(?:_[a-z\\d]+)*|' +
      '(?=[a-f]*\\d)(?=\\d*[a-f])[\\da-f]{8,}(?:-[\\da-f]{4,})*',
  ]
    .map((source) => `^(?:${source})$`)
    .join('|'),
)
/** The name of a file, of a few words. */
const FILE = /^(?:[^\s.]+ ){0,4}\S+\.(?:jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/
const nicknameOf = perLanguage(({ nicknames }) => expression(`^(?:${nicknames ?? '(?!)'})$`))

export default defineRule({
  why: 'A reader who does not see the picture hears these words instead, and picture search finds it by them.',
  level: 'error',
  help: 'write in alt what the picture shows; alt="" if it is decoration',
  needsLanguage: 'partly',
  source: 'WCAG 2.2, 1.1.1 Non-text Content',
  fine: { pages: { '/': '<img src="/van.jpg" alt="Our van with its ramp down"><img src="/line.svg" alt="">' } },
  bad: {
    pages: {
      '/':
        '<img src="/van.jpg"><img src="/bell.jpg" alt="bell.jpg"><img src="/hub.jpg" alt="Image"><img ' +
        `src="/map.png" alt="${'The way from the station to the workshop. '.repeat(4).trim()}">`,
    },
    findings: [
      'the picture /van.jpg on / has no alt',
      'the alt of the picture /bell.jpg on / is its file name, "bell.jpg"',
      'the alt of the picture /hub.jpg on / is "Image", which says nothing of it',
      'the alt of the picture /map.png on / has 167 characters, expected at most 125',
    ],
  },

  *page(page, _, { language }) {
    for (const img of page.all('img')) {
      const { alt, src, 'data-src': late } = img.attributes
      const source = src ?? late ?? ''
      const which = `the picture ${source.length > 60 ? `${source.slice(0, 59)}…` : source} on {{page}}`
      if (alt === undefined)
        yield {
          text: `${which} has no alt`,
          at: { page: page.path, span: spanOf(img) },
          help: 'write in alt what it shows; alt="" if it is decoration',
        }
      if (!alt) continue
      const at = { page: page.path, span: spanOf(img), value: alt }
      const help = 'say what the picture shows'
      const name = (source.split('/').at(-1) ?? '').toLowerCase()
      const words = alt.trim().toLowerCase()
      if (words === name || words === name.replace(/\..*$/, '') || FILE.test(words))
        yield { text: `the alt of ${which} is its file name, "${alt}"`, at, help }
      else if (language.genericAlts.includes(words) || NUMBERED.test(words) || nicknameOf(language).test(words))
        yield { text: `the alt of ${which} is "${alt}", which says nothing of it`, at, help }
      else if (alt.length > LONGEST)
        yield {
          text: `the alt of ${which} has ${alt.length} characters, expected at most ${LONGEST}`,
          at,
          help: 'say the rest in the text beside it',
        }
    }
  },
})
