// The sitemap files of an output folder -> their entries, and what keeps them from being read. Pure; worked out once
// a site.

import { Parser } from 'htmlparser2'
import type { SiteContext } from '../../model/checks/rule.ts'
import { thousands } from '../../model/report.ts'
import { decoded } from './addresses.ts'

/** An address of a sitemap. */
export interface Entry {
  readonly file: string
  readonly loc: string
  readonly lastmod: string | undefined
}

/** What all sitemaps of a site say, and what is wrong with them. */
export interface Sitemaps {
  readonly entries: readonly Entry[]
  readonly faults: readonly { readonly text: string; readonly help?: string }[]
}

/** sitemaps.org protocol 0.9 (read 2026-11). */
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const MAX_ENTRIES = 50_000
const MAX_BYTES = 52_428_800
const MAX_LOC = 2_048

const number = (value: number) => thousands(value)
type Parts = Pick<SiteContext, 'site' | 'output'>

/** Everything sitemap.xml lists, through an index if it is one. */
export const sitemapsOf = (parts: Parts): Sitemaps => parts.output.once('sitemaps', () => readSitemaps(parts))

function readSitemaps({ site, output }: Parts): Sitemaps {
  const faults: { text: string; help?: string }[] = []
  const entries: Entry[] = []
  const todo = ['sitemap.xml']
  for (let file = todo.shift(); file !== undefined; file = todo.shift()) {
    const bytes = output.read(file)
    if (!bytes) {
      faults.push(
        file === 'sitemap.xml'
          ? { text: 'sitemap.xml is missing', help: 'run npx site build' }
          : { text: `sitemap.xml names ${file}, which is not there` },
      )
      continue
    }
    const { index, items, fault } = read(bytes)
    const say = (text: string, help?: string) =>
      void faults.push({ text: `${file} ${text}`, ...(help !== undefined && { help }) })
    if (fault !== undefined) say(fault)
    if (bytes.length > MAX_BYTES)
      say(
        `has ${number(bytes.length)} bytes, allowed are ${number(MAX_BYTES)}`,
        'split it and name the parts in an index',
      )
    if (items.length > MAX_ENTRIES)
      say(
        `has ${number(items.length)} addresses, allowed are ${number(MAX_ENTRIES)}`,
        'split it and name the parts in an index',
      )
    const seen = new Set<string>()
    for (const { loc, lastmod } of items) {
      const own = loc.startsWith(`${site.origin}/`)
      if (!own)
        say(`lists ${loc || 'an entry without an address'}, expected an address that begins with ${site.origin}/`)
      else if (/[#\s]/.test(loc)) say(`lists ${loc}, expected an address without spaces or a fragment`)
      else if (loc.length > MAX_LOC)
        say(
          `lists an address of ${number(loc.length)} characters, allowed are ${number(MAX_LOC)}: ${loc.slice(0, 60)}…`,
        )
      if (seen.has(loc)) say(`lists ${loc} twice`, 'keep one of the two')
      seen.add(loc)
      if (index && own && file === 'sitemap.xml') todo.push(decoded(loc.slice(site.origin.length + 1)))
      else if (index) say('is an index inside an index', 'list its sitemaps in sitemap.xml')
      else entries.push({ file, loc, lastmod })
    }
  }
  return { entries, faults }
}

function read(bytes: Uint8Array): {
  index: boolean
  items: { loc: string; lastmod: string | undefined }[]
  fault?: string
} {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { index: false, items: [], fault: 'is not UTF-8 text' }
  }
  const items: { loc: string; lastmod: string | undefined }[] = []
  let root = ''
  let namespace = ''
  let unclosed = ''
  let inside = ''
  let item: { loc: string; lastmod: string | undefined } | undefined
  const parser = new Parser(
    {
      onopentag(name, { xmlns = '' }) {
        if (root === '') [root, namespace] = [name, xmlns]
        if (name === 'url' || name === 'sitemap') item = { loc: '', lastmod: undefined }
        if (item && name === 'lastmod') item.lastmod = ''
        inside = name
      },
      ontext(words) {
        if (item && inside === 'loc') item.loc += words
        if (item && inside === 'lastmod') item.lastmod = (item.lastmod ?? '') + words
      },
      onclosetag(name, implied) {
        const closesItself = text.startsWith('/>', parser.endIndex - 1)
        if (implied && !closesItself && unclosed === '') unclosed = name
        inside = ''
        if (item && (name === 'url' || name === 'sitemap')) {
          items.push({ loc: item.loc.trim(), lastmod: item.lastmod?.trim() })
          item = undefined
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)[^\s<]{0,20}/i.exec(text)
  const fault =
    root !== 'urlset' && root !== 'sitemapindex'
      ? `begins with ${root === '' ? 'no element' : `<${root}>`}, expected <urlset> or <sitemapindex>`
      : namespace !== NAMESPACE
        ? `has the namespace "${namespace}", expected "${NAMESPACE}"`
        : unclosed !== ''
          ? `never closes <${unclosed}>`
          : bareAmpersand
            ? `holds "${bareAmpersand[0]}", where & must be written &amp;`
            : undefined
  return { index: root === 'sitemapindex', items, ...(fault !== undefined && { fault }) }
}
