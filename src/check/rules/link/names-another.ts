// A link whose text is the name of a page, or begins as the name of a page of the target's kind, leads to that page.

import { groupedBy } from '../../../model/grouped.ts'
import { memoize } from '../../../runtime/memoize.ts'
import { defineRule, type PageIdentity } from '../../rule.ts'
import { withoutQuery } from '../../site/addresses.ts'
import { faultsOfLinks } from '../../site/links.ts'
import { lowerWords } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

export default defineRule({
  why: 'Visitors who follow a link with the name of one service, but land on another, think that the first is not offered.',
  level: 'warning',
  help: 'write the address of the page that the words name, or the name of the page that the address leads to',
  fine: {
    pages: {
      '/': '<a href="/repairs/brakes">Brakes</a> <a href="/repairs/puncture">We mend brakes</a>',
    },
  },
  bad: {
    pages: {
      '/': '<a href="/repairs/puncture">Brakes</a> <a href="/repairs/puncture">the brakes on both wheels</a>',
      '/repairs/brakes': '<a href="/">contact</a>',
    },
    findings: [
      'the link "Brakes" on / goes to /repairs/puncture, expected /repairs/brakes',
      'the link "the brakes on both wheels" on / goes to /repairs/puncture, expected /repairs/brakes',
      'the link "contact" on /repairs/brakes goes to /, expected /contact',
    ],
  },

  *language(context) {
    const { pages, language } = context
    const leading = new Set(language.leading)
    /** The stems of a text without articles and prepositions at its start. */
    const stemsOf = memoize((text: string) => {
      const words = lowerWords(text)
      const start = words.findIndex((word) => !leading.has(word))
      return words.slice(Math.max(0, start)).map((word) => stemOf(word, language))
    })
    const names = [...pages.values()].flatMap((page) => page.names.map((name) => ({ page, name: plain(name) })))
    const byName = groupedBy(names, ({ name }) => name)
    const words = names.flatMap(({ page, name }) => stemsOf(name).map((stem) => ({ page, stem })))
    const byStart = groupedBy(names, ({ page, name }) => `${page.collection} ${stemsOf(name)[0]}`)
    const byWord = groupedBy(words, ({ page, stem }) => `${page.collection} ${stem}`)
    /** Whether a text has a word of the target's name that no other name of its collection has. */
    const isAbout = (text: string, target: PageIdentity) =>
      stemsOf(text).some((stem) => {
        const found = byWord.get(`${target.collection} ${stem}`) ?? []
        return found.length > 0 && found.every(({ page }) => page.path === target.path)
      })
    /** The pages of the target's collection whose name begins as the text does; none if the text names the target. */
    const beginningAs = (text: string, target: PageIdentity) => {
      const [start = '', ...more] = stemsOf(text)
      if (target.collection === 'pages' || start.length < LEAST || isAbout(text, target)) return []
      return (byStart.get(`${target.collection} ${start}`) ?? []).filter(({ name }) => {
        const [, ...rest] = stemsOf(name)
        return rest.every((stem, i) => more[i]?.slice(0, SHARED) === stem.slice(0, SHARED) || more[i] === undefined)
      })
    }
    yield* faultsOfLinks(context, ({ own, kind, text, href }) => {
      const target = kind === 'link' ? pages.get(withoutQuery(own)) : undefined
      if (!target) return undefined
      const named = byName.get(plain(text)) ?? beginningAs(text, target)
      const [path, ...more] = new Set(named.map(({ page }) => page.path))
      // The page can have another name in another language.
      const isTwin = target.twins.some((twin) => twin.path === path)
      if (path === undefined || path === target.path || more.length > 0 || isTwin) return undefined
      return {
        text: `the link "${text}" on {{page}} goes to ${href}, expected ${path}`,
        help: `write ${path}, or the name of the page at ${href}`,
      }
    })
  },
})

/** Letters of the shortest stem by which a name is recognised. */
const LEAST = 4
/** Letters that the further words of a text and of the name share: "trued", "truing". */
const SHARED = 3

const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLowerCase()
