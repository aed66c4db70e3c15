// Tells whether the markup of a page has faults, without delaying the thread that draws and checks pages.
import { compiled } from '../../runtime/engine.ts'
import { Thread } from '../../runtime/thread.ts'

let thread: Thread<string, boolean> | undefined

/** Whether html-validate finds no fault in the HTML of a page. It is loaded on first use, which takes a third of a second. */
export async function isValidMarkup(html: string): Promise<boolean> {
  const { validateMarkup } = await import('../libraries/html-validate.ts')
  return validateMarkup(html).length === 0
}

/** The same, found by another thread. Threads are compiled files, so tests that run the sources validate in this one. */
export async function isValidInThread(html: string): Promise<boolean> {
  if (!compiled) return isValidMarkup(html)
  thread ??= new Thread('check/markup/worker.js')
  return thread.ask(html)
}
