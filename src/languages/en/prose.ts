// English: what an editor marks.
import { type Prose, phrases } from '../../model/checks/language.ts'

/** Several things, at the beginning of a sentence. */
const SEVERAL = '(?<=^|[.!?] )(?:Most|Many|Several|These|Those) \\p{Ll}{2,}(?<!ic)s(?<![sui]s)(?<!series)'

/** Words that are doubled, and words taken for others. */
export const prose: Prose = {
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
  ],
  doubled: phrases('very, that, had, bye, knock, there, never'),
  confused: [
    {
      pattern:
        '([Yy]our) (?:welcome|right|locked out|very welcome|the (?:best|most|first|only|one)|going to|' +
        'not (?:alone|sure|going|in pain))(?!\\p{L})',
      write: "you're",
      sign: 'our ',
    },
    { pattern: '(?:could|should|would|must) (of)(?!\\p{L}| course)', write: 'have', sign: ' of' },
    { pattern: "([Ii]t's) (?:own|lock|key|door|price)(?!\\p{L})", write: 'its', sign: "t's " },
    {
      pattern:
        "(?:of|at|in|on|from|with|by|inside|behind|under|beneath|around|beside|into|onto|through) (it's) " +
        '(?!(?:an?|the|not|been|no|all|so|too|very|just|now|still|only|also|always|because)(?!\\p{L}))\\p{Ll}',
      write: 'its',
      sign: " it's ",
    },
    { pattern: `${SEVERAL} (is)(?!\\p{L})`, write: 'are', sign: 's is' },
    { pattern: `${SEVERAL} (was)(?!\\p{L})`, write: 'were', sign: 's was' },
    { pattern: `${SEVERAL} (has)(?!\\p{L})`, write: 'have', sign: 's has' },
    {
      pattern: '([Ii]ts) (?:an?|not|been|important to|easy to|time to|too late)(?![\\p{L}-])',
      write: "it's",
      sign: 'ts ',
    },
    { pattern: '([Tt]here) own(?!\\p{L})', write: 'their', sign: 'here own' },
    { pattern: '([Tt]heir) (?:is|are|was|were)(?!\\p{L})', write: 'there', sign: 'heir ' },
    {
      pattern:
        '(?:more|less|better|rather|other|fewer|cheaper|faster|earlier|older) (then) ' +
        '(?:an?|one|two|three|\\d+|this|most|any|ever|usual|the (?:rest|others?))(?!\\p{L})',
      write: 'than',
      sign: ' then ',
    },
    {
      pattern:
        "(?:not|n['’]t|to|will|may|might|could|would|can|never) (loose) " +
        '(?:an?|your?|any|it|them|teeth|time|money|weight)(?!\\p{L})',
      write: 'lose',
      sign: ' loose ',
    },
    { pattern: "(?:not|n['’]t) (effect) (?:you|your|our)(?!\\p{L})", write: 'affect', sign: ' effect ' },
    { pattern: '(?:can|will|[Ww]e|must|always|to) (advice) you(?!\\p{L})', write: 'advise', sign: ' advice ' },
    {
      pattern: '(?:[Ss]ome|[Aa]ny|[Oo]ur|[Ff]ree|[Gg]ood|[Ee]xpert|[Pp]rofessional) (advise)(?!\\p{L})',
      write: 'advice',
      sign: ' advise',
    },
    {
      pattern:
        '(?:[Tt]he|[Oo]ur|[Tt]his|[Dd]ental|[Mm]edical|[Gg]ood|[Bb]est|[Pp]rivate) (practise)' +
        '(?= (?:is|has|was|in|on|offers?|manager|nurse)(?!\\p{L})|[.,;:!?]|$)',
      write: 'practice',
      sign: ' practise',
    },
    { pattern: "([Ww]ho['’]s) (?:name|address|door|house|home|turn|teeth|job)(?!\\p{L})", write: 'whose', sign: 'ho' },
    { pattern: '(piece) of mind(?!\\p{L})', write: 'peace', sign: 'piece of mind' },
    { pattern: '(teh)(?!\\p{L})', write: 'the', sign: 'teh' },
    { pattern: '(adn)(?!\\p{L})', write: 'and', sign: 'adn' },
    { pattern: '(taht)(?!\\p{L})', write: 'that', sign: 'taht' },
    { pattern: '([Ii]ncase) (?:of|you|your|the|it|we|there)(?!\\p{L})', write: 'in case', sign: 'ncase ' },
  ],
  articles: [],
}
