// What is not real yet. Each is a note until launch; a new one has a text of its own.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a heading is tagged !placeholder',
    rule: 'launch/placeholder',
    yaml: [
      {
        file: 'content/pages/contact.yaml',
        find: 'heading: Στείλτε μας μήνυμα',
        by: 'heading: !placeholder Στείλτε μας μήνυμα',
      },
    ],
    at: { file: 'content/pages/contact.yaml', line: 'heading: !placeholder' },
  },
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
    name: 'the form is sent to an address that does not exist',
    rule: 'launch/delivery',
    yaml: [
      { file: 'site.yaml', find: 'delivery: demo', by: 'delivery: post\n  endpoint: https://forms.example/piraeus' },
    ],
    at: { file: 'site.yaml', line: 'endpoint:' },
  },
  {
    name: 'the tax number is missing',
    rule: 'launch/identity',
    yaml: [
      {
        file: 'site.yaml',
        find: '    vat: !placeholder "000000000"\n',
        by: '',
      },
    ],
    at: { file: 'site.yaml', line: 'legal:' },
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
