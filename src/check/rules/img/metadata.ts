// No picture tells where it was taken.

import { defineRule } from '../../../model/checks/rule.ts'
import { hasPlace } from '../../page/picture-place.ts'
import { publicAt } from '../../site/places.ts'

/** A JPEG with a directory of GPS: the head of the file up to it. */
const LOCATED = 'base64:/9j/4QA6RXhpZgAASUkqAAgAAAABACWIBAABAAAAGgAAAAAAAAABAAEAAgACAAAAAABOAAAAAAAAAP/Z'

export default defineRule({
  why: 'A photo of a job that holds its place on the map shows strangers whose house it was.',
  level: 'error',
  help: 'put it into content/images/, where such data are taken out, or save it without',
  source: 'CIPA DC-008 (Exif 2.32), section 4.6.6 (GPS attribute information)',
  fine: { output: { 'van.jpg': 'base64:/9j/4AAQSkZJRgABAQAAAQABAAD/2Q==' } },
  bad: { output: { 'van.jpg': LOCATED }, findings: ['van.jpg holds the place where it was taken'] },

  needs: ['output'],

  *site({ output }) {
    for (const file of output.files.keys()) {
      if (!/\.(?:jpe?g|png|webp|avif|tiff?)$/i.test(file)) continue
      const bytes = output.read(file)
      if (bytes && hasPlace(bytes))
        yield {
          text: `${file} holds the place where it was taken`,
          at: publicAt(file),
        }
    }
  },
})
