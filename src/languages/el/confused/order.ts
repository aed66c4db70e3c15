// Greek articles that stand behind their nouns, where two words have changed places. Data.
import type { Prose } from '../../../model/checks/language.ts'
import { FEMININE, MASCULINE, NEUTER } from './nouns.ts'

/** Words that no article stands before; "he from above" and "those with" are people. */
const AFTER_NOUN = '(?:να|θα|δεν|που|ή|αν|όταν|είναι|ήταν|έχει|έχουν)(?!\\p{L})'
const AFTER_IT = '(?:με|σε|από|για|χωρίς|στ(?:ο|η|ην|ον|α|ις|ους)|και|που|δεν|θα|είναι|ήταν)(?!\\p{L})'
/** Where the noun has its own article, adjective or number, another one may begin behind it. */
const BARE =
  '(?<!(?<!\\p{L})(?:το|τον|την?|του|της|στο|στον|στην?|ένα|έναν|μια|μία|κάθε|άλλ\\p{L}+|αυτ\\p{L}+|' +
  '\\p{L}{2,}(?:ο|ό|η|ή|ια|ιά)) )'

/** An article behind the noun that it belongs to. */
export const order: Prose['confused'] = [
  { pattern: `(?<=\\p{Ll}{3,}(?:ος|ός|ας|ής|ης|έας) )(ο) ${AFTER_NOUN}`, write: '<', sign: ' ο ' },
  { pattern: `(?<=\\p{Ll}{3,}(?:οι|οί|ες|ές|εις) )(οι) ${AFTER_NOUN}`, write: '<', sign: ' οι ' },
  { pattern: `(?<=${BARE}${NEUTER} )(το) ${AFTER_IT}`, write: '<', sign: ' το ' },
  { pattern: `(?<=${BARE}${FEMININE} )(την?) ${AFTER_IT}`, write: '<', sign: ' τη' },
  { pattern: `(?<=${BARE}${MASCULINE} )(τον) ${AFTER_IT}`, write: '<', sign: ' τον ' },
]
