// One owner proves to each search engine that the site is theirs.

import { defineRule } from '../../../model/checks/rule.ts'
import { publicAt } from '../../site/places.ts'

const GOOGLE = /^google[0-9a-f]{8,}\.html$/
/** Letters of a file that a message shows: more than the line it is to hold. */
const SHOWN = 80
/** The names of the files by which services know an owner. */
const FILES: readonly (readonly [service: string, name: RegExp])[] = [
  ['Google', GOOGLE],
  ['Bing', /^BingSiteAuth\.xml$/i],
  ['Yandex', /^yandex_[0-9a-f]{8,}\.html$/],
  ['Pinterest', /^pinterest-[0-9a-f]{4,}\.html$/],
]

export default defineRule({
  why: 'A second proof of ownership lets a former agency read the search data, and take pages out of search results.',
  level: 'warning',
  help: 'keep the file of the owner, delete the other, and take its user off in the tool',
  fine: { output: { 'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html' } },
  bad: {
    output: {
      'google0123456789abcdef.html': 'google-site-verification: google0123456789abcdef.html',
      'googlefedcba9876543210.html': 'google-site-verification: x',
    },
    findings: [
      'googlefedcba9876543210.html proves nothing to Google: it says "google-site-verification: x"',
      'googlefedcba9876543210.html proves a second owner to Google, beside google0123456789abcdef.html',
    ],
  },

  needs: ['output'],

  *site({ output }) {
    const files = [...output.files.keys()].sort()
    for (const file of files.filter((each) => GOOGLE.test(each))) {
      const says = Buffer.from(output.read(file) ?? '')
        .toString('utf8')
        .trim()
        .slice(0, SHOWN)
      if (says !== `google-site-verification: ${file}`)
        yield {
          text: `${file} proves nothing to Google: it says "${says}"`,
          at: publicAt(file),
          help: `write google-site-verification: ${file} in it, or fetch it again from Search Console`,
        }
    }
    for (const [service, name] of FILES) {
      const [first, ...others] = files.filter((file) => name.test(file))
      for (const file of others)
        yield {
          text: `${file} proves a second owner to ${service}, beside ${first}`,
          at: publicAt(file),
        }
    }
  },
})
