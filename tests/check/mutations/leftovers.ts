// What writing leaves behind: gaps, notes to oneself, an assistant's words, markup that shows.
import type { Mutation } from '../mutate.ts'

const nikaia = 'content/areas/nikaia.yaml'
const start = { file: nikaia, find: 'Ξεκινάμε από την ίδια πόλη.' }
const fact = { file: nikaia, find: '- Έδρα στη Νίκαια' }

export default [
  {
    name: 'a name in brackets was not filled in',
    rule: 'content/placeholder',
    yaml: [{ ...start, by: 'Καλέστε τον [όνομα] για ραντεβού.' }],
    at: { file: nikaia, line: '[όνομα]' },
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
    yaml: [{ ...start, by: 'Βεβαίως! Ορίστε ένα κείμενο για τη Νίκαια.' }],
    at: { file: nikaia, line: 'Ορίστε ένα κείμενο' },
  },
  {
    name: 'a note to oneself stands in a label',
    rule: 'content/placeholder',
    yaml: [{ file: 'content/labels.yaml', find: 'Ζητήστε προσφορά', by: 'Ζητήστε προσφορά (να το ξαναδώ)' }],
    at: { file: 'content/labels.yaml', line: 'ξαναδώ' },
  },
  {
    name: 'a tag of HTML stands in a text',
    rule: 'content/markup',
    yaml: [{ ...start, by: 'Ξεκινάμε από την <b>ίδια</b> πόλη.' }],
    at: { file: nikaia, line: '<b>ίδια</b>' },
  },
  {
    name: 'a space parts the two halves of a link',
    rule: 'content/markup',
    yaml: [{ ...start, by: 'Δείτε τις [υπηρεσίες] (/services) μας.' }],
    at: { file: nikaia, line: '] (/services)' },
  },
  {
    name: 'weight was never closed',
    rule: 'content/markup',
    yaml: [{ ...start, by: 'Ξεκινάμε από την **ίδια πόλη.' }],
    at: { file: nikaia, line: '**ίδια' },
  },
] satisfies readonly Mutation[]
