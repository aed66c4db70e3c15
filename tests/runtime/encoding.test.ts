// Text to UTF-8 and back is what Node itself makes of it, also of what is no text. Packed JSON says what it did.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUtf8, packedValue, packJson, toUtf8, unpackedValue, unpackJson } from '../../src/runtime/encoding.ts'

/** Long enough not to be left to Node. */
const long = (text: string) => text.repeat(Math.ceil(2000 / Math.max(1, text.length)))

describe.each([
  ['Latin letters', 'Blocked drain? '],
  ['Greek', 'Αποφράξεις στον Πειραιά, 24 ώρες. '],
  ['a mark beyond the first plane', 'Καλέστε 📞 '],
  ['a byte order mark', '\ufeffname: Α'],
  ['half of a pair', 'α\ud800β'],
  ['the other half', 'α\udc00'],
  ['nothing', ''],
])('%s', (_, text) => {
  test.each([text, long(text)])('to bytes and back', (text) => {
    const bytes = Buffer.from(text)
    expect(toUtf8(text).equals(bytes)).toBe(true)
    expect(fromUtf8(bytes)).toBe(bytes.toString())
  })
})

test.each([[[0x61, 0xff, 0x62]], [[0xce]], [[0xed, 0xa0, 0x80]], [[0xc0, 0x80]], [[0xf4, 0x90, 0x80, 0x80]]])(
  'bytes that are no text (%j)',
  (bytes) => {
    for (const each of [Buffer.from(bytes), Buffer.concat([Buffer.from(long('Α')), Buffer.from(bytes)])])
      expect(fromUtf8(each)).toBe(each.toString())
  },
)

test('any text, and a part of a larger buffer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(20), (part, times) => {
      const text = part.repeat(times * 5)
      const bytes = Buffer.from(text)
      expect(toUtf8(text).equals(bytes)).toBe(true)
      expect(fromUtf8(new Uint8Array(Buffer.concat([Buffer.from('ΑΒΓ'), bytes])).subarray(6))).toBe(text)
    }),
  )
})

describe('packed JSON', () => {
  const again = (value: unknown) => {
    const row = packedValue(value)
    expect(row).toMatch(/^[!-\xff][ -\xff]*$/)
    expect(unpackedValue(row)).toEqual(JSON.parse(unpackJson(packJson(JSON.stringify(value)))))
    return unpackedValue(row)
  }

  test.each([
    ['ASCII', { a: 'Blocked "drain"\n\u0007\\', b: [1, -2.5, true, null] }],
    ['Greek with prices and quotation marks', { α: long('Από 50 € «τώρα» – ναι… ') }],
    ['Latin letters with accents', { ä: long('Größe, façade, ñ ') }],
    ['letters beyond the first half of the plane', { 한: long('한국어 글') }],
    ['letters of many blocks', { x: long('αя漢한é€📞') }],
    ['halves of pairs', { x: ['\ud800', 'Ω\udfff'] }],
  ])('%s', (_, value) => {
    expect(again(value)).toEqual(value)
  })

  test('is half of UTF-16 for a language of one script', () => {
    const json = JSON.stringify({ text: long('Αποφράξεις στον Πειραιά. ') })
    expect(packJson(json).length).toBe(json.length + 1)
    expect(packJson(JSON.stringify(long('漢字'))).length).toBeLessThan(3 * long('漢字').length + 10)
  })

  test('any value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: 'binary' }), (value) => {
        expect(again(value)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})
