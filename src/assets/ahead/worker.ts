// What templates share, then the cards it is sent: made in a thread of its own and left in the cache.
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../../runtime/cache.ts'
import { inParallel } from '../../runtime/in-parallel.ts'
import { type Card, type CardSet, socialCards } from '../cards.ts'
import { type TemplateFolder, templateAssets } from '../template-assets.ts'

/** Cards with their pictures at hand. */
interface Sent extends Omit<CardSet, 'cards'> {
  readonly cards: readonly (Omit<Card, 'picture'> & { readonly picture?: { digest: string; bytes: Uint8Array } })[]
}

const { cache: path, ...folder } = workerData as TemplateFolder & { cache: string }
const cache = openCache(path)
// Listened for from the start: they may be sent before the templates are done.
const sent = new Promise<Sent>((done) => parentPort?.once('message', done))
await templateAssets({ ...folder, cache })
parentPort?.postMessage('templates')
const { cards, ...set } = await sent
const drawn = cards.map(({ picture, ...card }) => ({
  ...card,
  picture: picture && { digest: picture.digest, bytes: () => picture.bytes },
}))
await inParallel((await socialCards({ ...set, cards: drawn, cache })).cards, async (card) => void (await card.make()))
