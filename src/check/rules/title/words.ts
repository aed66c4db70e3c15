// A title is one phrase that names its page: no list of search words, no word again and again; on a page of a set it
// names the service or the place.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { bare } from '../../text/compared.ts'
import { wordsOf } from '../../text/similar.ts'

/** Letters of a word that says something, and first letters that its forms share. */
const [LONG, STEM] = [4, 5]
/** How often one word, and how many parts of at most three words, make a list of search words. */
const [REPEATED, PARTS] = [3, 4]

const stemOf = (word: string) => bare(word).slice(0, STEM)
const longWords = (text: string) => wordsOf(text).filter((word) => word.length >= LONG)

const page = (title: string, heading = 'Brakes') =>
  `<!DOCTYPE html><html lang="en"><title>${title}</title><body><main><h1>${heading}</h1></main></body></html>`

export default defineRule({
  why: 'A stuffed title is what people scroll past; one without its place or service answers no search.',
  level: 'warning',
  help: 'write the service, the place and the name of the business once',
  source: 'developers.google.com/search/docs/appearance/title-link (read 2026-11)',
  fine: {
    pages: {
      '/': page('Two Wheels | Bicycle repairs in Leeds'),
      '/repairs/brakes': page('Your brake mended while you wait, in Leeds'),
    },
  },
  bad: {
    pages: {
      '/contact': page('Call Two Wheels | Two Wheels'),
      '/repairs/brakes': page('Bicycle repair, repairs and repairing'),
      '/repairs/puncture': page('Puncture | Tyres | Leeds | Cheap'),
    },
    findings: [
      'the title "Call Two Wheels | Two Wheels" names Two Wheels twice',
      'the title "Bicycle repair, repairs and repairing" has "repair" 3 times',
      'the title "Bicycle repair, repairs and repairing" does not name "Brakes"',
      'the title "Puncture | Tyres | Leeds | Cheap" is a list of 4 search words',
    ],
  },

  *page(page, { names, collection }, { site, language }) {
    for (const element of page.all('title')) {
      const title = page.textOf(element)
      if (title === '' || page.inside(element, 'svg') !== undefined) continue
      const subject = collection === 'pages' ? [] : names
      for (const [fault, help] of faultsOf(title, subject, site.business.name, language))
        yield {
          text: `the title "${title}" ${fault}`,
          at: { page: page.path, span: spanOf(element), value: title },
          help,
        }
    }
  },
})

/** The faults of a title, each as the end of a sentence, with what to type. */
function* faultsOf(
  title: string,
  subject: readonly string[],
  business: string,
  { leading }: Language,
): Generator<readonly [fault: string, help: string]> {
  const words = longWords(title).filter((word) => !leading.includes(word))
  const isTwice = bare(title).split(bare(business)).length > 2
  const repeated = words.find((word) => words.filter((other) => stemOf(other) === stemOf(word)).length >= REPEATED)
  const parts = title.split(/[|·•,]|\s[–—-]\s/)
  if (isTwice) yield [`names ${business} twice`, 'name it once, or not at all']
  else if (repeated !== undefined)
    yield [
      `has "${repeated}" ${words.filter((word) => stemOf(word) === stemOf(repeated)).length} times`,
      'say each thing once',
    ]
  else if (parts.length >= PARTS && parts.every((part) => wordsOf(part).length <= 3))
    yield [`is a list of ${parts.length} search words`, 'write one phrase, with the thing and the place']
  const stems = new Set(subject.flatMap(longWords).map(stemOf))
  if (stems.size > 0 && !wordsOf(title).some((word) => stems.has(stemOf(word))))
    yield [`does not name "${subject[0]}"`, 'write head.title with what the page is about']
}
