// The letters of the alphabets that the checks distinguish (Unicode 16, blocks Greek to Cyrillic).
import type { Script } from '../../language/language.ts'

/** Parts of a character class of a regular expression. */
export interface Letters {
  /** With accents, breathings and archaic letters; without the punctuation of the block. */
  readonly all: string
  readonly small: string
  readonly capital: string
}

export const scripts: Readonly<Record<Script, Letters>> = {
  Greek: {
    all:
      '\\u0370-\\u0373\\u0376-\\u0377\\u037b-\\u037d\\u0386\\u0388-\\u03ff' +
      '\\u1f00-\\u1fbc\\u1fc2-\\u1fcc\\u1fd0-\\u1fdb\\u1fe0-\\u1fec\\u1ff2-\\u1ffc',
    small: '\\u03ac-\\u03ce',
    capital: '\\u0386\\u0388-\\u038f\\u0391-\\u03ab',
  },
  Latin: {
    all: 'A-Za-z\\u00c0-\\u024f',
    small: 'a-z\\u00df-\\u00f6\\u00f8-\\u00ff',
    capital: 'A-Z\\u00c0-\\u00d6\\u00d8-\\u00de',
  },
  Cyrillic: { all: '\\u0400-\\u052f', small: '\\u0430-\\u045f', capital: '\\u0400-\\u042f' },
}
