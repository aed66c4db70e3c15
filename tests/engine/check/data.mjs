// Makes a data file of the linter. Run by hand, when a newer source is wanted; the output is kept in the repository:
//   npm pack schema-dts@2.1.0 && tar xzf schema-dts-2.1.0.tgz
//   node tests/engine/check/data.mjs package/dist/schema.d.ts
// src/check/rules/ld/valid/schema-org.json: the schema.org vocabulary (CC BY-SA 3.0) as schema-dts declares it, without the descriptions.
import { readFileSync, writeFileSync } from 'node:fs'

const [declarations] = process.argv.slice(2)
const out = (name, value) => writeFileSync(new URL(`../../../src/check/rules/ld/valid/${name}`, import.meta.url), value)

out('schema-org.json', vocabulary(readFileSync(declarations, 'utf8')))

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
