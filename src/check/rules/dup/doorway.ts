// Indexable pages are not doorway pages: their texts and descriptions still differ when names and numbers are removed.
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule } from '../../rule.ts'
import { alike, lowerWords, masked } from '../../text/similar.ts'

/** Share of equal sentences. Pages of one trade that were written separately share hardly any. */
const ALIKE = 0.75
/** Placeholders from which on a page counts as a draft. */
const UNWRITTEN = 4
/** The fewest words of a page that can be compared. */
const SHORTEST = 15
/** The fewest words of a description that can be compared. */
const LEAST = 6

/** The file of one repair. */
const repair = (name: string) =>
  `name: ${name}\nhead: { title: ${name}, description: "${name} mended while you wait, in the middle of Leeds." }\n`
/** A page about one repair. Its words are the same for every repair. */
const page = (name: string) =>
  `<p>${name} is what we do best. We fetch the bicycle at your door, look at it on the stand, tell you the price and ` +
  `mend it while you wait. Call the workshop for ${name} in Leeds.</p>`

export default defineRule({
  why: 'Pages that differ only in a name do not help their readers, and search engines drop them as doorway pages.',
  level: 'error',
  imported: 'warning',
  help: 'write what is true of this page alone, about its place or its job, or delete the page',
  source: 'Google Search spam policies, "Doorway abuse" and "Scaled content abuse", read 2026-11 in copies of the page',
  fine: {
    pages: {
      '/repairs/brakes':
        '<p>The cables are cut to length, the pads are bedded in and the levers set so that two fingers stop you on a ' +
        'wet hill.</p>',
      '/repairs/puncture': page('Puncture'),
    },
  },
  bad: {
    yaml: {
      'content/repairs/brakes.yaml': repair('Brakes'),
      'content/repairs/puncture.yaml': repair('Puncture'),
    },
    pages: { '/repairs/brakes': page('Brakes'), '/repairs/puncture': page('Puncture') },
    findings: [
      '/repairs/puncture is 100% the same as /repairs/brakes, names and numbers aside',
      'the description of /repairs/puncture differs from that of /repairs/brakes by the name alone',
    ],
  },

  *language({ pages, summaries, placeholders }) {
    const awaited = groupedBy(placeholders, ({ file }) => file)
    const indexable = summaries.filter((page) => page.indexable)
    const written = indexable.filter(
      ({ words, from }) => (awaited.get(from)?.length ?? 0) < UNWRITTEN && words >= SHORTEST,
    )
    const texts = written.map(({ sentences }) => sentences)
    for (const { index, other, likeness } of alike(texts, ALIKE)) {
      const page = written[index]
      const sister = written[other]
      if (page && sister)
        yield {
          text: `{{page}} is ${Math.floor(likeness * 100)}% the same as ${sister.path}, names and numbers aside`,
          page: page.path,
          at: { file: page.from, path: ['name'] },
          help: `write what is true of this page alone, or redirect it to ${sister.path}`,
        }
    }
    /** The first page with each description, by its words without names, within one collection. */
    const first = new Map<string, string>()
    for (const { path, from, description } of indexable) {
      const { names, collection } = pages.get(path) ?? { names: [], collection: '' }
      const isAwaited = awaited.get(from)?.some((placeholder) => placeholder.path.join() === 'head,description')
      const words = isAwaited ? [] : masked(names)(lowerWords(description))
      if (!words.includes('_') || words.filter((word) => !/^[_#]$/.test(word)).length < LEAST) continue
      const key = `${collection} ${words.join(' ')}`
      const other = first.get(key)
      if (other === undefined) first.set(key, path)
      else
        yield {
          text: `the description of {{page}} differs from that of ${other} by the name alone`,
          page: path,
          at: { file: from, path: ['head', 'description'] },
        }
    }
  },
})
