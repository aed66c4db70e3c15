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

/** What opens a house to whoever finds it, on a key or beside it. */
const WHERE =
  '(?:(?:your|the|its) )?(?:(?:full|home|whole|house) )?(?:address|house number|postcode|name and address|street and ' +
  'number)'
const KEYS =
  '(?:(?:the|your|every|each|all|any|a|its|all your) )?(?:(?:spare|house|front[- ]door|door) )?(?:keys?|key ?rings?|' +
  'key ?fobs?|key ?tags?|bunch(?: of keys)?)'
const SPARE = '(?:(?:the|your|an?|one) )(?:(?:spare|second|extra|house|front[- ]door|door) )?keys?'

/** What sticks, sets or draws dirt, and is no oil. */
const GUM =
  '(?:super ?glue|glue|honey|syrup|sugar|chewing gum|butter|margarine|flour|sand|cement|plaster|nail varnish|' +
  'tooth ?paste|(?:cooking|vegetable|olive|sunflower) oil|mayonnaise|hair ?spray|shoe polish)'
const BIT = '(?:(?:a|some|the|plenty|lots|little|bit|drop|dab|touch|pinch|few|drops|squirt|spot|of) ){0,4}'
const LOCK = '(?:lock|cylinder|keyhole|keyway|barrel|latch|deadbolt|key slot)s?'

/** How a window or a door is made fast so that nobody gets out either. */
const FAST = '(?:screwed|nailed|glued|sealed|bricked|bolted|welded|boarded|painted)(?: (?:firmly|tightly))?'
const FASTEN = '(?:screw|nail|glue|seal|brick|weld|board|paint)'
const PANES =
  "(?:(?:the|your|all|every|any|those|upstairs|children[’']s|own) ){0,3}(?:bedroom|upstairs|nursery|bathroom|sash|" +
  'first-floor) windows?'
const FIRE_DOOR =
  '(?:(?:the|your|any|every|all|a) )?(?:fire (?:doors?|exits?|escapes?)|emergency exits?|escape routes?)'
const ALARM = '(?:smoke|fire|heat|carbon monoxide|CO) (?:alarms?|detectors?)'

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
      '(?:further in|deeper(?: in)?|farther in|right in|all the way in|in (?:deeper|further|farther)|' +
      '(?:further|deeper|farther) into (?:the|your) (?:lock|cylinder|keyhole|barrel))(?!\\p{L})',
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
  {
    pattern:
      `${TOLD}(?:write|put|engrave|mark|scratch|stamp|stick|tape|attach|tie|label) ` +
      `(?:an? (?:tag|label) with )?${WHERE} (?:on|onto|to|into) ${KEYS}(?!\\p{L})|` +
      `${TOLD}(?:label|mark|tag|engrave) ${KEYS} with ${WHERE}(?!\\p{L})|` +
      `(?<=^|[.!?:;] )(?:every|each|any|the|your) (?:spare )?key should (?:have|carry|bear) ${WHERE}(?!\\p{L})`,
    unless: `${NOT}|(?:if|when|whoever|people|some|many|thie(?:f|ves)|burglars?|letting agents?|hotels?)(?!\\p{L})`,
    says: 'tells to lead whoever finds a key to its door',
  },
  {
    pattern:
      `${TOLD}(?:hide|leave|keep|put|tuck|place) ${SPARE} (?:out of sight )?(?:under|underneath|beneath|behind|above|` +
      'on top of|in|inside) (?:the|your|a) (?:\\p{L}+ )?(?:door ?mat|mat|flower ?pot|plant ?pot|stone|brick|gnome|' +
      'letter ?box|door frame|lintel|meter box|drainpipe|dustbin|bin)(?!\\p{L})',
    unless:
      `${NOT}|(?:if|when|whoever|people|some|many|most|thie(?:f|ves)|burglars?|first|insurers?|you(?:['’]d| would| ` +
      'might)?)(?!\\p{L})|locked|bolted',
    says: 'tells to leave a key where a thief looks first',
  },
  {
    pattern:
      `${TOLD}${FASTEN} ${PANES} (?:shut|closed|up|over|down|fast)(?!\\p{L})|` +
      `${PANES} (?:is|are|should be|must be|can be) (?:(?:best|better|safest|always|simply|just) ){0,2}` +
      `${FAST} (?:shut|closed|up|down|over|fast|for good)(?!\\p{L})`,
    unless: `${NOT}|(?:if|when|found|often|were|was|had|because|in old|in older|thie(?:f|ves)|freed?)(?!\\p{L})|loosen`,
    says: 'takes away the way out in a fire',
  },
  {
    pattern:
      `${TOLD}(?:wedge|prop|tie|hold|keep) ${FIRE_DOOR} open(?!\\p{L})|` +
      `${TOLD}(?:lock|chain|padlock|block|bolt|screw) ${FIRE_DOOR}` +
      '(?: (?:shut|up|closed|at night|with [^.;!?]{3,30}))?(?=[.,;!]|$| (?:so|and|to|when|overnight))|' +
      `${TOLD}(?:take|remove|pull) the batter(?:y|ies)(?: out)? (?:of|from|out of) (?:the|your|every|any) ${ALARM}|` +
      `${TOLD}(?:cover|tape over|switch off|turn off|disconnect|take down|unplug) (?:the|your|every|any) ${ALARM}`,
    unless:
      `${NOT}|(?:if|replace|test|change|new|electrician|whoever|people|tenants?|before|once|held?|` +
      'magnets?)(?!\\p{L})',
    says: 'takes away what saves a life in a fire',
  },
  {
    pattern:
      `${TOLD}(?:put|squirt|spray|drop|pour|squeeze|rub|work|inject|fill|add|smear) ${BIT}${GUM} ` +
      `(?:in|into|inside|on|to|down|through) (?:the|your|a|every) (?:\\p{L}+ )?${LOCK}(?!\\p{L})|` +
      `${TOLD}(?:oil|grease|lubricate|treat|feed|fill|loosen|free) (?:it|them|(?:the|your|a|every) (?:\\p{L}+ )?` +
      `${LOCK}) with ${BIT}${GUM}(?!\\p{L})|` +
      `(?<!\\p{L})${LOCK} [^.;!?]{0,40}(?:given|treated with|oiled with|greased with|lubricated with|wants?|needs?|` +
      `likes?|thanks you for|runs (?:better|smoothly) with) (?:only |just )?${BIT}${GUM}(?!\\p{L})`,
    unless:
      `${NOT}|(?:if|when|vandals?|children|kids|somebody|someone|thie(?:f|ves)|prank|was|were|had|ruin|ruins|gums?|` +
      'whoever|(?:some )?people|matchstick|tenant)(?!\\p{L})|remov|dissolv',
    says: 'tells to put into a lock what sets in it',
  },
]
