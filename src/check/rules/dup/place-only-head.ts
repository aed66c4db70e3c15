// Titles and descriptions of two pages differ by more than the name of the page, or a number.
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { alikeBut, ownWords, patternsIn } from '../../site/names/patterns.ts'
import { servedPlaces } from '../../site/places.ts'
import { expression } from '../../text/expression.ts'

/** Words besides the name below which a text is a pattern anyone would use. */
const LEAST = { title: 4, description: 6 } as const
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
    const patternsOf = patternsIn(language)
    const places = servedPlaces({ pages, routes })
    // What is yet to be written is no copy.
    const unwritten = new Set(placeholders.map(({ file, path }) => `${file} ${path.join('.')}`))
    for (const what of ['title', 'description'] as const) {
      const texts = summaries.flatMap((summary) => {
        const page = pages.get(summary.path)
        const text = summary[what]
        if (!page || !summary.indexable || unwritten.has(`${page.from} head.${what}`)) return []
        const patternOf = patternsOf(page)
        const words = patternOf(text)
        const isPattern =
          words.filter((word) => word !== '_').length >= LEAST[what] &&
          (words.includes('_') || (what === 'description' && words.includes('#')))
        const keys = isPattern ? [words.join(' ')] : []
        // Of a place, what was copied may have kept a street, or got the name for a quarter.
        if (what === 'description' && places.has(summary.path)) {
          const without = patternOf(text.replace(NAMES, () => page.names[0] ?? ''))
          if (without.includes('_') && ownWords(without) >= LEAST_OF_PLACES) keys.push(`names: ${without.join(' ')}`)
        }
        return [{ page, text, keys }]
      })
      for (const { one, other, key } of alikeBut(texts))
        yield {
          text:
            `the ${what} of {{page}} differs from that of ${other.page.path} ` +
            `by ${key.includes('_') ? 'the name' : 'a number'} alone`,
          page: one.page.path,
          at: { file: one.page.from, path: ['head', what] },
        }
    }
  },
})
