// What is not real yet. Each is a note until launch; a new one has a text of its own.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a made-up phone is not tagged as one',
    rule: 'launch/placeholder',
    yaml: [
      { file: 'site.yaml', find: 'name: !placeholder Αποφράξεις Πειραιά', by: 'name: Αποφράξεις Πειραιά' },
      { file: 'site.yaml', find: 'shortName: !placeholder Αποφράξεις', by: 'shortName: Αποφράξεις' },
      { file: 'site.yaml', find: 'number: !placeholder "+306900000000"', by: 'number: "+306900000000"' },
    ],
    at: { file: 'site.yaml', line: '+306900000000' },
  },
  {
    name: 'the origin cannot be published',
    rule: 'launch/origin',
    alone: true,
    yaml: [
      {
        file: 'site.yaml',
        find: 'https://apofraxeis-peiraia.example\nlanguage',
        by: 'https://apofraxeis-peiraia.test\nlanguage',
      },
    ],
    at: { file: 'site.yaml', line: 'origin:' },
  },
  {
    name: 'one review is a sample',
    rule: 'launch/placeholder',
    yaml: [
      {
        file: 'content/reviews.yaml',
        find: 'items: !placeholder\n  - id: sample-toilet',
        by: 'items:\n  - id: !placeholder sample-toilet',
      },
    ],
    at: { file: 'content/reviews.yaml', line: 'id: !placeholder' },
    // The others are no samples any more, and call themselves so.
    also: ['content/placeholder'],
  },
] satisfies readonly Mutation[]
