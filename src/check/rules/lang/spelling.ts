// Reports words that no dictionary has and that the site does not repeat: names one typing error away from a declared
// name, and words one error away from a word of the dictionary. A person's name is compared as a whole.

import { bare } from '../../../language/bare.ts'
import { isSiteFile } from '../../../model/content.ts'
import { groupedBy } from '../../../model/grouped.ts'
import { exampleContact } from '../../data/examples.ts'
import { defineRule, type Finding, type LanguageContext } from '../../rule.ts'
import { isSlipInName, isSlipOf } from '../../text/misspelling.ts'
import { hashesIn, hashOfWord, lowerWords } from '../../text/similar.ts'
import { stemOf } from '../../text/stems.ts'

export default defineRule({
  why: 'A misspelled word makes readers doubt the quality of the work as well.',
  level: 'warning',
  help: 'correct the word; if it is right, add it under terms: in site.yaml as { write: word }',
  fine: {
    yaml: {
      ...exampleContact(
        'Ask for Recieve, our van. Every flyweel is new, and the old flyweel is yours. A sprokett is a sprocket.',
      ),
      'site.yaml': 'terms: [{ write: sprokett }]',
    },
  },
  bad: {
    yaml: {
      ...exampleContact(
        'You will recieve your bicycle with Shimnao brakes on Monday. We accomodate tandems. Ask Ann Thakery.',
      ),
      'content/team.yaml': 'items: [{ id: ann, name: Ann Thackery, role: Owner }]\n',
      'content/repairs/brakes.yaml': 'name: Brakes\nsummary: We receive bicycles.\nhead: { title: Brakes }\n',
      'site.yaml': 'terms: [{ write: Shimano }]',
    },
    findings: [
      '"Ann Thakery" differs from "Ann Thackery" by one error',
      '"recieve" is not in the dictionary',
      '"accomodate" is not in the dictionary',
      '"Shimnao" differs from "Shimano" by one error',
    ],
  },

  *language(context) {
    const { site, language, notes } = context
    const { business, terms, navigation } = site
    const ofSite = new Set(
      lowerWords(JSON.stringify([business, terms, navigation])).map((word) => stemOf(word, language)),
    )
    const inNames = language.spelling ? [...people(context)] : []
    yield* inNames
    const names = namesIn(context, inNames)
    const vocabulary = new Set([
      ...notes('vocabulary').flatMap(([, all]) => all.flatMap(({ key }) => hashesIn(key))),
      ...terms.flatMap(({ write }) => lowerWords(write).map(hashOfWord)),
    ])
    const unknown = notes('word').flatMap(([file, words]) => words.map((word) => ({ file, ...word })))
    const byStem = groupedBy(
      unknown.filter(({ key }) => !ofSite.has(key)),
      ({ key }) => key,
    )
    // A word that appears twice is intended.
    for (const [found, again] of byStem.values()) {
      if (!found || again) continue
      const { file, path, text, meant } = found
      const at = { file, path, value: text }
      const add = `if ${text} is right, add it under terms: in site.yaml as { write: ${text} }`
      const name = meant === undefined ? names(text) : undefined
      if (name !== undefined)
        yield { text: `"${text}" differs from "${name}" by one error`, at, help: `write ${name}; ${add}` }
      if (meant !== undefined)
        yield {
          text: `"${text}" is not in the dictionary`,
          at,
          // A word that the site does not use may be of the trade, which no dictionary knows.
          // A Greek word without its accent is wrong.
          level: vocabulary.has(hashOfWord(meant)) || isUnaccented(text, meant) ? 'warning' : 'info',
          help: `write ${meant}; ${add}`,
        }
    }
  },
})

const isUnaccented = (text: string, meant: string) => /\p{Script=Greek}/u.test(text) && bare(text) === bare(meant)

/** The full names of persons in which one of the two words has a typing error. */
function* people({ notes, language }: LanguageContext): Generator<Finding> {
  const persons = new Set(
    notes('person', (file) => !isSiteFile(file)).flatMap(([, list]) => list.map(({ text }) => text)),
  )
  const names = notes('names').flatMap(([file, texts]) =>
    texts.flatMap(({ path, key }) => key.split('|').map((name) => ({ file, path, value: lastWords(name) }))),
  )
  for (const at of names) {
    const name = persons.has(at.value) ? undefined : [...persons].find((each) => isSlipInName(at.value, each, language))
    if (name !== undefined)
      yield { text: `"${at.value}" differs from "${name}" by one error`, at, help: `write ${name}` }
  }
}

/** The last two words of a name, which a capital of another word may precede. */
const lastWords = (name: string) =>
  name
    .split(/[ \u00a0]/)
    .slice(-2)
    .join(' ')

/** A function that finds the declared name that a word misspells, unless a finding about a full name has the word. */
function namesIn({ site, language, pages, notes }: LanguageContext, inNames: readonly Finding[]) {
  const { business, terms } = site
  const people = notes('person').flatMap(([, list]) => list.map(({ text }) => text))
  const declared = [
    ...[business.name, ...terms.map(({ write }) => write), ...people],
    ...[...pages.values()].flatMap(({ names }) => names),
  ]
  const words = new Set(declared.flatMap((name) => name.match(/\p{Lu}\p{L}{3,}/gu) ?? []))
  const byStart = groupedBy(words, ([start]) => start)
  const isName = (word: string) => words.has(word)
  const long = language.spelling?.long ?? Number.POSITIVE_INFINITY
  return (word: string) => {
    const stem = stemOf(word, language)
    if (isName(word) || inNames.some(({ text }) => text.includes(word))) return undefined
    return byStart.get(word[0])?.find((name) => isSlipOf(word, name, long) && stemOf(name, language) !== stem)
  }
}
