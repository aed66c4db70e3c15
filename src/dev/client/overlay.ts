// Shows the problems of the files in a dialog over the last good page.
import type { ShownProblem } from '../respond.ts'
import { el, placeButton } from './dom.ts'

/** A function that shows problems, or closes the dialog if there are none. */
export function overlay(root: ShadowRoot, status: (text: string) => void): (problems: readonly ShownProblem[]) => void {
  const list = el('div')
  const title = el('h2', { id: 'title' })
  const note = el('p', { role: 'status' })
  const dialog: HTMLDialogElement = el(
    'dialog',
    { class: 'problems', 'aria-labelledby': 'title' },
    title,
    el('p', {}, 'The page is the last one without problems. This closes when the files are right.'),
    list,
    note,
    el('button', { type: 'button', click: () => dialog.close() }, 'Close'),
  )
  root.append(dialog)
  let last = '[]'
  return (problems) => {
    const text = JSON.stringify(problems)
    if (text === last) return
    last = text
    if (problems.length === 0) {
      dialog.close()
      status('The files are right again.')
      return
    }
    title.textContent = problems.length === 1 ? '1 problem' : `${problems.length} problems`
    note.textContent = ''
    list.replaceChildren(
      ...problems.map((problem) => {
        const place = problem.at && placeButton(problem.at, (why) => (note.textContent = why))
        return el('section', {}, ...(place ? [place] : []), el('pre', { tabindex: '0' }, problem.text))
      }),
    )
    if (!dialog.open) dialog.showModal()
  }
}
