// A text and its translation spell the names of persons, brands and areas alike, unless the translation declares another one.
import { bare } from '../../../language/bare.ts'
import type { Language } from '../../../language/language.ts'
import { translationOf } from '../../../model/content.ts'
import { distance } from '../../../model/nearest.ts'
import type { Site } from '../../../model/schemas/site.ts'
import type { Note } from '../../note.ts'
import { defineRule, type Finding, type SiteContext } from '../../rule.ts'
import { isOf } from '../../site/locations.ts'
import { stemOf } from '../../text/stems.ts'

const site = (text: string, german: string) => ({
  yaml: {
    'site.yaml': 'languages: [en, de]\nterms: [{ write: Shimano }]\n',
    'site.de.yaml': 'locale: de_DE\n',
    'content/team.yaml': 'items: [{ id: giorgos, name: Giorgos Riegler, role: Owner }]\n',
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
    'content/pages/contact.de.yaml': `name: Kontakt\nhead: { title: Anrufen, description: Wo. }\ntext: ${german}\n`,
  },
})

export default defineRule({
  why: 'A customer who reads two spellings of a name asks for somebody who does not work there.',
  level: 'warning',
  help: 'write the name alike in both',
  fine: site('Ask Giorgos for Shimano parts.', 'Fragen Sie nach Rieglers Georg und nach Teilen von Shimano.'),
  bad: {
    ...site('Ask Giorgos for Shimnao parts.', 'Fragen Sie Giorgis nach Teilen von Shimano.'),
    findings: [
      '"Giorgis" is "Giorgos" in content/pages/contact.yaml',
      '"Shimnao" is "Shimano" in content/pages/contact.de.yaml',
    ],
  },

  *site(context) {
    const [, ...translations] = context.translations
    const files = new Map(context.notes('names'))
    for (const { site, language } of translations) {
      const names = namesOf(context, site)
      for (const [file, notes] of files) {
        const base = file.replace(`.${site.language}.yaml`, '.yaml')
        if (base === file) continue
        const original = { file: base, notes: files.get(base) ?? [] }
        yield* differing({ file, notes }, original, names, language)
        yield* differing(original, { file, notes }, names, language)
      }
    }
  },
})

/** The longer words with a capital. */
const namesIn = (text: string): readonly string[] => text.match(/\p{Lu}\p{L}{3,}/gu) ?? []

/** A list of people, brands or the like in the first language. */
const LIST = /^content\/[^/.]+\.yaml$/

interface Names {
  /** The names of persons, brands and areas that a translation has in the same letters. */
  readonly shared: ReadonlySet<string>
  readonly declared: ReadonlySet<string>
}

function namesOf({ notes, pages, routes, translations }: SiteContext, site: Site): Names {
  const persons = new Map(notes('person'))
  const declared = [...persons.values()].flat().map(({ text }) => text)
  const listed = [...persons].flatMap(([file, list]) => {
    const there = new Map(persons.get(translationOf(file, site.language))?.map(({ path, text }) => [path.join(), text]))
    return LIST.test(file) ? list.filter(({ path, text }) => (there.get(path.join()) ?? text) === text) : []
  })
  const areas = [...pages.values()].flatMap(({ language, collection, names, twins }) => {
    const others = twins.flatMap(({ language, path }) =>
      language === site.language ? [] : (pages.get(path)?.names ?? []),
    )
    const isArea = language === site.language && isOf('place', routes, collection)
    return isArea ? names.filter((name) => others.includes(name)) : []
  })
  const terms = translations[0]?.site.terms.map(({ write }) => write) ?? []
  const shared = new Set([...listed.map(({ text }) => text), ...terms, ...areas].flatMap(namesIn))
  return { shared, declared: new Set([...declared.flatMap(namesIn), ...shared]) }
}

interface Texts {
  readonly file: string
  readonly notes: readonly Note[]
}

/** Reports the words of texts that are nearly a name in the same text of another language. */
function* differing(texts: Texts, others: Texts, { shared, declared }: Names, language: Language): Generator<Finding> {
  const known = new Set(others.notes.flatMap(({ key }) => namesIn(key)))
  const byPath = new Map(others.notes.map(({ path, key }) => [path.join(), namesIn(key)]))
  for (const { path, key } of texts.notes) {
    const words = namesIn(key)
    const missing = (byPath.get(path.join()) ?? []).filter((name) => shared.has(name) && !words.includes(name))
    for (const value of words) {
      const isKnown = known.has(value) || declared.has(value)
      const name = isKnown ? undefined : missing.find((each) => isVariant(value, each, language))
      if (name !== undefined)
        yield { text: `"${value}" is "${name}" in ${others.file}`, at: { file: texts.file, path, value } }
    }
  }
}

/** Letters of a name that may have two wrong ones. */
const LONG = 7

/** Whether a word is a name with one or two wrong letters: no form of it, and not "Mueller" for "Müller". */
function isVariant(word: string, name: string, language: Language): boolean {
  const [one = '', other = ''] = [word, name].map((each) => bare(each).replace(/(?<=[aou])e/g, ''))
  const wrong = distance(one, other)
  const isForm =
    language.name === '' ? one.slice(0, -2) === other.slice(0, -2) : stemOf(word, language) === stemOf(name, language)
  return one[0] === other[0] && wrong > 0 && wrong <= (name.length < LONG ? 1 : 2) && !isForm
}
