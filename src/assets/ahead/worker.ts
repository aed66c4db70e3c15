// What templates share, then the font and the cards it is sent: made in a thread of its own and left in the cache.
import { parentPort, workerData } from 'node:worker_threads'
import { openCache } from '../../runtime/cache.ts'
import { inParallel } from '../../runtime/in-parallel.ts'
import { type Card, type CardSet, socialCards } from '../cards.ts'
import { headingFont, loadSubsetter } from '../fonts.ts'
import { type TemplateFolder, templateAssets } from '../template-assets.ts'
import { isMine } from './ahead.ts'

/** The characters of the headings; `begun` is shared with whoever sends them. */
interface SentFont {
  readonly characters: string
  readonly begun: Int32Array
}

/** Cards with their pictures at hand; `begun` is shared with whoever sends them. */
interface SentCards extends Omit<CardSet, 'cards'> {
  readonly cards: readonly (Omit<Card, 'picture'> & { readonly picture?: { digest: string; bytes: Uint8Array } })[]
  readonly begun: Int32Array
}

const { cache: path, ...folder } = workerData as TemplateFolder & { cache: string }
const cache = openCache(path)
// Listened for from the start: they may be sent before the templates are done.
let isFontSent = false
let takeCards: (cards: SentCards) => void
const cardsSent = new Promise<SentCards>((done) => {
  takeCards = done
})
const fontSent = new Promise<SentFont>((done) =>
  parentPort?.once('message', (font: SentFont) => {
    isFontSent = true
    parentPort?.once('message', takeCards)
    done(font)
  }),
)
await templateAssets({ ...folder, cache })
parentPort?.postMessage('templates')
if (!isFontSent) await loadSubsetter(cache)
const font = await fontSent
if (isMine(font.begun, 0)) {
  await headingFont({ text: font.characters, cache })
  parentPort?.postMessage('font')
}
const { cards, begun, ...set } = await cardsSent
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
