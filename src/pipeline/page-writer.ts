// Draws pages and writes them into the staging folder, in the main thread and in workers.
import { transcode } from 'node:buffer'
import { FileWriter, type Written } from '../emit/staging.ts'
import { fileOf } from '../model/address.ts'
import { isProblem, type Problem } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { DrawRequest, PageDrawer } from './draw.ts'

/** A page that was written into the staging folder. */
export interface WrittenPage extends Written {
  readonly path: string
  readonly reads: readonly string[]
}

/** Draws pages and writes them into a staging folder. */
export class PageWriter {
  readonly #drawer: PageDrawer
  readonly #writer: FileWriter
  /** All pages pass through the same memory. */
  #memory = Buffer.alloc(0)

  constructor(drawer: PageDrawer, folder: string) {
    this.#drawer = drawer
    this.#writer = new FileWriter(folder)
  }

  write(request: DrawRequest): WrittenPage | Problem {
    const { path } = request.page
    const drawn = this.#drawer.draw(request)
    if (isProblem(drawn)) return drawn
    const bytes = this.#encoded(drawn.html)
    const stamp = this.#writer.write(fileOf(path), bytes)
    return { path, reads: drawn.reads, digest: shortDigest(bytes), size: bytes.length, stamp }
  }

  /**
   * The HTML in UTF-8. `transcode` takes half the time of a TextEncoder if a page has other letters than Latin ones, and
   * refuses lone surrogates.
   */
  #encoded(html: string): Buffer {
    if (this.#memory.length < 2 * html.length) this.#memory = Buffer.alloc(4 * html.length)
    try {
      return transcode(this.#memory.subarray(0, this.#memory.write(html, 'utf16le')), 'utf16le', 'utf8')
    } catch {
      return Buffer.from(html)
    }
  }
}
