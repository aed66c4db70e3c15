// The order in which `site check` prints problems: errors, warnings, notes. Notes of what a launch needs are only counted.
import { count } from '../../model/counts.ts'
import type { Problem } from '../../model/problem.ts'

const LEVELS = ['error', 'warning', 'info'] as const

/**
 * The problems to print, sorted by level, and the line that counts the launch notes: '' if there are none. Problems of
 * one level stay in their order.
 */
export function presented(problems: readonly Problem[]) {
  const isLaunchNote = ({ level, rule = '' }: Problem) => level === 'info' && rule.startsWith('launch/')
  const notes = problems.filter(isLaunchNote).length
  const rest = problems.filter((problem) => !isLaunchNote(problem))
  return {
    shown: LEVELS.flatMap((level) => rest.filter((problem) => problem.level === level)),
    launch: notes === 0 ? '' : `${count(notes, 'note')} for the launch: npx site check --launch lists them\n`,
  }
}
