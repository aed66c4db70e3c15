// Everything a page loads comes over https.
import { defineRule } from '../../../model/checks/rule.ts'
import { matchesOf } from '../../text/expression.ts'

/** Elements that load, and the attributes that say what. */
const LOADS: readonly (readonly [string, readonly string[]])[] = [
  ['script', ['src']],
  ['img', ['src', 'srcset', 'data-src', 'data-srcset']],
  ['source', ['src', 'srcset', 'data-srcset']],
  ['iframe', ['src', 'data-src']],
  ['video', ['src', 'poster']],
  ['audio', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
]
/** Kinds of <link> that load nothing. */
const SILENT = /^(?:canonical|alternate|next|prev|author|license|me|help|search)$/
const STYLE = /(?:url\(\s*["']?|@import\s+["'])(http:\/\/[^"')\s]+)/gi

export default defineRule({
  why: 'Browsers block what an https page loads over http, and whoever sits on the line can change it.',
  level: 'error',
  help: 'write https://, or serve the file from this site',
  source: 'W3C Mixed Content, section 4 (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<img src="/favicon.svg" alt="A wheel" width="1" height="1"><a ' +
        'href="http://elsewhere.example/">Elsewhere</a>',
    },
  },
  bad: {
    pages: { '/': '<script src="http://stats.example/count.js"></script>' },
    findings: ['the script element on / loads http://stats.example/count.js, expected https'],
  },

  *page(page) {
    if (!/http:\/\//i.test(page.html)) return
    const found: [string, string, { start: number; end: number }][] = []
    for (const [name, keys] of LOADS)
      for (const element of page.all(name))
        for (const key of keys)
          for (const part of (element.attributes[key] ?? '').split(key.includes('srcset') ? ',' : '\0'))
            if (/^\s*http:\/\//i.test(part)) found.push([name, part.trim().split(/\s/)[0] ?? '', element])
    for (const link of page.all('link')) {
      const { rel = '', href = '' } = link.attributes
      if (/^http:\/\//i.test(href) && !SILENT.test(rel)) found.push(['link', href, link])
    }
    for (const style of page.all('style'))
      for (const match of matchesOf(page.html.slice(style.open, style.end), STYLE))
        found.push(['style', match[1] ?? '', style])
    for (const { element, content } of [...page.meta('og:image'), ...page.meta('twitter:image')])
      if (/^http:\/\//i.test(content)) found.push(['meta', content, element])
    for (const [name, href, { start, end }] of found)
      yield {
        text: `the ${name} element on {{page}} loads ${href}, expected https`,
        at: { page: page.path, span: { start, end }, value: href },
        help: `write ${href.replace(/^http:/i, 'https:')}, or serve the file from this site`,
      }
  },
})
