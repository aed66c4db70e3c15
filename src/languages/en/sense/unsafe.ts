// English: advice after which a reader is hurt or a thing is broken, by what he mixes, lights, pours or forces.
// Patterns, data.
import type { Untold } from '../../../model/checks/sense.ts'

/** What sets gas free beside another. */
const BLEACH = '(?:(?:household |thick |thin |neat )?bleach|sodium hypochlorite|chlorine)'
const ACID =
  '(?:(?:hydrochloric |muriatic |sulphuric |sulfuric |strong |brick )?acid|spirits of salts?|(?:white |' +
  'malt )?vinegar|' +
  'lime ?scale remover|descaler|rust remover|brick cleaner)'
const AMMONIA = '(?:ammonia|rubbing alcohol|surgical spirit)'
const CAUSTIC = '(?:caustic soda|drain cleaner|drain unblocker|lye)'

/** At the beginning of a sentence or behind a comma, where a reader is told what to do. */
const TOLD =
  '(?<=(?:^|[.!?:;,] |, (?:then|and|so) |and |then |simply |just |first |also |please |can |should ))' +
  '(?:simply |just |then |first |always |gently |firmly |quickly )?'
const MIX =
  '(?:mix|pour|put|add|use|try|scrub (?:it |them )?with|clean (?:it |them )?with|wash (?:it |them ' +
  ')?with|apply|combine|' +
  'spray|rinse (?:it |them )?with|brush on)'
const SOME =
  '(?:(?:some|a little|a drop of|a cup of|half a cup of|equal parts|the|hot|warm|cold|one part|strong) ){0,3}'
const WITH = '(?: and|,? (?:mixed |together |along )?with|,? then|,? and then|,? followed by| plus| into| to) '
const mixed = (one: string, other: string) =>
  `${TOLD}${MIX} ${SOME}(?:${one}${WITH}${SOME}${other}|${other}${WITH}${SOME}${one})(?!\\p{L})`

/** Refused or warned of. */
const NOT = "(?:not|never|no|nobody|cannot|without|neither|nor|avoid|\\p{L}+n['’]t|rather than|instead of)(?!\\p{L})"
const WARNED =
  `${NOT}|(?:if|when|whoever|people|some|unless)(?!\\p{L})|danger|toxic|poison|fumes?|gas(?!\\p{L})|` +
  `explo|separate|apart|` +
  'hurt|burn|warn|illegal|ruin|damag|break'

/** What broke in a lock, where the next push sends it out of reach. */
const PIECE =
  '(?:(?:the|that|this|any) )?(?:(?:broken|snapped|other|small|remaining|stuck) ){0,2}(?:piece|stump|' +
  'bit|part|end|tip|' +
  'fragment|half|(?<=(?:broken|snapped|stuck) )key)(?: of (?:the|your) key)?(?: that (?:is left|broke|' +
  'snapped|remains))?'
const TOOL =
  '(?:an? |the |your )?(?:(?:small|large|flat|long|big|kitchen|butter|table|sharp|thin|bread) ){0,2}(?:screwdriver|' +
  'hammer|chisel|crowbar|pliers|knife|drill|nail|mallet|wrench|hacksaw|tyre lever)'
const GAS = '(?:gas|a gas leak|leaking gas)'
const SPARK =
  '(?:light|strike|turn on|switch on|use|flick) (?:an? |the |any |your )?(?:\\p{L}+ )?(?:match|matches|candle|' +
  'lighter|lights?|switch|switches|cooker|hob|extractor|lamp|fan)'
const LIVE =
  '(?:sockets?|switch(?:es)?|consumer unit|fuse ?box|fuse ?board|plug|cable|extension lead|light switch|main switch)'

/** Advice that hurts. */
export const unsafe: readonly Untold[] = [
  ...[mixed(BLEACH, ACID), mixed(BLEACH, AMMONIA), mixed(CAUSTIC, ACID), mixed(CAUSTIC, BLEACH)].map((pattern) => ({
    pattern,
    unless: WARNED,
    says: 'tells to mix what sets gas free or boils over',
  })),
  {
    pattern:
      `${TOLD}(?:push|press|knock|tap|hammer|drive|poke|shove|force) ${PIECE} ` +
      '(?:further in|deeper(?: in)?|farther in|right in|all the way in|further into (?:the|your) (?:lock|cylinder|' +
      'keyhole|barrel))(?!\\p{L})',
    unless: `${NOT}|(?:you(?:['’]d| would| will|['’]ll| may| might)|if|before|or)(?!\\p{L})`,
    says: 'tells to push a broken piece where nothing reaches it',
  },
  {
    pattern:
      `${TOLD}(?:force|prise|lever|smash|kick|break|hammer|jemmy) (?:it|the (?:lock|door|latch|cylinder|bolt|handle|` +
      `window|sash)|your (?:lock|door)) (?:open |off |out |in |apart |back )?with ${TOOL}(?!\\p{L})`,
    unless:
      `${NOT}|(?:if|thie(?:f|ves)|burglars?|some(?:one|body)?|firms?|locksmiths?|cowboys?|many|we|they|he|` +
      'she|whoever|or|before|people|to)(?!\\p{L})|fire|police',
    says: 'tells to force what a locksmith opens whole',
  },
  {
    pattern:
      `(?:if|when|once) (?:you (?:can )?smell|you notice|there (?:is|is a smell of)|it smells of) ${GAS}` +
      `(?: [^.;!?,]{0,20})?,? (?:then |first |just |simply )?${SPARK}(?!\\p{L})`,
    unless: NOT,
    says: 'tells to make a spark where there is gas',
  },
  {
    pattern:
      `${TOLD}(?:look|search|check|test) for (?:the |a )?(?:gas )?leaks? with (?:an? )?(?:\\p{L}+ ` +
      `)?(?:match|lighter|candle|flame)(?!\\p{L})`,
    unless: `${NOT}|water leak`,
    says: 'tells to make a spark where there is gas',
  },
  {
    pattern:
      `${TOLD}(?:touch|switch off|turn off|pull|unplug|use|press|open|flick) (?:the |a |your |any ` +
      `)?(?:\\p{L}+ )?${LIVE} ` +
      '(?:with wet hands|standing in (?:the )?water|while (?:you(?:.re| are) )?standing in (?:the )?water|' +
      'under (?:the )?water)(?!\\p{L})',
    unless: `${NOT}|electrician|dry`,
    says: 'tells to touch current where it is wet',
  },
  {
    pattern:
      '(?:if|when|once) (?:the |a |your )?(?:frying pan|chip pan|fryer|oil|fat|fuse ?box|consumer unit|socket) ' +
      '(?:catches fire|is on fire|catches light|burns),? (?:then |just |quickly )?(?:pour|throw|put it out with|' +
      'douse it with|splash)(?: \\p{L}+){0,3} water(?!\\p{L})',
    unless: NOT,
    says: 'tells to pour water on burning oil or on current',
  },
]
