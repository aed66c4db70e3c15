// YAML, strings and names made at random: load answers with problems that say where, within a second of the processor,
// and never with an exception.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { base, project } from '../../helpers/project.ts'
import { timed } from './timed.ts'

const files = Object.keys(base)

/** Milliseconds of the processor that one set of files may take. */
const MOST = 1000

/** Loads the base site with `changed` over it: problems are words about a file, and come soon. */
function only(changed: Readonly<Record<string, string | Uint8Array>>): void {
  const { result, ms } = timed(() => project(changed))
  for (const { text, at } of result.problems) {
    expect(text).toMatch(/\S/)
    expect(at === undefined || at.file !== '').toBe(true)
  }
  expect(ms).toBeLessThan(MOST)
}

const RUNS = { numRuns: 60, interruptAfterTimeLimit: 1500 }

/** Pieces that mean something to YAML, to the schemas or to neither. */
const piece = fc.oneof(
  fc.constantFrom(
    ...'name head title description text questions answer inflections template expect __proto__ $ref'.split(' '),
  ),
  fc.constantFrom(
    ...': ;:;- ;[;];{;};, ;";\';&a ;*a;!placeholder ;!!str ;? ;# ;<<: ;~;.nan;0x1F;true;{repair};{phone.shop};](;**'.split(
      ';',
    ),
    ...['\n', '\n  ', '\n    ', '\t', '|\n', '>-\n', '---\n', '...\n', '%YAML 1.1\n'],
  ),
  fc.string({ maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
)
const yamlish = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

test('text at random in any file', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), yamlish, (file, text) => only({ [file]: text })),
    // A tagged value that begins with an indicator was read twice, the second time with an exception.
    {
      ...RUNS,
      examples: [
        ['site.yaml', '!placeholder , '],
        ['site.yaml', 'name: !placeholder @'],
        ['site.yaml', 'name: !placeholder %'],
      ],
    },
  )
})

test('a file with a part cut out, doubled or replaced', () => {
  const place = fc.record({ file: fc.constantFrom(...files), at: fc.nat(1500), length: fc.nat(30), by: piece })
  fc.assert(
    fc.property(place, ({ file, at, length, by }) => {
      const text = base[file] ?? ''
      const from = at % (text.length + 1)
      only({ [file]: text.slice(0, from) + by + text.slice(from + length) })
    }),
    RUNS,
  )
})

test('bytes at random', () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.uint8Array({ maxLength: 60 }), (file, bytes) => only({ [file]: bytes })),
    RUNS,
  )
})

/** Every value of every file: where it stands. */
const values = files.flatMap((file) => {
  const found: { file: string; from: number; to: number }[] = []
  visit(parseDocument(base[file] ?? ''), {
    Scalar(key, { range }) {
      if (key !== 'key' && range) found.push({ file, from: range[0], to: range[1] })
    },
  })
  return found
})

/** Strings that schemas, addresses, texts and names look at twice. */
const word = fc.oneof(
  fc.constantFrom(...'__proto__ constructor toString $ref {repair} {phone.shop} {__proto__} ** ](/'.split(' ')),
  fc.constantFrom(...'/ // /\\ # ? https:// javascript: tel: .. %2f \u0000 \u202e \ufeff'.split(' '), '  '),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom('a', 'ä', 'Ω', '{', '[', '-', '\\', '&').map((one) => one.repeat(20_000)),
)
const words = fc.array(word, { maxLength: 4 }).map((parts) => parts.join(''))

test('any string in place of any value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...values), words, ({ file, from, to }, text) => {
      const whole = base[file] ?? ''
      only({ [file]: whole.slice(0, from) + JSON.stringify(text) + whole.slice(to) })
    }),
    RUNS,
  )
})

test('any value of another kind in place of any value', () => {
  fc.assert(
    fc.property(fc.constantFrom(...values), fc.json({ maxDepth: 3 }), ({ file, from, to }, value) => {
      const whole = base[file] ?? ''
      only({ [file]: whole.slice(0, from) + value + whole.slice(to) })
    }),
    RUNS,
  )
})

/** Names that one system or another takes for the same, of up to 300 bytes. */
const name = fc.oneof(
  fc.constantFrom(...'Brakes BRAKES caf\u00e9 cafe\u0301 CAF\u00c9 \u03c3 \u03c2 \u0130 i\u0307 ß SS'.split(' ')),
  fc.constantFrom('a', 'Ω', 'é').map((one) => one.repeat(300 / Buffer.byteLength(one))),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !/[/\0]|^\.{1,2}$/.test(text)),
)

test('any names of files, equal ones after folding among them', () => {
  const folders = fc.constantFrom(
    ...'content/repairs/ content/pages/ content/images/ content/faqs/ content/ public/'.split(' '),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(folders, name), { minLength: 1, maxLength: 5 }), (names) => {
      const text = base['content/pages/contact.yaml'] ?? ''
      only(Object.fromEntries(names.map(([folder, file]) => [`${folder}${file}.yaml`, text])))
    }),
    RUNS,
  )
})
