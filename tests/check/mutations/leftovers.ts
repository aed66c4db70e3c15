// What writing leaves behind: gaps, notes to oneself, an assistant's words, markup that shows.
import type { Mutation } from '../mutate.ts'
import { planted } from '../planted.ts'

const nikaia = 'content/areas/nikaia.yaml'
const fact = { file: nikaia, find: '- Έδρα στη Νίκαια' }

/** In a paragraph of a page of its own. */
const stated = (number: number, text: string, line: string) => {
  const edit = planted(text, number)
  return { yaml: [edit], at: { file: edit.file, line } }
}

export default [
  {
    name: 'a name in brackets was not filled in',
    rule: 'content/placeholder',
    ...stated(0, 'Καλέστε τον [όνομα] για ραντεβού.', '[όνομα]'),
  },
  {
    name: 'a claim stands between round brackets',
    rule: 'content/placeholder',
    yaml: [{ ...fact, by: '- Άφιξη σε (response)' }],
    at: { file: nikaia, line: '(response)' },
  },
  {
    name: 'a chat assistant presents its text',
    rule: 'content/placeholder',
    ...stated(1, 'Βεβαίως! Ορίστε ένα κείμενο για τη Νίκαια.', 'Ορίστε ένα κείμενο'),
  },
  {
    name: 'a note to oneself stands in a label',
    rule: 'content/placeholder',
    yaml: [{ file: 'content/labels.yaml', find: 'Όλες οι περιοχές', by: 'Όλες οι περιοχές (να το ξαναδώ)' }],
    at: { file: 'content/labels.yaml', line: 'ξαναδώ' },
  },
  {
    name: 'a tag of HTML stands in a text',
    rule: 'content/markup',
    ...stated(2, 'Ξεκινάμε από την <b>ίδια</b> πόλη.', '<b>ίδια</b>'),
  },
  {
    name: 'a space parts the two halves of a link',
    rule: 'content/markup',
    ...stated(3, 'Δείτε τις [υπηρεσίες] (/services) μας.', '] (/services)'),
  },
  {
    name: 'weight was never closed',
    rule: 'content/markup',
    ...stated(4, 'Ξεκινάμε από την **ίδια πόλη.', '**ίδια'),
  },
] satisfies readonly Mutation[]
