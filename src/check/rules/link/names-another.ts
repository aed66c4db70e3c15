// A link whose words are the name of one page leads to that page and to no other.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { isRelative, ownPath, withoutQuery } from '../../site/addresses.ts'
import { linksWhere } from '../../site/links.ts'
import {
  byRarestStem,
  byStem,
  byThing,
  headOf,
  headsOf,
  holdersOf,
  type Named,
  namedIn,
  phraseOf,
  runsOf,
  STEM,
  stemsOf,
} from '../../site/names/named-pages.ts'
import { bare } from '../../text/compared.ts'
import { expression } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

/** Longer than the words of a link; a whole card may name many pages. */
const LIMIT = 80

/**
 * Whether a phrase says of a job what it is done to: "fitting of a lock", not "fitting within the hour". It is another
 * job then than the fitting of a door.
 */
const hasObject = perLanguage(({ naming }: Language) => {
  const aside = expression(`^ *(?:$|(?:${naming?.asides ?? '(?!)'}) )`)
  return (phrase: string, head: string) => {
    const at = phrase.indexOf(` ${head} `)
    return at >= 0 && !aside.test(phrase.slice(at + head.length + 2))
  }
})

/** Whether what stands behind a name in a phrase narrows it to nothing: "our", "that we serve". */
const saysOurs = perLanguage(({ naming }: Language) => {
  const ours = expression(`^(?:${naming?.ours ?? '(?!)'})(?= |$)`)
  return (phrase: string, title: readonly string[]) => {
    const words = phrase.trim().split(' ')
    const last = words.findIndex((word) => word.startsWith(title.at(-1) ?? phrase))
    return ours.test(words.slice(last + 1).join(' '))
  }
})

/** Pages of no set that are called by nouns, by the first of these: in "About us" no word says what is there. */
function byFirstStem(all: readonly Named[]) {
  const found = new Map<string, { readonly page: Named; readonly title: readonly string[] }[]>()
  for (const page of all) {
    const phrase = phraseOf(page.name)
    const title = stemsOf(phrase)
    const [first] = title
    if (page.collection !== SINGLE || first === undefined || phrase.trim().split(' ').length !== title.length) continue
    found.set(first, [...(found.get(first) ?? []), { page, title }])
  }
  return found
}

/** Pages on which one job is done to different things, and no more than these have a part in their names. */
const JOBS = 3

/** The collection of pages that are of no kind. */
const SINGLE = 'pages'

/** Words behind the thing that a link names. */
const FEW = 3

export default defineRule({
  why: 'Who taps the name of one service and lands on another thinks that the first is not done, and leaves.',
  level: 'warning',
  help: 'write the address of the page it names, or the name of the page it leads to',
  fine: {
    pages: {
      '/':
        '<a href="/repairs/brakes">Brakes</a> <a href="/repairs/puncture">A puncture, from 9 pounds</a> <a ' +
        'href="/repairs/puncture">Brakes, tyres or a puncture</a> <a href="/contact">Ask about brakes</a> <a ' +
        'href="/repairs/brakes">Adjusting and greasing</a>',
    },
  },
  bad: {
    pages: {
      '/': '<a href="/repairs/puncture">Brakes</a> <a href="/repairs/brakes">We mend a puncture</a>',
      '/repairs/brakes': '<a href="/">Contact</a>',
    },
    findings: [
      'the link "Brakes" on / goes to /repairs/puncture, and is the name of /repairs/brakes',
      'the link "We mend a puncture" on / goes to /repairs/brakes, and names /repairs/puncture',
      'the link "Contact" on /repairs/brakes goes to /, and is the name of /contact',
    ],
  },

  needs: ['summaries', 'pages', 'routes'],

  *site({ site, language, summaries, pages, routes }) {
    const all = namedIn(pages.values(), routes)
    const byPath = new Map(all.map((page) => [page.path, page]))
    const byPhrase = new Map<string, Named[]>()
    /** Words of the longest name. */
    let longest = 0
    for (const page of all)
      for (const phrase of page.phrases) {
        longest = Math.max(longest, phrase.split(' ').length - 2)
        const same = byPhrase.get(phrase)
        if (same) same.push(page)
        else byPhrase.set(phrase, [page])
      }

    const holders = holdersOf(all)
    const objectOf = hasObject(language)
    const heads = headsOf(all, holders)
    const byRarest = byRarestStem(all, holders)
    const things = byThing(all, holders)
    const singles = byFirstStem(all)
    const parts = byStem(all)
    const isOurs = saysOurs(language)
    /** The page of which the words have all that its name has and most names of its collection have not. */
    const inOtherWords = ({ collection, stems: own }: Named, stems: readonly string[]) =>
      stems.some((stem) => own.has(stem))
        ? undefined
        : stems
            .flatMap((stem) => byRarest.get(`${collection} ${stem}`) ?? [])
            .find(({ telling }) => telling.every((stem) => stems.includes(stem)))?.page
    const summaryOf = new Map(summaries.map((summary) => [summary.path, summary]))
    /** What a page says that it is about. Read of those alone that a link may name. */
    const statementsOf = (path: string) => {
      const summary = summaryOf.get(path)
      return summary && [summary.title, summary.h1, summary.description, ...(pages.get(path)?.keywords ?? [])].join(' ')
    }
    /** The page of what the words begin with, where the page they lead to does not say a word of it. */
    const done = (phrase: string, target: Named, stems: readonly string[]) => {
      const head = headOf(phrase)
      const other = head === undefined ? undefined : heads.get(`${target.collection} ${head}`)
      if (!head || !other || other === target || stems.some((stem) => target.stems.has(stem))) return undefined
      if (other.phrases.some((name) => objectOf(name, head)) && objectOf(phrase, head)) return undefined
      return bare(statementsOf(target.path) ?? head).includes(head.slice(0, STEM)) ? undefined : other
    }
    /** The page of the thing that the first of a few words names, where they lead to the same job done to another. */
    const thing = ({ path, collection, stems: own }: Named, stems: readonly string[]) => {
      // Of two words the first may say what is done there in a word that no name has: "an inspection by camera".
      const isHeld = (each: string | undefined) => each === undefined || holders.has(`${collection} ${each}`)
      const [stem, ...more] = stems.length === 2 && !isHeld(stems[0]) ? stems.slice(1) : stems
      const other = stem === undefined || more.length > FEW ? undefined : things.get(`${collection} ${stem}`)
      if (!stem || !other || stems.some((each) => own.has(each)) || ![...own].some((each) => other.stems.has(each)))
        return undefined
      return bare(statementsOf(path) ?? stem).includes(stem) ? undefined : other
    }
    /**
     * A page of the part that two words name, a job and what it is done to, where they lead to that job elsewhere; a
     * word between them that no name has only says which one.
     */
    const part = ({ path, collection, stems: own }: Named, phrase: string, stems: readonly string[]) => {
      const [job = '', ...more] = stems
      const stem = more.pop() ?? ''
      const isTelling = (each: string) => holders.has(`${collection} ${each}`)
      const others = parts.get(`${collection} ${stem}`) ?? []
      const isJob = own.has(job) && (holders.get(`${collection} ${job}`) ?? 0) > JOBS
      if (
        more.length > 1 ||
        more.some(isTelling) ||
        !isJob ||
        !objectOf(phrase, headOf(phrase) ?? job) ||
        own.has(stem) ||
        others.length === 0 ||
        others.length > JOBS
      )
        return undefined
      return bare(statementsOf(path) ?? stem).includes(stem) ? undefined : others[0]
    }
    /** The page of its own kind whose name the words begin with, where the one they lead to says not a word of them. */
    const single = (target: Named, phrase: string, stems: readonly string[]) => {
      const found = singles.get(stems[0] ?? '')?.find(({ title }) => title.every((stem, i) => stem === stems[i]))
      if (!found || target.path === '/' || stems.some((stem) => target.stems.has(stem))) return undefined
      const statements = statementsOf(target.path)
      const telling = isOurs(phrase, found.title) ? found.title : stems
      const isMeant = statements === undefined || telling.some((stem) => bare(statements).includes(stem))
      return isMeant ? undefined : found.page
    }
    /** The page that the words name, where they lead to another. */
    const meant = (href: string, text: string, from: string): { page: Named; whole: boolean } | undefined => {
      const own = text.length > LIMIT ? undefined : ownPath(href, from, site.origin)
      const target = own === undefined ? undefined : byPath.get(withoutQuery(own))
      const phrase = target === undefined ? '' : phraseOf(text)
      if (!target || target.phrases.some((name) => phrase.includes(name))) return undefined
      const [same] = byPhrase.get(phrase) ?? []
      // The name of a place over the page of another is fact/area-unserved's to report.
      if (same) return same.isPlace && target.isPlace ? undefined : { page: same, whole: true }
      const stems = stemsOf(phrase)
      if (target.collection === SINGLE) {
        const page = href.includes('#') ? undefined : single(target, phrase, stems)
        return page && { page, whole: false }
      }
      const [other] = runsOf(phrase, longest)
        .flatMap((name) => {
          const first = byPhrase
            .get(name)
            ?.find(
              ({ collection, stems: known }) =>
                collection === target.collection && !stems.some((stem) => target.stems.has(stem) && !known.has(stem)),
            )
          return first ? [first] : []
        })
        .sort((a, b) => a.order - b.order)
      const named =
        other ??
        done(phrase, target, stems) ??
        inOtherWords(target, stems) ??
        thing(target, stems) ??
        part(target, phrase, stems)
      return named && { page: named, whole: false }
    }
    const suspect = ({ href, kind, text }: { href: string; kind: string; text: string }) =>
      kind === 'link' && !isRelative(href) && meant(href, text, '/') !== undefined
    for (const { page, link } of linksWhere(summaries, suspect)) {
      const { href, text, start, end } = link
      const other = meant(href, text, page.path)
      if (other)
        yield {
          text:
            `the link "${text}" on {{page}} goes to ${href}, and ` +
            `${other.whole ? 'is the name of' : 'names'} ${other.page.path}`,
          at: { page: page.path, span: { start, end }, value: href },
          help: `write ${other.page.path}, or the name of the page it leads to`,
        }
    }
  },
})
