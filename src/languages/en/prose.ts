// English: what an editor marks.
import { type Prose, phrases } from '../../model/checks/language.ts'
import { shows } from './leftovers.ts'

/** A verb of a question, before whoever it is about. */
const DOES = '(?:do|does|did|is|are|can|could|will|would|should|must)'

/** Words that are doubled, and words taken for others. */
export const prose: Prose = {
  asks:
    `(?:how|when|why|where|what|who) ${DOES}|` +
    `how (?:much|many|long|soon|often|far|quickly|fast) ${DOES}|` +
    `(?:${DOES}|may) (?:i|you|we|it|they|there|my|your|the|an?)`,
  once: phrases(`
    a, an, the, of, in, on, at, to, for, from, by, with, without, and, or, but, if, as, is, are, was, be, we, you, it,
    this, these, our, your, their, will, can, not, when, while, because, before, after`),
  openers: phrases(`
    a, an, the, of, in, on, at, for, from, with, without, our, your, their, this, that, when, while, because, before`),
  twice: [
    {
      pattern:
        '[mM]ore (?:better|worse|easier|cheaper|faster|safer|quicker|stronger|bigger|smaller|older|newer|cleaner)',
      sign: 'ore ',
    },
    {
      pattern: '[mM]ost (?:cheapest|easiest|fastest|safest|quickest|strongest|biggest|smallest|oldest|newest|cleanest)',
      sign: 'ost ',
    },
    { pattern: '[tT]he (?:our|your|their)', sign: 'he ' },
    // "The bolt has then has to be picked": a sentence that was half rewritten. "What is then is."
    ...'has is are was were have will must should needs'.split(' ').map((verb) => ({
      pattern:
        '(?<!(?:[Tt]hat|[Ww]hich|[Ww]ho(?:ever)?|[Ww]hat(?:ever)?|[Aa]ll|[Aa]s|[Tt]han|[Ww]here)(?: \\p{L}+){0,3} )' +
        `${verb} (?:then|also|still|now|only|always) ${verb}`,
      sign: ` ${verb}`,
    })),
  ],
  doubled: phrases('very, that, had, bye, knock, there, never'),
  shows,
  articles: [],
}
