// The icons of the site are there, of the sizes browsers, telephones and search results ask for, and its manifest can
// be read.

import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { pictureSize } from '../../page/picture-size.ts'

const TOUCH = 180
const MANIFEST = [192, 512]
/** Tabs, tabs on fine screens and task bars, search results. */
const ICO = [16, 32, 48]
/** Characters under an icon of a home screen (Web App Manifest on short_name; Chromium cuts what is longer). */
const SHORT = 12

export default defineRule({
  why: 'The icon is how a reader finds the tab again, and how the site looks in search results and on a home screen.',
  level: 'warning',
  source:
    'Google, Favicon in search: square, over 48 px recommended, found from the home page (read 2026-11); Web ' +
    'Application Manifest, W3C',
  help: 'make the icon anew at that size, or correct the manifest in public/',
  fine: {},
  bad: {
    output: {
      'favicon.ico': 'base64:AAABAAEAICAAAAAAAAAAAAAAAAAAAA==',
      'apple-touch-icon.png': 'base64:iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4',
      'icon-512.png': null,
      'manifest.webmanifest':
        '{ "id": "/", "scope": "/", "name": "Two Wheels", "short_name": "Two Wheels of Leeds", "lang": "fr", ' +
        '"icons": [{ "src": "/icon-192.png", "sizes": "192x192" }, { "src": "/icon-512.png", "sizes": "512x512" }] }',
    },
    findings: [
      'favicon.ico holds pictures of 32 px, expected 16, 32 and 48',
      'apple-touch-icon.png is 120 x 120, expected 180 x 180',
      'the manifest says that its language is "fr", and site.yaml says "en"',
      'the manifest has no description',
      'the short name "Two Wheels of Leeds" of the manifest has 19 characters, expected at most 12',
      'the manifest names no maskable icon: telephones cut the others to a circle',
      'the manifest names the icon /icon-512.png, which is not there',
    ],
  },

  needs: ['output', 'summaries'],

  *site({ site, output, summaries }) {
    const home = summaries.find(({ path }) => path === '/')
    const linked = (home?.links ?? [])
      .filter(({ kind, text }) => kind === 'asset' && text === 'link')
      .map(({ href }) => href.replace(/^\//, ''))
    const at = { file: 'public/favicon.svg' }
    if (!output.files.has('favicon.ico'))
      yield {
        text: 'favicon.ico is not there: browsers ask for it on every site',
        at,
        help: 'put a square drawing at public/favicon.svg; the build makes the others from it',
      }
    const sides = icoSides(output.read('favicon.ico'))
    if (sides.length > 0 && !ICO.every((side) => sides.includes(side)))
      yield {
        text: `favicon.ico holds pictures of ${sides.join(', ')} px, expected ${ICO.slice(0, -1).join(', ')} and 48`,
        at,
        help: 'run npx site build; it makes all of them from public/favicon.svg',
      }
    const svg = linked.find((href) => href.endsWith('.svg'))
    if (svg === undefined)
      yield { text: 'the home page names no icon that is an SVG, expected <link rel="icon" type="image/svg+xml">', at }
    const touch = linked.find((href) => href.includes('apple-touch-icon')) ?? 'apple-touch-icon.png'
    const touchSize = sizeOf({ output }, touch)
    if (touchSize === undefined)
      yield { text: `${touch} is not there, or is not a picture: telephones put it on the home screen`, at }
    else if (touchSize !== `${TOUCH} x ${TOUCH}`)
      yield { text: `${touch} is ${touchSize}, expected ${TOUCH} x ${TOUCH}`, at }
    yield* manifest(
      { site, output },
      linked.find((href) => /manifest/.test(href)),
    )
  },
})

/** The sides of the pictures in an ICO file: an entry of 16 bytes each, behind a header of 6 that counts them. */
function icoSides(bytes: Uint8Array | undefined): number[] {
  const count = bytes?.[4] ?? 0
  return Array.from({ length: count }, (_, i) => bytes?.[6 + 16 * i] ?? 0)
}

function sizeOf({ output }: Pick<SiteContext, 'output'>, file: string): string | undefined {
  const bytes = output.read(file)
  const size = bytes && pictureSize(bytes)
  return size && `${size.width} x ${size.height}`
}

interface Manifest {
  readonly lang?: unknown
  readonly id?: unknown
  readonly scope?: unknown
  readonly name?: unknown
  readonly short_name?: unknown
  readonly description?: unknown
  readonly icons?: readonly { readonly src?: string; readonly sizes?: string; readonly purpose?: string }[]
}

function* manifest(
  { site, output }: Pick<SiteContext, 'site' | 'output'>,
  file: string | undefined,
): Generator<Finding> {
  const at = { file: 'site.yaml', path: ['business', 'name'] }
  if (file === undefined) {
    yield { text: 'the home page names no manifest, expected <link rel="manifest">', at }
    return
  }
  const bytes = output.read(file)
  if (!bytes) return
  let value: Manifest
  try {
    value = JSON.parse(new TextDecoder().decode(bytes)) as Manifest
  } catch (fault) {
    yield { text: `${file} is not JSON: ${(fault as Error).message}`, at, help: 'run npx site build' }
    return
  }
  if (value.lang !== site.language)
    yield {
      text: `the manifest says that its language is "${value.lang}", and site.yaml says "${site.language}"`,
      at: { file: 'site.yaml', path: ['language'] },
    }
  for (const key of ['id', 'scope', 'name', 'description'] as const)
    if (typeof value[key] !== 'string' || value[key] === '') yield { text: `the manifest has no ${key}`, at }
  const short = value.short_name
  if (typeof short !== 'string' || short.length > SHORT)
    yield {
      text:
        typeof short === 'string'
          ? `the short name "${short}" of the manifest has ${short.length} characters, expected at most ${SHORT}`
          : 'the manifest has no short name: the name stands cut under the icon of a home screen',
      at,
      help: `write shortName: in business of site.yaml, with at most ${SHORT} characters`,
    }
  const icons = value.icons ?? []
  if (icons.length > 0 && !icons.some(({ purpose }) => purpose?.split(' ').includes('maskable')))
    yield {
      text: 'the manifest names no maskable icon: telephones cut the others to a circle',
      at: { file: 'public/favicon.svg' },
    }
  for (const size of MANIFEST)
    if (!icons.some(({ sizes }) => sizes?.split(' ').includes(`${size}x${size}`)))
      yield { text: `the manifest names no icon of ${size} x ${size}`, at: { file: 'public/favicon.svg' } }
  for (const { src = '', sizes = '' } of icons) {
    const name = src.replace(/^\//, '')
    const size = sizeOf({ output }, name)
    if (!output.files.has(name))
      yield {
        text: `the manifest names the icon ${src}, which is not there`,
        at: { file: 'public/favicon.svg' },
        help: 'run npx site build',
      }
    else if (
      size !== undefined &&
      pictureSize(output.read(name) as Uint8Array)?.format !== 'svg' &&
      !sizes.split(' ').includes(size.replaceAll(' ', ''))
    )
      yield { text: `the manifest says that ${src} is ${sizes}, and it is ${size}`, at: { file: 'public/favicon.svg' } }
  }
}
