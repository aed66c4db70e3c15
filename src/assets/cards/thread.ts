// Sends social cards to the thread that draws them, so that no page waits while the pixels of a card are encoded.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { compiled, running } from '../../runtime/engine.ts'
import type { CardFonts } from './image.ts'
import type { CardAnswer, CardRequest } from './worker.ts'

interface Pending {
  done(png: Uint8Array): void
  fail(fault: unknown): void
}

/** A thread, which does not keep the process alive between cards. */
class CardThread {
  readonly #worker = new Worker(join(running, 'assets/cards/worker.js'))
  readonly #pending = new Map<number, Pending>()
  #id = 0
  #fault: unknown

  constructor() {
    this.#worker.on('message', (answer: CardAnswer) => this.#take(answer))
    this.#worker.on('error', (fault) => {
      this.#fault = fault
      for (const { fail } of this.#pending.values()) fail(fault)
    })
  }

  /** Rejects if the card cannot be drawn, or the thread has ended. */
  draw(svg: string, fonts: CardFonts): Promise<Uint8Array> {
    if (this.#fault !== undefined) return Promise.reject(this.#fault)
    this.#worker.ref()
    return new Promise((done, fail) => {
      const id = this.#id++
      this.#pending.set(id, { done, fail })
      this.#worker.postMessage({ id, svg, fonts } satisfies CardRequest)
    })
  }

  #take(answer: CardAnswer): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if (this.#pending.size === 0) this.#worker.unref()
    if ('png' in answer) pending?.done(answer.png)
    else pending?.fail(answer.fault)
  }
}

let thread: CardThread | undefined

/** Draws the SVG of a card as a PNG. Workers are compiled files, so tests that run the sources draw in this thread. */
export async function cardPicture(svg: string, fonts: CardFonts): Promise<Uint8Array> {
  if (!compiled) return (await import('./image.ts')).cardImage(svg, fonts)
  const { 500: medium, 700: bold } = fonts
  thread ??= new CardThread()
  return thread.draw(svg, {
    500: { path: medium.path, family: medium.family },
    700: { path: bold.path, family: bold.family },
  })
}
