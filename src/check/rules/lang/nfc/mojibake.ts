// Finds texts that were decoded with the wrong encoding.

/** What the bytes 0x80 to 0xBF are in windows-1252 and, where they differ, in windows-1253. */
const TAIL =
  '\u0080-\u00bf\u20ac\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u017d' +
  '\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u017e\u0178' +
  '\u0384\u0385\u0386\u0388-\u038a\u038c\u038e\u038f\u2015'

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\ufffd/, 'the sign for a character that was lost'],
  [/\ufeff/, 'a byte order mark'],
  // UTF-8 read as windows-1252: Greek begins with CE or CF, accented Latin with C3, typographic marks with E2 80.
  [new RegExp(`[\u00ce\u00cf][${TAIL}]`), 'Greek saved as UTF-8 and read as Western'],
  [/\u00c3[\u0080-\u00bf]/, 'UTF-8 read as Western'],
  [new RegExp(`\u00e2\u20ac[${TAIL}]`), 'UTF-8 read as Western'],
  // UTF-8 read as windows-1253: CE and CF are capital xi and omicron there. One pair may be a word before a mark; two
  // are damage.
  [new RegExp(`(?:[\u039e\u039f][${TAIL}]){2}`), 'Greek saved as UTF-8 and read as windows-1253'],
  // windows-1253 or ISO 8859-7 read as Western: no language has four accented letters in a row.
  [/[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff]{4}/, 'Greek saved as windows-1253 and read as Western'],
  [/[\u0080-\u009f]/, 'a control character'],
]

/** A damaged text contains one of these. */
const HINT = new RegExp(
  `[\u0080-\u009f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff\ufffd\ufeff]|[\u039e\u039f][${TAIL}][\u039e\u039f]`,
)

/** The damaged piece of a text and what it is a sign of. */
export function damageIn(text: string): { piece: string; sign: string } | undefined {
  if (!HINT.test(text)) return undefined
  for (const [pattern, sign] of SIGNS) {
    const match = pattern.exec(text)
    if (match) {
      const start = text.slice(0, match.index).search(/(?<!\S)\S*$/)
      return { piece: visible(text.slice(start, start + 24).split(/[ \n]/)[0] ?? ''), sign }
    }
  }
  return undefined
}

/** Replaces invisible characters by their code points. */
const visible = (text: string) =>
  text.replace(/[\u0080-\u009f\ufeff]/g, (c) => `U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`)
