// Text to UTF-8 and back is what Node itself makes of it, also of what is no text.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromUtf8, toUtf8 } from '../../src/runtime/utf8.ts'

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
