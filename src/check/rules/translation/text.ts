// Pages of a second language show no texts of the first language: every text that they show is translated, and so is every
// point of a list.
import { translationOf } from '../../../model/content.ts'
import { count, inShort } from '../../../model/counts.ts'
import type { Path } from '../../../model/data.ts'
import type { Note } from '../../note.ts'
import { defineRule, type Finding, type PageContext } from '../../rule.ts'

const two = {
  'site.yaml': 'languages: [en, nl]\n',
  'site.nl.yaml': `locale: nl_NL
business:
  hoursShown: Maandag en dinsdag van 9 tot 17.30
  phones: { shop: { label: Winkel }, van: { label: Bus } }
claims: { repair: { text: 2 dagen, variants: { winter: { text: 1 dag } } } }
navigation: { main: [{ name: Begin, href: / }], footer: { blurb: Klaar terwijl u wacht. } }
`,
  'content/labels.nl.yaml': 'call: Bel ons\n',
  'content/prices.nl.yaml': 'note: Zonder delen.\nitems: [{ service: Band, price: £12 }]\n',
  'content/faqs/repairs.nl.yaml': 'items: [{ question: Moet ik afspreken?, answer: "Nee, kom langs." }]\n',
}
const CLAIMS = `claims:
  repair: { text: 2 days, about: how long a repair takes, variants: { winter: { text: 1 day, why: few come } } }
  parking: { text: four hours, about: how long one may park }
`
const EMBEDS =
  'embeds: { map: { host: https://maps.example, why: The map is theirs., privacy: They see your address. } }\n'
/** Files of lists that pages show. Every page shows labels. */
const LIST = /^content\/(?!labels\.|routes\.)(?:faqs\/)?[^/]+\.[a-z]{2}\.yaml$/
/** Files that every page shows. */
const ALWAYS = /^(?:site|content\/(?:labels|routes))\./
/** Fields of a page that other pages, search engines and social cards show. */
const ELSEWHERE: ReadonlySet<unknown> = new Set(['name', 'summary', 'detail', 'head'])
/** The most texts that a finding names. */
const NAMED = 4

export default defineRule({
  why: 'A page in two languages looks like a mistake, and screen readers mispronounce it.',
  level: 'warning',
  source: 'WCAG 2.2, 3.1.2 Language of Parts (read 2026-11)',
  help: 'write them there, without the tag !placeholder; what is the same in both is written again',
  fine: {
    yaml: {
      ...two,
      // No page in Dutch shows this claim, this embed or these questions.
      'site.yaml': `${two['site.yaml']}${CLAIMS}${EMBEDS}`,
      'content/faqs/winter.yaml': 'items: [{ question: Do you work in winter?, answer: Yes. }]\n',
      'content/pages/contact.nl.yaml':
        'name: Bel ons\nhead: { title: Bel de werkplaats, description: Waar en wanneer. }\n',
    },
    // Its page does not draw the text that it inherits.
    unshown: { '/nl/contact': ['text'] },
  },
  bad: {
    yaml: {
      ...two,
      'content/labels.nl.yaml': '{}\n',
      'content/repairs/brakes.yaml': 'name: Brakes\ndetail: "- Pads\\n- Cables\\n- Levers"\nhead: { title: Brakes }\n',
      'content/repairs/brakes.nl.yaml':
        'name: Remmen\ndetail: "- Blokken\\n- Kabels"\nhead: { title: Remmen, description: Fietsen }\n',
      'content/pages/contact.nl.yaml':
        'name: Bel ons\nhead: { title: Bel de werkplaats, description: Waar en wanneer. }\n',
    },
    findings: [
      'detail has 2 points, and 3 in content/repairs/brakes.yaml',
      '1 text of content/pages/contact.nl.yaml is in the first language: text',
      '1 text of content/labels.nl.yaml is in the first language: call',
    ],
  },

  *site({ untranslated, pages, summaries, uses, notes, translations }) {
    yield* shorterLists(new Map(notes('list')))
    yield* shorterForms(translations)
    const shown = new Set(
      summaries.flatMap(({ path, files }) => files.map((file) => `${pages.get(path)?.language} ${file}`)),
    )
    for (const [file, { at, paths: all, lacksWords }] of untranslated) {
      const [, language = ''] = /\.([a-z]{2})\.yaml$/.exec(file) ?? []
      // Texts that no page of the language shows need no translation.
      const isUsed = (claim: string) =>
        (uses.get(claim) ?? []).some((use) => ALWAYS.test(use.file) || shown.has(`${language} ${use.file}`))
      const isPage = !LIST.test(file) && !ALWAYS.test(file)
      const isShown = (path: Path) => {
        if (path[0] === 'claims') return isUsed(String(path[1]))
        const isDrawn = lacksWords || path[0] === 'embeds' || (isPage && !ELSEWHERE.has(path[0]))
        return !isDrawn || shown.has(`${language} ${at} ${path.join('.')}`)
      }
      const paths = all.filter(isShown)
      if (paths.length === 0) continue
      if (LIST.test(file) && !shown.has(`${language} ${at}`)) continue
      const named = paths.map((path) => path.join('.'))
      const are = paths.length === 1 ? 'is' : 'are'
      if (lacksWords) yield ofInterface(language, file, at, named)
      else
        yield {
          text: `${count(paths.length, 'text')} of ${file} ${are} in the first language: ${inShort(named, NAMED)}`,
          at: { file: at, line: 1 },
          ...(at !== file && { help: `write ${file}, beside ${at}: npx site new translation ${language}` }),
        }
    }
  },
})

/** The words of the interface that pages show in the first language, because the theme has none in theirs. */
function ofInterface(language: string, file: string, at: string, named: readonly string[]): Finding {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  const words = named.length === 1 ? '1 word' : `${named.length} words`
  return {
    text: `the pages in ${name} show ${words} of the interface in the first language: ${inShort(named, NAMED)}`,
    at: at === file ? { file, line: 1 } : { file: 'site.yaml', path: ['languages'] },
    help: `the theme has no words in ${name}: type npx site new translation ${language}, and translate ${file}`,
  }
}

/** The fields of the contact form, with their options. */
const fieldsOf = ({ site }: PageContext) =>
  (site.contact?.form ?? []).flatMap(({ name, options = [] }) => [
    name,
    ...options.map((_, i) => `option ${i + 1} of ${name}`),
  ])

/** Reports the fields of the contact form that a translation lacks. */
function* shorterForms([first, ...others]: readonly PageContext[]): Generator<Finding> {
  for (const other of others) {
    const fields = new Set(fieldsOf(other))
    const missing = first ? fieldsOf(first).filter((field) => !fields.has(field)) : []
    if (missing.length > 0)
      yield {
        text: `the contact form lacks what it has in site.yaml: ${inShort(missing, NAMED)}`,
        at: { file: translationOf('site.yaml', other.site.language), path: ['contact', 'form'] },
        help: 'write all fields of site.yaml with their words in this language',
      }
  }
}

/** Lists whose every point a translation must have. It may have fewer paragraphs, sections, questions and links. */
const isWhole = ({ path, text }: Note) => text !== '' || path.at(-1) === 'items' || path.at(-1) === 'rows'

/** Reports lists of pages and prices that are shorter than in the first language. */
function* shorterLists(files: ReadonlyMap<string, readonly Note[]>): Generator<Finding> {
  for (const [file, lists] of files) {
    const base = file.replace(/\.[a-z]{2}\.yaml$/, '.yaml')
    if (base === file || ALWAYS.test(file) || (LIST.test(file) && !/prices/.test(file))) continue
    const lengths = new Map(files.get(base)?.map(({ path, key }) => [path.join('.'), Number(key)]))
    const wantedOf = ({ path, key }: Note) => lengths.get(path.join('.')) ?? Number(key)
    const unequal = lists.filter((note) => wantedOf(note) !== Number(note.key))
    // Below a list of another length, equal paths are of different points.
    const isBelow = ({ path }: Note) => unequal.some((list) => path.join('.').startsWith(`${list.path.join('.')}.`))
    for (const list of unequal)
      if (isWhole(list) && Number(list.key) < wantedOf(list) && !isBelow(list))
        yield {
          text: `${list.path.join('.')} has ${count(Number(list.key), 'point')}, and ${wantedOf(list)} in ${base}`,
          at: { file, path: list.path },
          help: 'write the points that it lacks',
        }
  }
}
