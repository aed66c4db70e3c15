// Sends social cards to the thread that draws them, so that no page waits while the pixels of a card are encoded.
import { compiled } from '../../runtime/engine.ts'
import { Thread } from '../../runtime/thread.ts'
import type { CardFonts } from './image.ts'

/** A card to draw. */
export interface CardTask {
  readonly svg: string
  readonly fonts: CardFonts
}

let thread: Thread<CardTask, Uint8Array> | undefined

/** Draws the SVG of a card as a PNG. Workers are compiled files, so tests that run the sources draw in this thread. */
export async function cardPicture(svg: string, fonts: CardFonts): Promise<Uint8Array> {
  if (!compiled) return (await import('./image.ts')).cardImage(svg, fonts)
  const { 500: medium, 700: bold } = fonts
  thread ??= new Thread('assets/cards/worker.js')
  return thread.ask({
    svg,
    fonts: {
      500: { path: medium.path, family: medium.family },
      700: { path: bold.path, family: bold.family },
    },
  })
}
