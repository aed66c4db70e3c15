// The output folder, where there is one, holds exactly what the files build.

import { type Difference, defineRule } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'

const SAYS: Readonly<Record<Difference['kind'], string>> = {
  missing: 'is missing',
  added: 'is there, but nothing of the site builds it',
  stale: 'is not what the files build now',
  altered: 'was altered after it was built',
  closed: 'cannot be read, so nobody knows whether it is what the files build',
}
const BUILD = 'run npx site build'
/** Files that are named; more are counted. */
const SHOWN = 20

export default defineRule({
  why: 'What is uploaded is the folder: a page that is old or was changed there by hand says what nobody wrote.',
  level: 'warning',
  help: BUILD,
  fine: { built: [] },
  bad: {
    built: [
      { path: 'dist/company.html', kind: 'missing' },
      { path: 'dist/index.html', kind: 'stale' },
      { path: 'dist/prices.html', kind: 'closed' },
    ],
    findings: [
      'dist/company.html is missing',
      'dist/index.html is not what the files build now',
      'dist/prices.html cannot be read, so nobody knows whether it is what the files build',
    ],
  },
  needs: ['built'],

  *site({ built }) {
    for (const { path, kind } of built.slice(0, SHOWN))
      yield {
        text: `${path} ${SAYS[kind]}`,
        at: { file: path },
        help: kind === 'closed' ? 'see who owns it and who may read it' : BUILD,
      }
    const more = built.length - SHOWN
    const files = `${thousands(more)} more ${more === 1 ? 'file' : 'files'}`
    if (more > 0)
      yield {
        text: `${files} of the output folder are not what the files build`,
        at: { file: built[SHOWN]?.path ?? '' },
        help: BUILD,
      }
  },
})
