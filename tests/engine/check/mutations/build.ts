// Faults of the output folder: what lies there is not what the files build.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a page was altered by hand after it was built',
    rule: 'build/output',
    built: { 'company.html': '<!DOCTYPE html><title>Hello</title>' },
    at: { file: 'dist/company.html' },
  },
  {
    name: 'a page is gone',
    rule: 'build/output',
    built: { 'faq.html': null },
    at: { file: 'dist/faq.html' },
  },
  {
    name: 'a file was put there by hand',
    rule: 'build/output',
    built: { 'notes.txt': 'Ring the printer.' },
    at: { file: 'dist/notes.txt' },
  },
  {
    name: 'the YAML was edited since the build',
    rule: 'build/output',
    built: {},
    yaml: [{ file: 'content/pages/areas.yaml', find: 'name: Περιοχές', by: 'name: Περιοχές μας' }],
    at: { file: 'dist/areas.html' },
  },
] satisfies readonly Mutation[]
