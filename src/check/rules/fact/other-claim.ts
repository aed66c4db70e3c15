// A claim stands on a page that it is about: not the one that says the same of another job.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding, type Words } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'
import { declaredClaims } from '../../text/promises/declared.ts'
import { stemsIn } from '../../text/stems.ts'

const TOKEN = /\{([a-z][a-z0-9.-]*)\}/g

/** Letters of a stem that tells something. */
const TELLING = 4
/** Stems that two claims share where they say the same of two jobs. */
const SHARED = 2

/** A claim that says the same of something else, and the stems that each of the two has to itself. */
interface Other {
  readonly name: string
  /** What the first of the two is about. */
  readonly topic: string
  readonly own: readonly string[]
  readonly theirs: readonly string[]
}

const cached = new WeakMap<Site, ReadonlyMap<string, readonly Other[]>>()

/** Name of a claim or variant -> the others that differ from it in what they are about. */
function othersOf(site: Site, language: Language): ReadonlyMap<string, readonly Other[]> {
  const known = cached.get(site)
  if (known) return known
  const all = declaredClaims({ site, language }).flatMap(({ name, amounts }) => {
    const [root = '', variant] = name.split('.')
    const claim = site.claims[root]
    const topic = variant === undefined ? claim?.about : claim?.variants?.[variant]?.why
    const units = new Set(amounts.map(({ unit }) => unit))
    // Prices are fact/wrong-price's.
    return topic === undefined || units.size === 0 || units.has('money')
      ? []
      : [{ name, root, variant, units, topic, stems: telling(topic, language) }]
  })
  const out = new Map<string, Other[]>()
  for (const one of all)
    for (const other of all) {
      if (one === other || (one.variant === undefined) !== (other.variant === undefined)) continue
      const shared = one.stems.filter((stem) => other.stems.some(alike(stem)))
      const isPair =
        one.variant === undefined
          ? shared.length >= SHARED && [...one.units].some((unit) => other.units.has(unit))
          : one.root === other.root
      const own = one.stems.filter((stem) => !shared.includes(stem))
      const theirs = other.stems.filter((stem) => !shared.some(alike(stem)))
      if (isPair && own.length > 0 && theirs.length > 0)
        out.set(one.name, [...(out.get(one.name) ?? []), { name: other.name, topic: one.topic, own, theirs }])
    }
  // A variant is about what its claim is about, and about what it is there for.
  for (const { name, root, variant, stems } of all)
    if (variant !== undefined)
      out.set(name, [
        ...(out.get(name) ?? []),
        ...(out.get(root) ?? []).map((other) => ({ ...other, own: [...other.own, ...stems] })),
      ])
  cached.set(site, out)
  return out
}

/** The stems of a text but those of names, which say where something is. */
const telling = (text: string, language: Language): readonly string[] =>
  [...stemsIn(text.replace(/(?<=\S\s+)\p{Lu}\p{L}+/gu, ''), language)].filter((stem) => stem.length >= TELLING)

const alike = (one: string) => (other: string) => one.startsWith(other) || other.startsWith(one)

const names = (stems: readonly string[], text: readonly string[]) =>
  stems.some((stem) => text.some((each) => each.length >= TELLING && alike(stem)(each)))

const repair = (name: string, text: string) => ({
  yaml: {
    'site.yaml':
      'claims:\n  repair: { text: 2 days, about: how long we keep a bicycle }\n' +
      '  gears: { text: 3 hours, about: how long a repair of gears takes }\n' +
      '  brakes: { text: 2 hours, about: how long a repair of brakes takes }\n',
    'content/repairs/gears.yaml':
      `name: ${name}\nsummary: ${text}\nhead:\n` +
      '  title: Gears that change again\n  description: New cables and chains. Bring the bicycle or the wheel.\n',
  },
})

export default defineRule({
  why: 'Who reads on the page of one job how long another takes plans the day by it.',
  level: 'warning',
  help: 'write the name of its own claim, or say in the sentence what it is about',
  needsLanguage: 'wholly',
  fine: repair('Gears', '"It takes {gears}, with new brakes {brakes} more."'),
  bad: {
    ...repair('Gears', '"It takes {brakes}, at times more."'),
    findings: ['{brakes} is about "how long a repair of brakes takes", and this page about "Gears"'],
  },

  *words(words, { site, language }) {
    if (!words.some(({ source }) => source.includes('{'))) return
    yield* askedPrices(words, site, language)
    const page = words.filter(({ path }) => path[0] === 'name' && path.length === 1).map(({ text }) => text)
    const subject = page.flatMap((name) => [...stemsIn(name, language)])
    if (subject.length === 0) return
    const others = othersOf(site, language)
    for (const { file, path, source } of words) {
      if (!source.includes('{')) continue
      for (const [, name = ''] of matchesOf(source, TOKEN)) {
        const meant = others.get(name)?.find(({ own, theirs }) => names(theirs, subject) && !names(own, subject))
        if (!meant || names(meant.own, around(words, path, language))) continue
        yield {
          text: `{${name}} is about "${meant.topic}", and this page about "${page[0]}"`,
          at: { file, path },
          help: `write {${meant.name}}, or say in the sentence what it is about`,
        }
      }
    }
  },
})

/** Letters of a sentence before the price that it is about: "It is". */
const LEAD = 16

const asksPrice = perLanguage(({ naming }: Language) =>
  naming?.asksPrice === undefined ? undefined : expression(`^(?:${naming.asksPrice})\\s*[;?]?$`, 'i'),
)

/** "How much is it?" on a page that says its price: an answer that begins with that of something else. */
function* askedPrices(words: readonly Words[], site: Site, language: Language): Generator<Finding> {
  const prices = new Set(
    declaredClaims({ site, language }).flatMap(({ name, amounts }) =>
      amounts.some(({ unit }) => unit === 'money') ? [name] : [],
    ),
  )
  const pricesIn = (source: string) =>
    matchesOf(source, TOKEN).flatMap(({ 1: name = '', index }) => (prices.has(name) ? [{ name, index }] : []))
  const asks = asksPrice(language)
  const own = words.filter(({ path }) => path.join() === 'price').flatMap(({ source }) => pricesIn(source))
  if (!asks || own[0] === undefined) return
  const groupOf = ({ path }: Words) => path.slice(0, -1).join('.')
  const asked = new Set(words.filter(({ path, text }) => path.at(-1) === 'question' && asks.test(text)).map(groupOf))
  for (const word of words) {
    const { file, path, source } = word
    if (path.at(-1) !== 'answer' || !asked.has(groupOf(word))) continue
    const stated = pricesIn(source).map((each) => ({ ...each, isOwn: own.some(({ name }) => name === each.name) }))
    const [first] = stated
    // Of two prices of a page the first is that of what is asked for.
    if (!first || first.index > LEAD || first.isOwn || stated.some(({ name }) => name === own[0]?.name)) continue
    const topic = (name: string) => site.claims[name.replace(/\..*/, '')]?.about ?? name
    yield {
      text: `{${first.name}} is about "${topic(first.name)}", and the price of this page is of "${topic(own[0].name)}"`,
      at: { file, path },
      help: `write {${own[0].name}}, or say first what the other is for`,
    }
  }
}

/** The stems of a text and of what stands beside it: of a title and its text, a question and its answer. */
function around(words: readonly Words[], path: Path, language: Language): readonly string[] {
  const group = path.slice(0, typeof path.at(-1) === 'number' ? -2 : -1)
  const near = words.filter((each) =>
    group.length === 0 ? each.path.join('.') === path.join('.') : group.every((key, at) => each.path[at] === key),
  )
  return near.flatMap(({ text }) => [...stemsIn(text, language)])
}
