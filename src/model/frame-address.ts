// Pages of videos, maps and social networks forbid other sites to show them in a frame (X-Frame-Options). Most have a
// second address for that purpose.
import type { Fault } from './problem.ts'

/** Addresses that refuse, each with the address of the same content that may be shown; $1 is its id. */
const FRAMED: readonly (readonly [refusing: RegExp, framed: string])[] = [
  [
    /^(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]+).*/,
    'www.youtube-nocookie.com/embed/$1',
  ],
  [
    /^(?:www\.|m\.)?youtube\.com\/playlist\?(?:.*&)?list=([\w-]+).*/,
    'www.youtube-nocookie.com/embed/videoseries?list=$1',
  ],
  [/^(?:www\.)?vimeo\.com\/(\d+).*/, 'player.vimeo.com/video/$1'],
  [/^(?:www\.|maps\.)?google\.[a-z.]+\/maps\/(?:place|search)\/([^/?#]+).*/, 'www.google.com/maps?q=$1&output=embed'],
  [/^(?:www\.)?instagram\.com\/((?:p|reel)\/[\w-]+)\/?(?:[?#].*)?$/, 'www.instagram.com/$1/embed'],
  [/^(?:www\.)?tiktok\.com\/@[^/]+\/video\/(\d+).*/, 'www.tiktok.com/embed/v2/$1'],
]

const SHARE = 'choose Share, then the HTML to embed the map, and copy the address in src="…"'
const LINK = 'link to it instead: its site cannot be shown in a frame'

/** Sites whose pages refuse, with the pages that do not, and what to do. */
const REFUSING: readonly (readonly [pages: RegExp, framed: RegExp, help: string])[] = [
  [/^(?:www\.|m\.)?youtube\.com\//, /\/embed\//, 'write https://www.youtube-nocookie.com/embed/ and the id of a video'],
  [/^(?:maps\.app\.goo\.gl|goo\.gl\/maps)/, /(?!)/, `open it, ${SHARE}`],
  [/^(?:(?:www\.)?google\.[a-z.]+\/maps|maps\.google\.)/, /\/maps\/(?:d\/)?embed|output=embed/, SHARE],
  [/^(?:www\.)?openstreetmap\.org/, /\/export\/embed\.html/, SHARE],
  [
    /^(?:[a-z-]+\.)?(?:facebook|instagram|tiktok|twitter|x|linkedin|pinterest|threads)\.(?:com|net)(?:\/|$)/,
    /\/(?:plugins|embed|player)\b/,
    LINK,
  ],
]

/** Why a frame cannot show an address; undefined if it can, as far as is known. */
export function frameFault(href: string): Fault | undefined {
  const address = href.replace(/^https?:\/\//i, '')
  const framed = FRAMED.find(([refusing]) => refusing.test(address))
  if (framed) return { text: refusal(href), help: `write https://${address.replace(...framed)}` }
  const site = REFUSING.find(([pages, framed]) => pages.test(address) && !framed.test(address))
  return site && { text: refusal(href), help: site[2] }
}

const refusal = (href: string) => `"${href}" refuses to be shown in a frame: visitors see an error`
