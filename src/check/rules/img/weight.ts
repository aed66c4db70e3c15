// No picture weighs more than a telephone on a bad line fetches in a few seconds.

import { defineRule } from '../../../model/checks/rule.ts'
import { publicAt } from '../../site/places.ts'

/** Bytes. */
const MOST = 500_000
const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|svg)$/i
const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

export default defineRule({
  why: 'A photo as the camera wrote it takes half a minute on a bad line, and its sender waits for the number to call.',
  level: 'warning',
  help: 'put it into content/images/, where it is made smaller, or save it at the size it is shown',
  fine: { output: { 'van.jpg': 'x'.repeat(200_000) } },
  bad: {
    output: { 'van.jpg': 'x'.repeat(2_400_000) },
    findings: ['van.jpg weighs 2.4 MB, expected at most 0.5'],
  },

  needs: ['output'],

  *site({ output }) {
    for (const [file, bytes] of output.files)
      if (PICTURE.test(file) && bytes > MOST)
        yield {
          text: `${file} weighs ${megabytes(bytes)} MB, expected at most ${megabytes(MOST)}`,
          at: publicAt(file),
        }
  },
})
