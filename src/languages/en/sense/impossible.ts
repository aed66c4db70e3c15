// English: measures and opposites that cannot be. Patterns, data.
import type { Untold } from '../../../model/checks/sense.ts'

const NOT = "(?:not|never|no|cannot|neither|nor|\\p{L}+n['’]t|than)(?!\\p{L})"
/** From 25 to 99: millimetres of a cylinder's half. */
const HALF = '(?:2[5-9]|[3-9]\\d)'
const LONG = '(?: ?cm| ?centimetres)'

export const impossible: readonly Untold[] = [
  {
    // A cylinder is 6 to 12 cm long in all; its halves are said in millimetres.
    pattern:
      `(?:cylinders?|barrels?|lengths?|halves)(?!\\p{L})[^.;!?]{0,40} ${HALF}${LONG}(?: on the)? (?:outside|inside)` +
      `(?:,? and|,| by|,? plus) ${HALF}${LONG}(?: on the)? ` +
      `(?:inside|outside)|` +
      `(?:cylinders?|barrels?) (?:(?:of|is|are|measures?|that (?:is|are)) )(?:about |some |at least )?${HALF}` +
      `(?: by | ?[x×/+] ?| and | plus )${HALF}${LONG}|` +
      `(?:lock |euro )?cylinders? (?:is|are|measures?) (?:about |some |at least |usually |often )?${HALF}${LONG} long`,
    unless:
      `${NOT}|gas|hydraulic|cupboard|water|tank|window|door (?:is|leaf)|box|shelf|frame|board|rail|case|` +
      'chain|rod|safe(?!\\p{L})',
    says: 'is longer than any cylinder',
  },
  {
    pattern:
      `(?:keyhole|keyway|latch bolt|deadbolt|peephole|spyhole|door viewer) (?:is|of|measures) (?:about |some )?` +
      `(?:[2-9]\\d|\\d{3})(?: ?cm| ?centimetres| ?metres| ?m)(?!\\p{L})`,
    unless: NOT,
    says: 'is larger than any',
  },
  {
    // What falls shut slips open; what is locked twice does not.
    pattern:
      '(?:(?:a|the|your|every|any) )?' +
      '(?:(?:dead-?locked|dead-?bolted|double-?locked|mortice-?locked) (?:door|lock|bolt)|' +
      'dead-?bolts?|dead-?locks?|mortice (?:lock|bolt)s?) ' +
      '(?:slips?|slides?|pops?|springs?|opens?|(?:is|are|can be) (?:simply |just |easily )?(?:slipped|opened|slid)) ' +
      '(?:straight |right |easily )?(?:open |back )?' +
      '(?:(?:just |quite |very |every bit )?(?:as |so )?(?:easily|quickly|fast|readily|well) (?:too )?)?' +
      'with (?:a |an |any |your )?(?:thin|plastic|flexible|credit|bank|piece|card|old card|library)(?!\\p{L})',
    unless: NOT,
    says: 'says of a locked bolt what a latch does',
  },
  {
    pattern:
      '(?<=(?:address|identity|proof|passport|licence|bill|ID|id|who you are)(?: [^.;!?]{0,40})?[.;!] )' +
      'without (?:it|them|that|one|these|proof),? we (?:can|may|will|do) (?:gladly |happily |still ' +
      ')?(?:open|let you|unlock)' +
      '(?!\\p{L})',
    unless: `${NOT}|only|(?:if|when|once|but|though|after|in an emergency)(?!\\p{L})`,
    says: 'says that what was asked for is not needed: a "not" was lost',
  },
  {
    pattern:
      '(?:2[5-9]|[3-9]\\d) hours a day|(?:[89]|1\\d|eight|nine|ten) days a week|' +
      'in (?:10[1-9]|1[1-9]\\d|[2-9]\\d\\d)(?:%| per ?cent) of (?:cases|jobs|homes|visits|doors)',
    unless: `${NOT}|like|as if|seem|feel`,
    says: 'is more than there is',
  },
  {
    // What is to be said before it is done.
    pattern:
      "(?:we|our \\p{L}+)(?:['’]ll| will| always| also| only){0,2} (?:tell|warn|inform|let) you" +
      "(?: know)?(?: about it| of it| so)? (?:once|after|as soon as|when) we(?:['’]ve| have) (?:already )?" +
      '(?:drilled|broken|forced|cut|damaged|snapped|smashed|scratched|cracked)(?: (?:it|the \\p{L}+|your ' +
      '\\p{L}+|through))?(?=[.,;!]|$)|' +
      "(?:we|our \\p{L}+)(?:['’]ll| will| always)? ask (?:you )?(?:first |your leave |for your (?:leave|consent) )?" +
      "(?:once|after) we(?:['’]ve| have) (?:already )?(?:drilled|broken|forced|cut|started|done|finished)" +
      '(?: (?:it|the \\p{L}+|your \\p{L}+|through))?(?=[.,;!]|$)',
    unless:
      '(?:never|rather than|instead of|firms?|cowboys?|for (?:the|your) (?:money|payment|review|opinion)|to ' +
      '(?:sign|pay|test|try))(?!\\p{L})',
    says: 'says afterwards what has to be said before',
  },
  {
    // Not "late at night, but on time".
    pattern:
      '(?:(?:a (?:little|bit)|much|slightly|somewhat|far|half an hour|\\p{L}+ (?:minutes|hours|days)) )?' +
      '(?:later|earlier|sooner) than (?:promised|agreed|expected|said|planned|announced|booked|they said|we said),? ' +
      '(?:but|and|yet|though) (?:(?:exactly|right|just|always|perfectly|still|bang) )?(?:on|to) (?:time|the minute)' +
      '(?!\\p{L})|' +
      '(?:(?:an|half an|one) hour|\\p{L}+ (?:minutes|hours|days)) late,? (?:but|and|yet|though) ' +
      '(?:(?:exactly|right|just|always|perfectly|still|bang) )?on time(?!\\p{L})|' +
      '(?:exactly |right |bang )?on time,? (?:but|and|yet|though) (?:(?:an|half an|one) hour|\\p{L}+ minutes|a ' +
      '(?:little|bit)) (?:too )?late(?!\\p{L})|' +
      'without (?:a (?:single )?(?:scratch|mark|dent)|(?:any )?damage),? (?:but|and|yet|though|only) (?:with )?' +
      '(?:an? (?:few|small|single|deep|long|little) |some |only |several )?' +
      '(?:scratch(?:es)?|dents?|marks|holes?|damage)(?: (?:in|on) (?:the|my|your) (?:door|frame|paint|wood|' +
      'lock))?(?=[.,;!]|$)',
    unless: `${NOT.replace('|than)', ')')}|(?:last time|the (?:first|other|second|next)|this time|once)(?!\\p{L})`,
    says: 'says one thing and its opposite',
  },
]
