// Every YAML file matches its schema and has each key once. Found while the site is loaded, by the schemas themselves.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'No visitor sees the value of a mistyped key, and a missing key leaves a sentence, a price or a phone number out.',
  level: 'error',
  help: 'write it as content/README.md describes the field',
  early: true,
  fine: {},
  bad: {
    yaml: { 'content/prices.yaml': 'note: Parts are extra.\nitem:\n  - { service: Puncture, price: £12 }\n' },
    findings: ['"item" is not a key here'],
  },
})
