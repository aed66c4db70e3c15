// No comma within an item of a list in square brackets parts it in two.

import { defineRule, type Words } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { groupedBy } from '../../site/grouped.ts'
import { expression } from '../../text/expression.ts'

/** Items of a list that show how it is written: a list of fewer has no manner. */
const FEWEST = 3
/** Letters of the second half of an item; longer ones are sentences of their own. */
const LONGEST = 40
/** Lists of what people search for, and of other names, in small letters or not. */
const OTHERS = new Set<string | number>(['keywords', 'inflections', 'names', 'paragraphs'])

const SMALL = expression(/^\p{Ll}{2}/u)
const CAPITAL = expression(/^\p{Lu}/u)

const contact = (points: string) => ({
  yaml: {
    'content/pages/contact.yaml':
      'name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: We mend all of it.\n' +
      `points: [${points}]\n`,
  },
})

export default defineRule({
  why: 'Half an item beside the other looks like a point of its own that says nothing.',
  level: 'warning',
  help: 'put the item between quotation marks, so that its comma is one, or begin it with a capital',
  fine: contact('Punctures, "Brakes, front and rear", Gears'),
  bad: {
    ...contact('Punctures, Brakes, front and rear, Gears'),
    findings: ['points.2 "front and rear" begins small among items with capitals'],
  },

  *words(words) {
    const items = words.filter(({ path }) => typeof path.at(-1) === 'number' && !OTHERS.has(path.at(-2) ?? ''))
    for (const list of groupedBy(items, ({ path }) => path.slice(0, -1).join('.')).values()) {
      const [second, ...more] = list.filter(isSmall)
      if (!second || more.length > 0 || list.length < FEWEST || second === list[0]) continue
      const text = plainText(second.text)
      if (text.length <= LONGEST && list.every((each) => each === second || CAPITAL.test(plainText(each.text))))
        yield {
          text: `${second.path.join('.')} "${text}" begins small among items with capitals`,
          at: { file: second.file, path: second.path },
        }
    }
  },
})

const isSmall = ({ text }: Words) => SMALL.test(plainText(text))
