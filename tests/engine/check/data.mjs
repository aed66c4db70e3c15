// Makes the data files of the judge. Run by hand, when a newer source is wanted; the output is kept in the repository:
//   npm pack schema-dts@2.1.0 && tar xzf schema-dts-2.1.0.tgz
//   apt-get download fonts-liberation && dpkg-deb -x fonts-liberation_*.deb x
//   node tests/engine/check/data.mjs package/dist/schema.d.ts x/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf
// src/check/rules/head/width/widths.json: advance widths of Liberation Sans, which has the widths of Arial. Metrics only, no outlines.
// src/check/data/schema-org.json: the schema.org vocabulary (CC BY-SA 3.0) as schema-dts declares it, without the descriptions.
import { readFileSync, writeFileSync } from 'node:fs'

const [declarations, font] = process.argv.slice(2)
const out = (name, value) => writeFileSync(new URL(`../../src/check/${name}`, import.meta.url), value)

out('widths.json', widths(readFileSync(font)))
out('schema-org.json', vocabulary(readFileSync(declarations, 'utf8')))

/** hmtx and cmap (format 4) of a TrueType file -> runs of advance widths, in font units. */
function widths(ttf) {
  const tables = new Map()
  for (let i = 0; i < ttf.readUInt16BE(4); i++)
    tables.set(ttf.toString('latin1', 12 + i * 16, 16 + i * 16), ttf.readUInt32BE(12 + i * 16 + 8))
  const unitsPerEm = ttf.readUInt16BE(tables.get('head') + 18)
  const metrics = ttf.readUInt16BE(tables.get('hhea') + 34)
  const advance = (glyph) => ttf.readUInt16BE(tables.get('hmtx') + 4 * Math.min(glyph, metrics - 1))
  const cmap = tables.get('cmap')
  let map = 0
  for (let i = 0; i < ttf.readUInt16BE(cmap + 2); i++)
    if (ttf.readUInt16BE(cmap + 4 + i * 8) === 3 && ttf.readUInt16BE(cmap + 6 + i * 8) === 1)
      map = cmap + ttf.readUInt32BE(cmap + 8 + i * 8)
  const segments = ttf.readUInt16BE(map + 6) / 2
  const field = (n, i) => map + 14 + n * segments * 2 + (n > 0 ? 2 : 0) + i * 2
  const glyphOf = (code) => {
    for (let i = 0; i < segments; i++) {
      if (code > ttf.readUInt16BE(field(0, i))) continue
      const start = ttf.readUInt16BE(field(1, i))
      if (code < start) return 0
      const delta = ttf.readUInt16BE(field(2, i))
      const offset = ttf.readUInt16BE(field(3, i))
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = ttf.readUInt16BE(field(3, i) + offset + (code - start) * 2)
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
  // Latin with its accents, Greek with polytonic, Cyrillic, punctuation, currency.
  const blocks = [
    [0x20, 0x7e],
    [0xa0, 0x17f],
    [0x370, 0x3ff],
    [0x400, 0x45f],
    [0x1f00, 0x1fff],
    [0x2000, 0x205e],
    [0x20a0, 0x20bf],
    [0x2100, 0x2122],
  ]
  const runs = {}
  for (const [first, last] of blocks) {
    let run
    for (let code = first; code <= last; code++) {
      const glyph = glyphOf(code)
      if (glyph === 0) run = undefined
      else if (run) run.push(advance(glyph))
      else runs[code.toString(16)] = run = [advance(glyph)]
    }
  }
  const lines = Object.entries(runs).map(([start, list]) => `    "${start}": [${list.join(', ')}]`)
  return `{
  "about": "Advance widths of Liberation Sans Regular 1.07.4 (Debian fonts-liberation), metric-compatible with Arial; made 2026-11-20 by tests/engine/check/data.mjs",
  "unitsPerEm": ${unitsPerEm},
  "runs": {
${lines.join(',\n')}
  }
}
`
}

/** The declarations -> types with their parents, properties with domains and ranges, members of enumerations. */
function vocabulary(text) {
  const parents = new Map()
  const members = new Map()
  const properties = new Map()
  const known = new Set([...text.matchAll(/^ {4}"@type": "(\w+)";/gm)].map(([, name]) => name))
  for (const name of ['Boolean', 'Date', 'DateTime', 'Number', 'Integer', 'Float', 'Text', 'Time']) known.add(name)
  for (const [, name, union] of text.matchAll(/^export type (\w+)(?:<T.*never>)? = ([^;]*);$/gm)) {
    if (!known.has(name) && !/(^| )string$/.test(union)) continue
    known.add(name)
    for (const part of union.split(' | ')) {
      const child = /^_?(\w+?)(?:<.*>)?$/.exec(part)?.[1]
      const member = /^"https:\/\/schema\.org\/(\w+)"$/.exec(part)?.[1]
      if (member && name !== 'Boolean') members.set(name, [...(members.get(name) ?? []), member])
      else if (child && child !== `${name}Leaf` && /^[A-Z0-9]/.test(child))
        parents.set(child, [...(parents.get(child) ?? []), name])
    }
  }
  const types = [...known]
    .filter((name) => name !== 'WithContext' && !name.includes('_') && !name.endsWith('Leaf'))
    .sort()
  let domain
  for (const line of text.split('\n')) {
    const open = /^interface (\w+)Base(?:<.*>)? extends (.*) \{/.exec(line)
    if (open) domain = open[1].replace(/^_/, '')
    else if (line === '}') domain = undefined
    const property = domain && /^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/.exec(line)
    if (!property) continue
    const [, name, union] = property
    const known = properties.get(name) ?? { domains: new Set(), ranges: new Set() }
    known.domains.add(domain)
    for (const part of union.split(' | ')) {
      const range = /^_?(\w+)/.exec(part)?.[1]
      if (range && range !== 'IdReference' && !range.includes('_')) known.ranges.add(range)
    }
    properties.set(name, known)
  }
  const sorted = (set) => [...set].sort().join(' ')
  const own = (name) => sorted(new Set((parents.get(name) ?? []).filter((parent) => !parent.includes('_'))))
  const rows = (entries) =>
    entries
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
      .join(',\n')
  return `{
  "about": "The schema.org vocabulary, version 30.0, by the schema.org community, CC BY-SA 3.0 (https://schema.org/docs/terms.html), without descriptions; from the npm package schema-dts 2.1.0 (Apache-2.0), made 2026-11-20 by tests/engine/check/data.mjs",
  "version": "30.0",
  "date": "2026-03-19",
  "types": {
${rows(types.map((name) => [name, own(name)]))}
  },
  "properties": {
${rows([...properties].map(([name, { domains, ranges }]) => [name, `${sorted(domains)} | ${sorted(ranges)}`]))}
  },
  "members": {
${rows([...members].map(([name, list]) => [name, list.sort().join(' ')]))}
  }
}
`
}
