// Draws social cards in a thread of their own.
import { parentPort } from 'node:worker_threads'
import { type CardFonts, cardImage } from './image.ts'

/** A card to draw; `id` distinguishes requests that are under way. */
export interface CardRequest {
  readonly id: number
  readonly svg: string
  readonly fonts: CardFonts
}

/** The PNG of a card, or why it could not be drawn. */
export type CardAnswer = { readonly id: number } & ({ readonly png: Uint8Array } | { readonly fault: unknown })

async function answer({ id, svg, fonts }: CardRequest): Promise<CardAnswer> {
  try {
    return { id, png: await cardImage(svg, fonts) }
  } catch (fault) {
    return { id, fault }
  }
}

parentPort?.on('message', async (request: CardRequest) => parentPort?.postMessage(await answer(request)))
