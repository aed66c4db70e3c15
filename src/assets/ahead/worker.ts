// What templates share, then the cards it is sent: made in a thread of its own and left in the cache.
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../../runtime/cache.ts'
import { inParallel } from '../../runtime/in-parallel.ts'
import { type Card, type CardSet, socialCards } from '../cards.ts'
import { type TemplateFolder, templateAssets } from '../template-assets.ts'
import { isMine } from './ahead.ts'

/** Cards with their pictures at hand; `begun` is shared with whoever sends them. */
interface Sent extends Omit<CardSet, 'cards'> {
  readonly cards: readonly (Omit<Card, 'picture'> & { readonly picture?: { digest: string; bytes: Uint8Array } })[]
  readonly begun: Int32Array
}

const { cache: path, ...folder } = workerData as TemplateFolder & { cache: string }
const cache = openCache(path)
// Listened for from the start: they may be sent before the templates are done.
const sent = new Promise<Sent>((done) => parentPort?.once('message', done))
await templateAssets({ ...folder, cache })
parentPort?.postMessage('templates')
const { cards, begun, ...set } = await sent
if (cards.length > 0) {
  const drawn = cards.map(({ picture, ...card }) => ({
    ...card,
    picture: picture && { digest: picture.digest, bytes: () => picture.bytes },
  }))
  const files = (await socialCards({ ...set, cards: drawn, cache })).cards
  await inParallel([...files.entries()], async ([i, file]) => {
    if (!isMine(begun, i)) return
    await file.make()
    parentPort?.postMessage(i)
  })
}
