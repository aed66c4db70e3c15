// Two indexable pages are not one page under two place names: names and numbers put aside, they say different things.

import { defineRule } from '../../../model/checks/rule.ts'
import { alike } from '../../text/similar.ts'

/** Of masked shingles. Pages written apart for the same trade share under a quarter. */
const LEAST = 0.85
/** Values of a page that are not real yet, from which on it is yet to be written. */
const UNWRITTEN = 4
/** Words below which a page says too little to compare. */
const SHORTEST = 25

export default defineRule({
  why:
    'A page that changes only the name in it tells its reader nothing, and search engines drop the ' +
    'whole set as doorways.',
  level: 'error',
  help: 'write what is true of this page alone, of its place or its job, or give it up',
  source: 'Google Search spam policies, "Doorway abuse" and "Scaled content abuse", read 2026-11 in copies of the page',
  fine: {
    pages: {
      '/repairs/brakes': text(
        'Brakes',
        'The cables are cut to length, the pads are bedded in and the levers set so that two fingers stop ' +
          'you on a wet hill.',
      ),
      '/repairs/puncture': text('Puncture', ''),
    },
  },
  bad: {
    pages: { '/repairs/brakes': text('Brakes', ''), '/repairs/puncture': text('Puncture', '') },
    findings: ['/repairs/puncture is 100% the same as /repairs/brakes, names and numbers aside'],
  },

  needs: ['summaries', 'placeholders'],

  *site({ site, summaries, placeholders }) {
    const awaited = new Map<string, number>()
    for (const { file } of placeholders) awaited.set(file, (awaited.get(file) ?? 0) + 1)
    const pages = summaries.filter(
      ({ indexable, words, canonical, path, from }) =>
        // A page that is yet to be written is no copy of another such.
        (awaited.get(from) ?? 0) < UNWRITTEN &&
        indexable &&
        words >= SHORTEST &&
        (canonical === '' || canonical === site.origin + path),
    )
    for (const { index, other, likeness } of alike(
      pages.map(({ sketch }) => sketch),
      LEAST,
    )) {
      const [page, sister] = [pages[index], pages[other]]
      // Equal to the letter is dup/exact's to say.
      if (!page || !sister || page.textHash === sister.textHash) continue
      yield {
        text: `{{page}} is ${Math.floor(likeness * 100)}% the same as ${sister.path}, names and numbers aside`,
        page: page.path,
        at: { file: page.from, path: ['name'] },
      }
    }
  },
})

/** A page about one repair, the words of which are the same for every other. */
function text(name: string, own: string): string {
  return `<p>${
    own ||
    `${name} is what we do best. We fetch the bicycle at your ` +
      'door, look at it on the stand, tell you the ' +
      `price and mend it while you wait. Call the workshop for ${name} in Leeds.`
  }</p>`
}
