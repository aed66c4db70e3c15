// A town that a text says is served has its page here, or is the town the business is in.

import { defineRule } from '../../../model/checks/rule.ts'
import { kilometresBetween } from '../../data/postal-areas.ts'
import { servedPlaces } from '../../site/places.ts'
import { isHead } from '../../site/whereabouts.ts'
import { expression } from '../../text/expression.ts'
import { remembered } from '../../text/language.ts'
import { stemOf } from '../../text/stems.ts'

export default defineRule({
  why: 'A household that reads its own town and hears "we do not come there" has lost the time it did not have.',
  level: 'warning',
  help: 'take it away, or add the area with a page of its own',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  needs: ['pages', 'routes', 'notes', 'placeholders'],

  *site({ site, language, pages, routes, notes, placeholders }) {
    const { serves, address } = site.business
    // A point that is not real yet is far from everywhere.
    const isAwaited = placeholders.some(({ file, path }) => file === 'site.yaml' && path[1] === 'serves')
    const elsewhere = new Set(
      language.serving?.shared?.flatMap(({ around, kilometres, towns }) =>
        !isAwaited && kilometresBetween(serves, around) <= kilometres ? [] : towns,
      ),
    )
    const places = [...servedPlaces({ pages, routes }).values()].flatMap(({ page }) => page.names)
    // A name of two words is a town of its own: its last word is none.
    const served = new Set(
      [...places, serves.name, address.locality, ...(address.region === undefined ? [] : [address.region])].map(
        (name) => stems(name.replace(ARTICLE, '')),
      ),
    )
    function stems(name: string): string {
      return name
        .split(/[\s-]+/)
        .map((word) => stemOf(word, language))
        .join(' ')
    }
    let names: readonly string[] | undefined
    /** Whether a page is named by a town: "Removals to Leeds". */
    const isNamed = (town: string) => {
      names ??= [...pages.values()].flatMap((page) => page.names.map((name) => ` ${stems(name)} `))
      return names.some((name) => name.includes(` ${town} `))
    }
    const isServed = remembered(TOWNS, (town) => served.has(town) || isNamed(town))
    /** How far a town is, where that is known. */
    const kilometresTo = (key: string, isIt = (town: string) => town === key) => {
      const far = language.serving?.located?.find(([town]) => isIt(town))
      return far ? kilometresBetween(serves, [far[1], far[2]]) : 0
    }
    const isNear = remembered(
      TOWNS,
      (town) => language.serving?.isByDistance === true && (isAwaited || kilometresTo(town) * 1000 <= serves.radius),
    )
    const ofPlaces = new Set([...servedPlaces({ pages, routes }).values()].map(({ page }) => page.from))
    const byFile = new Map([...pages.values()].map((page) => [page.from, page]))
    /** Whether a page is named by a town that has none: the removals to it end in a suburb, too. */
    const leadsAway = remembered(TOWNS, (file) => {
      const names = ofPlaces.has(file) ? [] : (byFile.get(file)?.names.map((name) => ` ${stems(name)} `) ?? [])
      return names.length > 0 && language.towns?.some((town) => names.some((name) => name.includes(` ${stems(town)} `)))
    })
    for (const [file, towns] of notes('town'))
      for (const { key, text, path } of towns)
        if (!elsewhere.has(key) && !isServed(stems(key)) && !isNear(key) && !(isHead(path) && leadsAway(file)))
          yield {
            text: `"${text}" is no area of this site`,
            at: { file, path },
          }
    // Among the quarters that the page of an area lists, a town that is farther than anybody comes.
    for (const [file, listed] of isAwaited ? [] : notes('listed'))
      for (const { key, text, path } of ofPlaces.has(file) ? listed : []) {
        const away = kilometresTo(key, (town) => key.startsWith(town))
        if (away * 1000 > serves.radius && !isServed(stems(key)))
          yield {
            text: `"${text}" is no area of this site, and ${Math.round(away)} kilometres from ${serves.name}`,
            at: { file, path },
          }
      }
  },
})

/** More towns than a language lists. */
const TOWNS = 1000

/** Before a name in a form of it: "in the", "of the". */
const ARTICLE = expression(/^(?:\p{Ll}+\s)+/u)
