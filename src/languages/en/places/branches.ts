// Where English says that a business has its rooms. Data.
import { phrases } from '../../../model/checks/language.ts'
import type { Placed } from '../../../model/checks/phrases.ts'

const ROOMS = '(?:head office|office|shop|workshop|surgery|practice|studio|clinic|showroom|branch|depot|salon)'
const OPEN = '(?:Head office|Offices?|Shop|Workshop|Surgery|Practice|Studio|Clinic|Showroom|Branch|Depot|Salon)'
/** Where the sentence, or what it says of the rooms, is over. */
const ENDS =
  '(?=\\s*[.!]|$|,(?! (?:or|and|where|but|which (?:was|had)|says?|said|writes?)(?!\\p{L}))|' +
  ' (?:since|next|opposite|near|beside|behind|on the|by the|and we)(?!\\p{L}))'

export const branches: NonNullable<Placed['branches']> = [
  [
    `(?<=^|[.!:] )${OPEN} in `,
    '(?=,? (?:since|from) (?:19|20)\\d\\d|,[^.!?]{0,40} since |,? (?:on the|next to|opposite|beside|behind|by the) |' +
      ',? open(?:ed|ing)?(?!\\p{L}))',
  ],
  [
    "(?<!(?:if|when|once) )(?:[Ww]e|[Ww]e['’]ve)(?: also| now)? (?:have|keep|run|got)(?: got)? an? " +
      `(?:(?!first|former|old)[a-z]+ )?${ROOMS} in `,
    ENDS,
  ],
  [
    '(?<!(?:[Ff]irst|[Oo]ld|[Ff]ormer|[Oo]ther|[Nn]ext) )(?<!(?:if|when) )[Oo]ur ' +
      `${ROOMS} (?:is|sits|stands|lies|is (?:based|located)|can be found) in `,
    ENDS,
  ],
  [
    `(?<=^|[.!:;] )(?:[Oo]ur|[Tt]he) ${ROOMS} (?:is|sits|stands|lies) (?:right )?in the ` +
      '(?:(?:very )?(?:middle|heart|centre|centre and heart)|north|south|east|west|(?:old|historic) part) of ',
    `(?:${ENDS}|(?= and (?:open|easy|closed)(?!\\p{L})))`,
  ],
  ['(?<=^|[.!:;] )[Bb]ased in ', '(?=, (?:we|our)(?!\\p{L})|\\s*[.!]|$)'],
]

export const inSummaries: NonNullable<Placed['branches']> = [[`(?<=^|[.!:] )${OPEN} in `, '(?=\\s*[.!·|]|$)']]

/** Larger towns, none of which is a quarter of another one. */
export const cities: readonly string[] = phrases(`
  London, Birmingham, Manchester, Leeds, Liverpool, Sheffield, Bristol, Newcastle, Nottingham, Leicester, Coventry,
  Bradford, Hull, Stoke, Wolverhampton, Derby, Southampton, Portsmouth, Plymouth, Exeter, Reading, Swindon, Oxford,
  Cambridge, Norwich, Ipswich, Colchester, Peterborough, Northampton, Luton, Bedford, Brighton, Canterbury, Maidstone,
  Guildford, Bournemouth, Poole, Gloucester, Cheltenham, Worcester, Hereford, Shrewsbury, Telford, Stafford, Chester,
  Warrington, Preston, Blackpool, Blackburn, Bolton, Rochdale, Oldham, Stockport, Huddersfield, Halifax, Wakefield,
  Barnsley, Doncaster, Rotherham, Harrogate, York, Scarborough, Middlesbrough, Darlington, Durham, Sunderland,
  Carlisle, Lancaster, Lincoln, Grimsby, Cardiff, Swansea, Newport, Wrexham, Edinburgh, Glasgow, Aberdeen, Dundee,
  Inverness, Perth, Stirling, Belfast, Derry, Dublin, Cork, Limerick, Galway, Waterford, New York, Chicago, Boston,
  Seattle, Denver, Dallas, Houston, Austin, Phoenix, Miami, Atlanta, Philadelphia, Toronto, Vancouver, Montreal,
  Calgary, Ottawa, Sydney, Melbourne, Brisbane, Adelaide, Auckland, Wellington, Christchurch`)

/** What a business knows of the town it speaks of: every one of its streets. */
export const atHome: NonNullable<Placed['atHome']> = [
  ['(?<=^|[.!?] )In ', ',? (?:we know (?:every|each|all)|everybody knows us)(?!\\p{L})'],
]
