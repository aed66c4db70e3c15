// English: to and too, than and then, lose and loose, by what stands beside them. Data.
import type { Row } from '../rows.ts'

const BE = '(?:is|are|was|were|be|been|being)'
/** A condition comes before it: "if it is cheaper then we say so". */
const SUPPOSED = '(?<!(?:[Ii]f|[Ww]hen|[Oo]nce|[Ff]irst)(?!\\p{L})[^.,;:!?]{0,40})'
/** Words that compare by themselves. */
const COMPARED =
  '(?:cheaper|dearer|faster|quicker|bigger|smaller|larger|longer|shorter|stronger|weaker|older|newer|younger|safer|' +
  'higher|lower|harder|softer|lighter|heavier|closer|nearer|thicker|thinner|wider|narrower|cleaner|sooner|earlier|' +
  'later|slower|warmer|colder|cooler|quieter|louder|brighter|darker|deeper|greater|fewer|tighter|looser|nicer|finer|' +
  'easier|busier|better|worse)'
/** What something is too much of. */
const TOO =
  'much,many,late,expensive,early,far,soon,small,big,hot,cold,tight,loose,old,young,deep,dark,noisy,painful,anxious,' +
  'nervous,narrow,heavy,costly,risky,short,long,worn,wide,stiff,rusty,weak,thick,high,low,cheap,hard,soft,difficult,' +
  'busy,steep,large,often,quickly,tired,dangerous,complicated,strong,bright,sharp,loud,shallow,stubborn,' +
  'fragile,brittle,badly,damaged,fiddly'

/** Too much, more than, and what is lost. */
export const degrees: readonly Row[] = [
  ['too', ' to ', "[Tt]here(?:['’]s| is| are| were| was) (to) (?:many|much|few|little)(?!\\p{L})"],
  ...TOO.split(',').map(
    (word): Row => [
      'too',
      ` to ${word}`,
      `(?:${BE}|it['’]s|that['’]s|\\p{L}+n['’]t|far|get|gets|getting|got|feels?|seems?|way) (to) ${word}` +
        `${word === 'steep' ? '(?! in )' : ''}(?=[.,;:!?]|$| (?:to|for|and|or|in|at|on)(?!\\p{L}))`,
    ],
  ),
  [
    'to',
    ' too ',
    '(?:need|want|like|have|try|able|going|happy|easy|free|ready|due|glad|order|welcome|pleased|wish|' +
      'love|ask you|remember|forget|how) (too) (?:book|call|see|make|get|have|find|ask|help|be|do|' +
      'arrange|speak|keep|come|go|give|take|visit|talk|know|pay|use|look|change|repair|fix|clean|choose|' +
      'bring|wait|leave|answer|discuss)(?!\\p{L})',
  ],
  [
    'than',
    ' then ',
    '(?:[Cc]heaper|faster|quicker|bigger|smaller|larger|longer|shorter|stronger|older|newer|safer|' +
      'easier|higher|lower|harder|softer|lighter|heavier|closer|nearer|thicker|thinner|wider|cleaner|sooner|earlier|' +
      'slower|warmer|quieter|brighter|deeper|fewer|' +
      `whiter|better|worse|greater|more often|other) (then)${SUPPOSED} (?:an?|any(?:where|thing|one|body)?|elsewhere|` +
      'expected|planned|promised|needed|necessary|normal|average|most|others?|usual|ever|having|' +
      'those|it (?:looks|is|was|should)|before|you (?:think|expect|might|would|could|need)|the (?:rest|others?|' +
      'old|original|average|cost)|we|\\d+|one|two|three|your old|a new)(?!\\p{L})',
  ],
  [
    'than',
    ' then ',
    `(?:[Bb]etter|worse|cheaper|safer|stronger|older|newer|bigger|smaller|longer|shorter|quicker|faster) ` +
      `\\p{Ll}{2,} (then)${SUPPOSED} (?:the (?:old|last|other|first|rest|one)|any|most|yours|ours|ever|you)(?!\\p{L})`,
  ],
  [
    'than',
    ' then ',
    `(?:[Mm]ore|[Ll]ess) (?!or )\\p{Ll}{2,} (then)${SUPPOSED} (?:any(?:where|thing|one|body)?|elsewhere|expected|` +
      'planned|needed|necessary|usual|ever|most|others|you (?:think|expect)|the (?:others?|rest|average))(?!\\p{L})',
  ],
  // "Are older then the people": nothing was said before that comes first.
  [
    'than',
    ' then ',
    `(?:${BE}|looks?|feels?|lasts?|costs?|it['’]s|they['’]re|that['’]s) (?:far |much |even |often |no |` +
      `a (?:bit|lot) |any |slightly |[a-z]+ly )?(?:${COMPARED}|(?:more|less) \\p{Ll}{3,}) (then)${SUPPOSED} ` +
      '(?:the|our|your|their|his|its|my|people|it|they)(?!\\p{L})',
  ],
  ['than', 'ather then', '([Rr]ather then)(?!\\p{L}| than)'],
  [
    'then',
    ' than',
    '(?:[Nn]ow and|back|since|until|by|[Ee]ven) (than)(?=[.,;!?]|$)|(?:^|[.!?] )(?:First|Call|Ring|' +
      'Wait|Clean|Rinse|Turn|Book)[^.!?]{3,60}(?:,| and) (than) (?:we|call|ring|pay|rinse|wait|turn|it ' +
      'is|you (?:can|pay|get|come))(?!\\p{L})',
  ],
  ['losing', 'oosing', '([Ll]oosing)(?!\\p{L})'],
  ['loses', ' looses', '(?:it|boiler|tooth|he|she|that|which|house|window|pump|battery) (looses)(?!\\p{L})'],
  [
    'loose',
    ' lose',
    '(?:[Aa]|[Aa]ny|[Ss]ome|[Tt]he) (lose) (?:screws?|wires?|tooth|teeth|tiles?|fittings?|connections?|' +
      'handle|bolts?|hinges?|bricks?|slates?|ends|nuts?|fillings?|crowns?|floorboards?|change)(?!\\p{L})|' +
      '(?:[Cc]ome|comes|came|worked|hangs?|feels?|too|slightly|a bit|a little|gets?) (lose)(?=[.,;:!?]|$|' +
      ' (?:and|or|in|at|over)(?!\\p{L}))',
  ],
]
