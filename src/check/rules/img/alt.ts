// Alt texts describe the picture: they are not file names or words like "image". a11y/html-valid checks that every
// picture has one.
import { spanOf } from '../../page/parse.ts'
import { defineRule } from '../../rule.ts'

/** A file name: "van.jpg", "IMG_0231", "whatsapp image 2024-05-01.jpeg", "20240501_120000". */
const FILE = /^(?:[^\s.]+ ){0,4}\S+\.(?:jpe?g|jfif|png|webp|avif|gif|svg|hei[cf]|tiff?|bmp)$/i
const NUMBERED = /^(?:img|imag|mvimg|dsc[nf]?|pxl|gopr|dji|scan|screenshot|photo|pic|picture)?[ _-]?\d{3}[\d_ -]*$/i

export default defineRule({
  why: 'Screen readers read the alt text in place of the picture, and image search uses it.',
  level: 'error',
  help: 'write in alt what the picture shows; alt="" if it is decoration',
  source: 'WCAG 2.2, success criterion 1.1.1 (read 2026-11)',
  fine: { pages: { '/': '<img src="/van.jpg" alt="Our van with its ramp down"><img src="/line.svg" alt="">' } },
  bad: {
    pages: {
      '/':
        '<img src="/a/bell.jpg" alt="bell.jpg"><img src="data:image/gif;base64,R0lG" alt="bell.jpg">' +
        '<img src="/hub.jpg" alt="IMG_0231"><img src="/map.jpg" alt="Image"><img src="/saw.jpg" alt="image1">',
    },
    findings: [
      'the alt text on / is the file name "bell.jpg"',
      'the alt text on / is the file name "IMG_0231"',
      'the alt text "Image" on / does not describe the picture',
      'the alt text "image1" on / does not describe the picture',
    ],
  },

  *page(page, _, { language }) {
    const seen = new Set<string>()
    for (const img of page.all('img')) {
      const { alt = '', src, 'data-src': late } = img.attributes
      const words = alt.trim()
      // A lazy picture has two elements: the picture and its placeholder.
      if (words === '' || seen.has(words)) continue
      seen.add(words)
      const name = ((late ?? src ?? '').split('/').at(-1) ?? '').replace(/\.\w+$/, '').toLowerCase()
      const isFile = FILE.test(words) || NUMBERED.test(words) || (words.toLowerCase() === name && /[_\d]/.test(name))
      const unnumbered = words
        .toLowerCase()
        .replace(/\d{1,3}$/, '')
        .replace(/[_-]$/, '')
        .trimEnd()
      if (isFile || language.genericAlts.includes(unnumbered))
        yield {
          text: isFile
            ? `the alt text on {{page}} is the file name "${alt}"`
            : `the alt text "${alt}" on {{page}} does not describe the picture`,
          at: { page: page.path, span: spanOf(img), value: alt },
          help: 'describe what the picture shows',
        }
    }
  },
})
