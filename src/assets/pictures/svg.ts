// An SVG file -> its size, or the reason why it is not published: it is damaged, has no size, or could run script, load
// other files or submit a form when it is opened by itself.
import { thousands } from '../../model/counts.ts'
import { svgSize } from '../../model/svg-size.ts'

/** Why a file is refused (the sentence after its path), and what to do. Thrown, so that it is not cached. */
export class Refused extends Error {
  constructor(
    text: string,
    readonly help: string,
  ) {
    super(text)
  }
}

/** Returns the thrown value if it is a refusal; another fault is thrown again. */
export function refusalIn(fault: unknown): Refused {
  if (fault instanceof Refused) return fault
  throw fault
}

export const EXPECTED = 'expected a JPEG, PNG, WebP, AVIF or SVG file'
export const AGAIN = 'export or copy the picture again and replace this file'

/**
 * The most letters of text in an SVG. librsvg takes time that grows with their square: for the pictures of an icon 1.6 s
 * of CPU with 2,000 letters, 22 s with 5,000, 111 s with 20,000. A labelled map has some hundred.
 */
const LETTERS = 2_000

/** Returns the size of an SVG in CSS pixels. Throws `Refused`. */
export async function inspectSvg(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  const { Parser } = await import('htmlparser2')
  const text = new TextDecoder().decode(bytes)
  const unsafe: string[] = []
  let root: { tag: string; attributes: Record<string, string> } | undefined
  let unclosed = ''
  let open = ''
  let css = ''
  let letters = 0
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        root ??= { tag, attributes }
        open = tag
        if (ACTIVE.test(tag)) unsafe.push(`<${tag}>`)
        for (const [key, value] of Object.entries(attributes)) unsafe.push(...danger(tag, key, value))
      },
      ontext(data) {
        if (/^(\w+:)?style$/i.test(open)) css += data
        else letters += data.trim().length
      },
      onclosetag(tag, implied) {
        if (implied && !text.slice(parser.startIndex, parser.endIndex + 1).endsWith('/>')) unclosed = tag
        open = ''
      },
      onprocessinginstruction(kind, data) {
        if (kind.toLowerCase() === '?xml-stylesheet') unsafe.push(`<${data}>`)
      },
    },
    { xmlMode: true },
  )
  parser.end(text)
  if (root?.tag !== 'svg') throw new Refused(`is not a picture: it holds <${root?.tag ?? '…'}>; ${EXPECTED}`, AGAIN)
  if (letters > LETTERS)
    throw new Refused(
      `has ${thousands(letters)} letters of text; a picture may have ${thousands(LETTERS)}`,
      'leave text out, or convert it to paths',
    )
  if (reaches(css)) unsafe.push('a <style> that loads something')
  if (/<!ENTITY/i.test(text)) unsafe.push('<!ENTITY>')
  const active = `could run script or load other files: it has ${[...new Set(unsafe)].join(', ')}`
  if (unsafe.length > 0) throw new Refused(active, 'save it as plain SVG, or take these parts out')
  const unshown = 'is not shown by browsers: its <svg>'
  if (root.attributes.xmlns !== 'http://www.w3.org/2000/svg')
    throw new Refused(`${unshown} lacks xmlns="http://www.w3.org/2000/svg"`, 'add that attribute to <svg>')
  if (unclosed !== '') throw new Refused(`is a damaged SVG file: it ends before </${unclosed}>`, AGAIN)
  const zero = ['width', 'height'].find((name) => Number.parseFloat(root?.attributes[name] ?? '') === 0)
  const help = 'remove width and height from <svg>, or write its real size'
  if (zero !== undefined) throw new Refused(`${unshown} has ${zero}="${root.attributes[zero]}"`, help)
  const size = svgSize(root.attributes)
  const none = 'has no size: its <svg> has neither width and height nor a viewBox'
  if (!size) throw new Refused(none, 'add viewBox="0 0 WIDTH HEIGHT" to <svg>')
  return size
}

/** Elements that run, embed or send something, under any prefix. */
const ACTIVE =
  /^(\w+:)?(script|foreignobject|i?frame|embed|object|audio|video|handler|listener|form|input|button|meta|base|link)$/i
/** Attributes that hold addresses; `xml:base` changes those of others. */
const ADDRESSES = /^(action|formaction|srcset|data|poster|ping|background|base)$/
/** HTML within SVG: any of its elements may load or send something. */
const XHTML = 'http://www.w3.org/1999/xhtml'
/** A raster picture within the file. */
const INLINE = /^\s*data:image\/(png|jpeg|webp|gif|avif)[;,]/i

function danger(tag: string, key: string, value: string): string[] {
  const local = key.replace(/^.*:/, '').toLowerCase()
  const tagText = `<${tag} ${key}="${value.length > 40 ? `${value.slice(0, 40)}…` : value}">`
  if (local.startsWith('on') || (local === 'attributename' && /^(on|(.*:)?href$)/i.test(value.trim()))) return [tagText]
  if (ADDRESSES.test(local) || value.trim() === XHTML) return [tagText]
  if ((local === 'href' || local === 'src') && !/^\s*#/.test(value) && !INLINE.test(value)) return [tagText]
  return reaches(value) ? [tagText] : []
}

/** Whether a style loads anything from outside the file. Escapes (`\75rl(`, `u\rl(`) are resolved first. */
function reaches(css: string): boolean {
  const plain = css.replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_, hex?: string, character?: string) =>
    hex === undefined ? (character ?? '') : String.fromCodePoint(Math.min(Number.parseInt(hex, 16), 0x10ffff)),
  )
  return (
    /@import|\b(?:image-set|image|src)\(/i.test(plain) ||
    [...plain.matchAll(/url\(\s*["']?([^"')]*)/gi)].some(
      ([, target = '']) => !target.startsWith('#') && !INLINE.test(target),
    )
  )
}
