// English: words that the British spell otherwise in some of their senses. Data.
import type { Row } from './rows.ts'

/** What one side of the sea writes in some of the senses of a word. */
export const british: readonly Row[] = [
  [
    'kerb',
    ' curb',
    '(?:[Tt]he|[Dd]rop(?:ped)?|high|low) (curbs?)(?=[.,;:!?]|$| (?:outside|and|is|by|at|side)(?!\\p{L}))',
    'en_GB',
  ],
  [
    'tyre',
    'tire',
    '(?:[Ff]lat|[Ss]pare|[Cc]ar|[Ww]inter|[Ff]ront|[Rr]ear|[Ww]orn|[Bb]icycle|[Bb]ike|[Vv]an) ' +
      '(tires?)(?!\\p{L})|(tire) (?:pressure|fitting|change|tread|shop)(?!\\p{L})',
    'en_GB',
  ],
  [
    'programme',
    'program',
    '(?:[Tt]reatment|[Tt]raining|[Tt]elevision|[Tt][Vv]|[Rr]adio|[Ll]oyalty|[Mm]aintenance|[Ee]xercise|' +
      '[Cc]leaning) (programs?)(?!\\p{L})',
    'en_GB',
  ],
  [
    'cheque',
    'check',
    '(?:[Pp]ay|[Pp]aid|[Pp]ayment) by (check)(?![\\p{L}-])|(?:[Cc]ash|[Cc]ard) or (check)(?=[.,;:!?]|$)|' +
      '(?:[Ww]rite|[Ss]end|[Pp]ost) (?:us )?a (check) (?:made|payable|for £)',
    'en_GB',
  ],
  [
    'storey',
    'stor',
    '(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ss]ingle|[Mm]ulti)[- ](story) (?:house|building|extension|' +
      'block|car|home|flat|terrace)',
    'en_GB',
  ],
  ['draught', 'draft', '(draft)(?:-| )?(?:excluders?|proof\\p{L}*|strips?)(?!\\p{L})|(drafty)(?!\\p{L})', 'en_GB'],
  ['mould', 'mold', '(mold)y?(?!\\p{L})', 'en_GB'],
  ['grey', 'gray', '(gray)(?!\\p{L})', 'en_GB'],
  [
    'metres',
    ' meters',
    '\\d+(?:\\.\\d+)? (meters) (?:away|long|wide|high|deep|of|from|down)(?!\\p{L})|(?:square|cubic) ' +
      '(meters?)(?!\\p{L})',
    'en_GB',
  ],
]
