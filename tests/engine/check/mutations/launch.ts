// What is not real yet. Each is a note until launch; a new one has a text of its own.
import { edit, english, type Mutation, source } from '../mutate.ts'

/** What site.yaml says of the owner. */
const LEGAL = /^ {2}# Nothing of the identity(?:\n|.)*?(?=^claims|^#)/m.exec(source('site.yaml'))?.[0] ?? ''

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
    apart: true,
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
    // The others are not samples any more, and call themselves so.
    also: ['content/placeholder'],
  },
  {
    ...edit('launch/placeholder', 'a form is sent to no address', 'site.yaml', 'delivery: demo', 'delivery: post'),
    also: ['sec/form'],
  },
  english('launch/placeholder', 'a form for show', 'site.yaml', 'delivery: mailto', 'delivery: demo'),
  edit(
    'launch/placeholder',
    'no name',
    'site.yaml',
    '    name: !placeholder επωνυμία και νομική μορφή\n',
    '',
    'legal:',
  ),
  {
    ...edit(
      'launch/placeholder',
      'nothing of the owner',
      'site.yaml',
      LEGAL,
      '',
      'name: !placeholder Αποφράξεις Πειραιά',
    ),
    apart: true,
  },
  {
    ...edit(
      'launch/origin',
      'an address that is not registered yet',
      'site.yaml',
      'peiraia.example\n',
      'peiraia.gr\n',
      'origin:',
    ),
    apart: true,
  },
] satisfies readonly Mutation[]
