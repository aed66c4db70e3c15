// English: what an editor marks.
import { type Prose, phrases } from '../../model/checks/language.ts'

/** Words that are doubled, and words taken for others. */
export const prose: Prose = {
  once: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, but, if, as, is, are, was, be, we, you, it,
    this, these, our, your, their, will, can, not, when, while, because, before, after`),
  doubled: phrases('very, that, had, bye, knock, there, never'),
  confused: [
    { pattern: '(?<!\\p{L})([Yy]our) (?:welcome|right|locked out)(?!\\p{L})', write: "you're" },
    { pattern: '(?<!\\p{L})(?:could|should|would|must) (of)(?!\\p{L})', write: 'have' },
    { pattern: "(?<!\\p{L})([Ii]t's) (?:own|lock|key|door|price)(?!\\p{L})", write: 'its' },
  ],
  articles: [],
}
