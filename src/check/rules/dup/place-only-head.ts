// Titles, main headings and descriptions of two pages differ by more than the name of the page, or a number.
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { servedPlaces } from '../../site/places.ts'
import { expression } from '../../text/expression.ts'
import { masked, wordsOf } from '../../text/similar.ts'

/** Words besides the name below which a text is a pattern anyone would use. */
const LEAST = { title: 4, heading: 4, description: 6 } as const
/** The same where other names are left out as well: quarters and streets make a short text one of its place. */
const LEAST_OF_PLACES = 10

/** Names within a sentence. */
const NAMES = expression(/(?<=\p{Ll},? [«"“]?)\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*/gu)

const repairs = (brakes: string) => ({
  yaml: {
    'content/repairs/brakes.yaml': `name: Brakes\nhead: { title: ${brakes}, description: x }\n`,
    'content/repairs/puncture.yaml':
      'name: Puncture\nhead: { title: Puncture repair while you wait in town, description: y }\n',
  },
})

export default defineRule({
  why:
    'In a list of results twenty titles that differ by one word look like one page, and so does what is ' +
    'behind them.',
  level: 'warning',
  help: 'say what is true of this page alone',
  fine: repairs('Brakes that stop you on a wet hill'),
  bad: {
    ...repairs('Brakes repair while you wait in town'),
    findings: ['the title of /repairs/puncture differs from that of /repairs/brakes by the name alone'],
  },

  needs: ['pages', 'routes', 'summaries', 'placeholders'],

  *site({ language, pages, routes, summaries, placeholders }): Generator<Finding> {
    const articles = new Set(language.prose?.articles.flat(2))
    const places = servedPlaces({ pages, routes })
    // What is yet to be written is no copy.
    const unwritten = new Set(placeholders.map(({ file, path }) => `${file} ${path.join('.')}`))
    for (const what of ['title', 'heading', 'description'] as const) {
      const first = new Map<string, { path: string; text: string }>()
      for (const summary of summaries) {
        const page = pages.get(summary.path)
        const text = what === 'heading' ? summary.h1 : summary[what]
        const value = what === 'heading' ? ['hero', what] : ['head', what]
        // Names of jobs are words of any heading.
        if (what === 'heading' && !places.has(summary.path)) continue
        if (!page || !summary.indexable || unwritten.has(`${page.from} ${value.join('.')}`)) continue
        // Articles follow the name: they are a part of it.
        const mask = masked(page.names.map((name) => name.replace(/^\p{Ll}+\s/u, '')))
        const patternOf = (of: string) => mask(wordsOf(of).filter((word) => !articles.has(word)))
        const words = patternOf(text)
        const isPattern =
          words.filter((word) => word !== '_').length >= LEAST[what] &&
          (words.includes('_') || (what === 'description' && words.includes('#')))
        const keys = isPattern ? [words.join(' ')] : []
        // Of a place, what was copied may have kept a street, or got the name for a quarter.
        if (what === 'description' && places.has(summary.path)) {
          const without = patternOf(text.replace(NAMES, () => page.names[0] ?? ''))
          if (without.includes('_') && without.filter((word) => !/^[_#]$/.test(word)).length >= LEAST_OF_PLACES)
            keys.push(`names: ${without.join(' ')}`)
        }
        const key = keys.find((each) => first.has(each)) ?? ''
        const other = first.get(key)
        for (const key of keys) if (!first.has(key)) first.set(key, { path: summary.path, text })
        // Equal to the letter is said by the rules of doubles.
        if (other && other.text !== text)
          yield {
            text:
              `the ${what} of {{page}} differs from that of ${other.path} ` +
              `by ${key.includes('_') ? 'the name' : 'a number'} alone`,
            page: summary.path,
            at:
              what === 'heading'
                ? { page: summary.path, span: summary.spans.h1, value: text }
                : { file: page.from, path: value },
          }
      }
    }
  },
})
