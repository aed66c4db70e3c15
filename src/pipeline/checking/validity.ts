// Tells whether the markup of a page has faults, without delaying the thread that draws and checks pages.
import { compiled } from '../../runtime/engine.ts'
import { Thread } from '../../runtime/thread.ts'

let thread: Thread<string, boolean> | undefined

/** Whether html-validate finds no fault in the HTML of a page. It is loaded on first use, which takes a third of a second. */
export async function isValidMarkup(html: string): Promise<boolean> {
  const { validateMarkup } = await import('../../check/libraries/html-validate.ts')
  return validateMarkup(html).length === 0
}

/** The same, found by another thread. Threads are compiled files, so tests that run the sources validate in this one. */
export const isValidInThread = (html: string): Promise<boolean> => startValidator()?.ask(html) ?? isValidMarkup(html)

/** Starts that thread, which loads html-validate before the first page is drawn. */
export function startValidator(): typeof thread {
  if (compiled) thread ??= new Thread('pipeline/checking/validity-worker.js')
  return thread
}
