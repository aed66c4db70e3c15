// Where English says that a business serves a town, and the towns it is said of. Data.
import { phrases } from '../../../model/checks/language.ts'
import type { Serving } from '../../../model/checks/phrases.ts'

/**
 * Where large towns of Britain are. Left out are those whose names are words or the names of makers ("Reading",
 * "York stone", "Worcester boilers"), which a title may have for another reason.
 */
const located: readonly (readonly [town: string, latitude: number, longitude: number])[] = phrases(`
  sheffield 53.38 -1.47, rotherham 53.43 -1.36, barnsley 53.55 -1.48, doncaster 53.52 -1.13, bradford 53.79 -1.75,
  wakefield 53.68 -1.50, huddersfield 53.65 -1.78, leeds 53.80 -1.55, harrogate 53.99 -1.54, manchester 53.48 -2.24,
  stockport 53.41 -2.16, oldham 53.54 -2.12, rochdale 53.61 -2.16, bolton 53.58 -2.43, wigan 53.55 -2.63,
  warrington 53.39 -2.59, blackburn 53.75 -2.48, burnley 53.79 -2.24, blackpool 53.82 -3.05, liverpool 53.41 -2.98,
  birmingham 52.48 -1.90, wolverhampton 52.59 -2.13, walsall 52.59 -1.98, coventry 52.41 -1.51, nottingham 52.95 -1.15,
  leicester 52.64 -1.13, northampton 52.24 -0.90, peterborough 52.57 -0.24, norwich 52.63 1.30, ipswich 52.06 1.16,
  luton 51.88 -0.42, swindon 51.56 -1.78, bristol 51.45 -2.59, gloucester 51.86 -2.24, cheltenham 51.90 -2.08,
  exeter 50.72 -3.53, plymouth 50.38 -4.14, bournemouth 50.72 -1.88, southampton 50.90 -1.40, portsmouth 50.80 -1.09,
  brighton 50.83 -0.14, middlesbrough 54.57 -1.23, sunderland 54.91 -1.38, glasgow 55.86 -4.25, edinburgh 55.95 -3.19,
  aberdeen 57.15 -2.09, dundee 56.46 -2.97, cardiff 51.48 -3.18, swansea 51.62 -3.94, belfast 54.60 -5.93`).map(
  (line) => {
    const [town = '', latitude, longitude] = line.split(' ')
    return [town, Number(latitude), Number(longitude)]
  },
)

/** Towns that businesses name as served. */
export const towns: readonly string[] = located.map(([town]) => town)

/** Behind a town: no street, club or house is called by it. */
const A_TOWN =
  "(?!['’-]| (?:road|street|lane|avenue|square|terrace|house|court|crown|university|college|hospital|united|" +
  'city (?:fc|' +
  'football)|airport|station|steel|made|based|building|bank|museum|arms|row|way|drive|close|gate|grove))'
/** Other names before it. */
const MORE = '(?:\\p{L}+(?: \\p{L}+)?(?:,| and|, and) ){0,3}'

/** How a text says that a town is served. */
export const serving: Serving = {
  ways: [
    [
      '(?:we|our (?:vans|engineers|team|locksmiths|crews?)) (?:also |now |regularly )?' +
        '(?:cover|serve|visit|work in|come (?:out )?to|travel to|drive (?:out )?to|deliver to|work across|' +
        'work throughout) ' +
        `(?:(?:all|most|parts) of |the whole of |homes in |customers in )?${MORE}`,
      A_TOWN,
    ],
    // What is done there: no thing that was made there.
    [
      '(?:we|our (?:vans|engineers|team|locksmiths|plumbers|crews?)) (?:also |now |regularly )?' +
        '(?:open|fit|change|repair|replace|clean|clear|unblock|install|service|paint|mend) ' +
        '(?:(?!made|built|cast|sold|bought|born|based|designed|seen|from|like|as)\\p{L}+ ){1,3}' +
        `(?:in|across|throughout|all over) (?:all of |parts of )?${MORE}`,
      A_TOWN,
    ],
    // "Than anywhere else in Sheffield": then here is there.
    ['(?:anywhere|nowhere|everywhere|no(?: other|body|thing| street| house| door)?) else in ', A_TOWN],
    ['(?:more|faster|sooner|older|better|busier|steeper) (?:here )?than (?:in )?the rest of ', A_TOWN],
  ],
  inSummaries: [
    [`(?<=(?:^|[.!:] ))from ${MORE}`, `(?= (?:to|and|through|down to|up to) )${A_TOWN}`],
    [`(?<=from \\p{L}+(?: \\p{L}+)? )(?:to|as far as|down to|up to) ${MORE}`, A_TOWN],
    [
      `(?:towns|villages|suburbs|streets|homes|areas|districts|houses|doors) (?:of|in|around|near|between) ${MORE}`,
      A_TOWN,
    ],
    [`(?:throughout|all over|(?:all )?across|covering|serving|in and around) ${MORE}`, A_TOWN],
  ],
  endings: '',
  located,
  isByDistance: true,
}
