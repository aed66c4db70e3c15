// The icons of the site are there, of the sizes browsers, telephones and search results ask for, and its manifest can
// be read.

import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { pictureSize } from '../../page/picture-size.ts'

const TOUCH = 180
const MANIFEST = [192, 512]

export default defineRule({
  why: 'The icon is how a reader finds the tab again, and how the site looks in search results and on a home screen.',
  level: 'warning',
  source:
    'Google, Favicon in search: square, over 48 px recommended, found from the home page (read 2026-11); Web ' +
    'Application Manifest, W3C',
  fine: {},
  bad: {
    output: {
      'favicon.ico': null,
      'apple-touch-icon.png': 'base64:iVBORw0KGgoAAAANSUhEUgAAAHgAAAB4',
      'icon-512.png': null,
      'manifest.webmanifest':
        '{ "name": "Two Wheels", "lang": "fr", "icons": [{ "src": "/icon-192.png", "sizes": "192x192" }, { ' +
        '"src": "/icon-512.png", "sizes": "512x512" }] }',
    },
    findings: [
      'favicon.ico is not there: browsers ask for it on every site',
      'apple-touch-icon.png is 120 x 120, expected 180 x 180',
      'the manifest says that its language is "fr", and site.yaml says "en"',
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

function sizeOf({ output }: Pick<SiteContext, 'output'>, file: string): string | undefined {
  const bytes = output.read(file)
  const size = bytes && pictureSize(bytes)
  return size && `${size.width} x ${size.height}`
}

interface Manifest {
  readonly lang?: unknown
  readonly name?: unknown
  readonly icons?: readonly { readonly src?: string; readonly sizes?: string }[]
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
    yield { text: `${file} is not JSON: ${(fault as Error).message}`, at, help: 'run site build' }
    return
  }
  if (value.lang !== site.language)
    yield {
      text: `the manifest says that its language is "${value.lang}", and site.yaml says "${site.language}"`,
      at: { file: 'site.yaml', path: ['language'] },
    }
  const icons = value.icons ?? []
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
        help: 'run site build',
      }
    else if (
      size !== undefined &&
      pictureSize(output.read(name) as Uint8Array)?.format !== 'svg' &&
      !sizes.split(' ').includes(size.replaceAll(' ', ''))
    )
      yield { text: `the manifest says that ${src} is ${sizes}, and it is ${size}`, at: { file: 'public/favicon.svg' } }
  }
}
