// The folder of templates, the characters of the headings, then the cards of a planned site -> a thread of its own,
// which leaves what it makes in the cache while this one loads the site and draws its pages.
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { Worker } from 'node:worker_threads'
import { openCache } from '../../runtime/cache.ts'
import { compiled, running } from '../../runtime/engine.ts'
import { begunBelow } from '../../runtime/unfinished.ts'
import type { CardFile, CardSet } from '../cards.ts'
import { stylesheetKey } from '../styles/stylesheet.ts'
import type { TemplateFolder } from '../template-assets.ts'

/** Work that another thread does. What goes wrong there is told where it is done again. */
export interface Ahead {
  /** Resolves when what the templates share is made. */
  templates(): Promise<void>
  /** Has the font made that headings of these characters are set in. */
  font(characters: () => string): void
  /** Resolves when that font is made, or when whoever waits is to make it: the other thread has not begun. */
  fontMade(): Promise<void>
  /**
   * Has the cards of the set drawn, after which there is no more to do. The function takes the files of the same cards
   * to those that this thread draws where the other one has not begun, and waits for where it has.
   */
  cards(set: CardSet): (files: readonly CardFile[]) => readonly CardFile[]
  /** Ends it. */
  stop(): Promise<void>
}

/** All is done when it is asked for. */
export const NOTHING_AHEAD: Ahead = {
  templates: async () => undefined,
  font: () => undefined,
  fontMade: async () => undefined,
  cards: () => (files) => files,
  stop: async () => undefined,
}

/** More cards than this are drawn one by one as they are put in place: all their pictures at once would fill memory. */
const MOST_CARDS = 300

/** Whether a thread was begun: a process that makes them again has its compilers loaded sooner than a thread. */
let isBegun = false

/**
 * Begins to make what templates share in a thread of its own. Nothing is begun where it is there already, where nothing
 * is cached, where there is one core, or a second time in a process. Whoever begins it stops it.
 */
export function beginAhead(work: TemplateFolder & { cache: string | undefined }): Ahead {
  const { root, folder, cache } = work
  // A worker is a compiled file.
  if (isBegun || !compiled || cache === undefined || availableParallelism() < 2) return NOTHING_AHEAD
  if (openCache(cache).has(stylesheetKey(resolve(root, folder)))) return NOTHING_AHEAD
  isBegun = true
  const worker = new Worker(join(running, 'assets/ahead/worker.js'), { workerData: work })
  begunBelow(cache, () => worker.terminate())
  const ended = new Promise<void>((done) => {
    worker.on('error', () => undefined)
    worker.on('exit', () => done())
  })
  const done = new Set<string | number>()
  const waiting = new Map<string | number, () => void>()
  worker.on('message', (what: string | number) => {
    done.add(what)
    waiting.get(what)?.()
  })
  const made = (what: string | number) =>
    done.has(what) ? undefined : Promise.race([ended, new Promise<void>((resolve) => waiting.set(what, resolve))])
  let font: Int32Array | undefined
  return {
    templates: async () => made('templates'),
    font(characters) {
      font = new Int32Array(new SharedArrayBuffer(4))
      worker.postMessage({ characters: characters(), begun: font })
    },
    async fontMade() {
      if (font && !isMine(font, 0)) await made('font')
    },
    cards({ cards, ...set }) {
      const sent = cards.length > MOST_CARDS ? [] : cards
      const withBytes = sent.map(({ picture, ...card }) => ({
        ...card,
        ...(picture && { picture: { digest: picture.digest, bytes: picture.bytes() } }),
      }))
      // Which cards somebody has begun to draw.
      const begun = new Int32Array(new SharedArrayBuffer(4 * sent.length))
      worker.postMessage({ ...set, cards: withBytes, begun })
      const make = async (file: CardFile, i: number) => {
        if (!isMine(begun, i)) await made(i)
        return file.make()
      }
      return (files) => (sent.length === 0 ? files : files.map((file, i) => ({ ...file, make: () => make(file, i) })))
    },
    stop: async () => void (await worker.terminate()),
  }
}

/** Whether nobody has begun one of some things, and whoever asks does. */
export const isMine = (begun: Int32Array, i: number): boolean => Atomics.compareExchange(begun, i, 0, 1) === 0
