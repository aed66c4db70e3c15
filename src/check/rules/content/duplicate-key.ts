// One value a key: found while a YAML file is read.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'Of two values under one key the reader of the file believes the first and the visitor sees the last.',
  level: 'error',
  help: 'delete one of the two',
  source: 'yaml.org/spec/1.2.2, section 3.2.1.3: keys of a mapping are unique (read 2026-11)',
  early: true,
  fine: {},
  bad: {
    yaml: { 'content/prices.yaml': 'note: Parts are extra.\nnote: Parts are free.\nitems: []\n' },
    findings: ['this key is already set above'],
  },
})
