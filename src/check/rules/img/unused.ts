// Every picture of content/images/ appears on a page.

import { defineRule } from '../../../model/checks/rule.ts'
import { count } from '../../../model/report.ts'

/** The most files that the finding names. */
const NAMED = 5

export default defineRule({
  why: 'A picture that no page shows is not published. Often a page was meant to show it.',
  level: 'info',
  help: 'name the picture in the YAML of a page, or delete the file',
  fine: { unusedPictures: [] },
  bad: {
    unusedPictures: ['content/images/van.jpg', 'content/images/yard.jpg'],
    findings: ['2 pictures are shown by no page and not published: van.jpg, yard.jpg'],
  },

  needs: ['unusedPictures'],

  *site({ unusedPictures }) {
    const [first] = unusedPictures
    if (first === undefined) return
    const names = unusedPictures.map((file) => file.slice('content/images/'.length))
    const list = names.slice(0, NAMED).join(', ') + (names.length > NAMED ? ` and ${names.length - NAMED} more` : '')
    const are = names.length === 1 ? 'is' : 'are'
    yield {
      text: `${count(names.length, 'picture')} ${are} shown by no page and not published: ${list}`,
      at: { file: first },
    }
  },
})
