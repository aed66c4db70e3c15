// A style sheet -> the addresses it loads, each with what it is loaded as. Pure.
import { matchesOf } from '../text/expression.ts'

/** What a style loads: another style, a face of letters, a picture. */
export type Kind = 'style' | 'font' | 'image'

/** An import, or a value of a declaration; names of XML are loaded by nobody. */
const ADDRESS = /(@import\s*(?:url\()?\s*|\burl\(\s*)(?:"([^"]*)"|'([^']*)'|([^"')\s]+))/gi
const FACE = /@font-face\s*\{[^}]*$/i
const NAMESPACE = /@namespace[^;{}]*$/i
/** Enough of what stands before an address to tell what it is for. */
const BEFORE = 1000

/** Only addresses with a host: those of the site itself are checked as links. */
export function* loadedFromElsewhere(css: string): Generator<readonly [address: string, kind: Kind]> {
  if (!ELSEWHERE.test(css)) return
  for (const { 1: before = '', 2: double, 3: single, 4: bare, index } of matchesOf(css, ADDRESS)) {
    const address = double ?? single ?? bare ?? ''
    if (!ELSEWHERE.test(address)) continue
    const context = css.slice(Math.max(0, index - BEFORE), index)
    if (!NAMESPACE.test(context))
      yield [address, before.startsWith('@') ? 'style' : FACE.test(context) ? 'font' : 'image']
  }
}

const ELSEWHERE = /https?:|\/\//i
