// The output folder on disk, if there is one, is what its build wrote; a note if the files build another one now.
import { count, thousands } from '../../../model/counts.ts'
import type { OutputDifference } from '../../../model/output-difference.ts'
import { defineRule } from '../../rule.ts'

/** The message for each kind of difference, in this order. */
const KINDS: readonly (readonly [kind: OutputDifference['kind'], is: string])[] = [
  ['altered', 'altered by hand'],
  ['closed', 'not readable'],
  ['stale', 'older than the content'],
  ['missing', 'missing'],
  ['added', 'not built from anything'],
]

export default defineRule({
  why: 'The output folder is what gets uploaded. An outdated or hand-edited page there is published.',
  level: 'warning',
  missing: true,
  help: 'run npx site build',
  fine: { built: [] },
  bad: {
    built: [
      { path: 'dist/company.html', kind: 'missing' },
      { path: 'dist/index.html', kind: 'stale' },
      { path: 'dist/prices.html', kind: 'stale' },
    ],
    findings: [
      '3 files of dist/ differ from what the content builds: 2 older than the content (dist/index.html, …), 1 missing ' +
        '(dist/company.html)',
    ],
  },

  *site({ built }) {
    const [first] = built
    if (!first) return
    const parts = KINDS.flatMap(([kind, is]) => {
      const [first, ...rest] = built.filter((difference) => difference.kind === kind)
      return first ? [`${thousands(rest.length + 1)} ${is} (${first.path}${rest.length > 0 ? ', …' : ''})`] : []
    })
    const folder = first.path.slice(0, first.path.indexOf('/') + 1)
    const differ = built.length === 1 ? 'differs' : 'differ'
    // Also after a commit, whose day the sitemap has.
    if (built.every(({ kind }) => kind === 'stale')) {
      const files = `${count(built.length, 'file')} (${first.path}${built.length > 1 ? ', …' : ''})`
      const text = `${folder} is from before your last changes: a build writes ${files} anew`
      yield { text, at: { file: first.path }, level: 'info', help: 'run npx site build before you upload it' }
      return
    }
    yield {
      text: `${count(built.length, 'file')} of ${folder} ${differ} from what the content builds: ${parts.join(', ')}`,
      at: { file: first.path },
      help: built.some(({ kind }) => kind === 'closed')
        ? 'make the file readable, then run npx site build'
        : 'run npx site build',
    }
  },
})
