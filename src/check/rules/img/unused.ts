// Every picture of content/images/ appears on a page.
import { count, inShort } from '../../../model/counts.ts'
import { defineRule } from '../../rule.ts'

export default defineRule({
  why: 'A picture that no page shows is not published. Often a page was meant to show it.',
  level: 'info',
  missing: true,
  help: 'name the picture in the YAML of a page, or delete the file',
  fine: { unusedPictures: [] },
  bad: {
    unusedPictures: ['content/images/van.jpg', 'content/images/yard.jpg'],
    findings: ['2 pictures are shown by no page and not published: van.jpg, yard.jpg'],
  },

  *site({ unusedPictures }) {
    const [first] = unusedPictures
    if (first === undefined) return
    const names = unusedPictures.map((file) => file.slice('content/images/'.length))
    const are = names.length === 1 ? 'is' : 'are'
    yield {
      text: `${count(names.length, 'picture')} ${are} shown by no page and not published: ${inShort(names)}`,
      at: { file: first },
    }
  },
})
