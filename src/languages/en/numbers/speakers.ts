// Whose business an English sentence with a number tells of. Data.
import type { Speakers } from '../../../model/checks/language.ts'

/** What someone who wrote to the business waits for. */
export const ANSWERED = '(?:your turn comes|(?:we|anyone|someone) (?:answers?|repl(?:y|ies)|(?:writes?|gets?) back))'

/** Shops and the like of a street, none of which is the business: it would speak of itself as "we". */
const SHOPS =
  '(?:laund(?:e|r)r?ette|laundry|dry cleaners?|caf[eé]|coffee shop|tea ?room|bakery|bakers?|butchers?|greengrocers?|' +
  'grocers?|fishmongers?|ironmongers?|newsagents?|stationers?|chemists?|pharmacy|barbers?|hairdressers?|cobblers?|' +
  'florists?|chip shop|chippy|takeaway|pub|inn|restaurant|pizzeria|cinema|theatre|museum|swimming pool|baths|gym|' +
  'car wash|petrol station|post office|corner shop|charity shop|junk shop|hardware (?:shop|store)|second-hand shop|' +
  'bookshop|auction house|market stall|kiosk|museum shop|hostel|hotel|library|ferry|bus|tram|car park|stall)'
/** What a shop does with its price. */
const ASKS = '(?:asks?|asked|charges?|charged|sells?|sold|wants?|wanted|takes?|took|does|did|rents?|hires?)'
/** What somebody else with a trade, whom a customer tells of, did with a price. */
const QUOTES = '(?:says?|said|quotes?|quoted|promises?|promised|estimates?|estimated|names?|named|offers?|offered)'
const TRADER =
  '(?:firm|company|business|trader|locksmith|plumber|electrician|dentist|roofer|builder|glazier|garage|workshop|' +
  'practice|clinic|cleaner|call ?centre|website|number|man|van)'

/** Whose business a sentence tells of. */
export const speakers: Speakers = {
  ours: "we(?:'ll|'re|'ve)?|(?<!(?:firms?|shops?|businesses|people|places) like )ours?|us",
  others:
    '(?:many|most|some|several|a few) (?:of them )?(?:even |also )?(?:have|run|keep|offer) (?:an?|their own)|' +
    'others?|elsewhere|market stalls?|kiosks?|neighbou?rs?|landlords?|' +
    'tenants?(?<!(?:(?:group|set|lot|change|turnover|house|flat)s? of|between)(?: the| two| your)? tenants?)' +
    '(?! (?:mov(?:e|ed|ing)|leav(?:e|ing)|left|chang(?:e|ing)|swap)(?!\\p{L}))|(?:letting |estate )?agents|' +
    'an? \\p{L}+ (?:down|up) the (?:road|street)|' +
    'manufacturers?|makers?|suppliers?|shops?|stores?|' +
    'retailers?|sellers?|council|statutory|' +
    '(?:receipts?|invoices?|quotes?|bills?) (?:of|from) your|' +
    "your \\p{L}+(?:['’]s|s['’]) (?:receipt|invoice|quote|bill)s?|" +
    '(?:alarm|water|power|gas|phone) company|bank(?! cards?)|law|fine of|somebody|someone|competitors?|paid|' +
    // Bodies and services of everybody's that are reached or come by themselves.
    'insurer|insurance|poison lines?|(?:fire|ambulance) (?:brigade|service|crews?)|paramedics|' +
    '(?:the|an) ambulance|coastguard|(?<![\\d,.£])(?:999|111)(?!\\d)|(?<!(?:animal|pet|veterinary|' +
    'our) )hospital|lenders?',
  subject:
    '^\\s*(?:the|an?) (?=[a-z])' +
    // A way to us is no thing that opens: "a bus ride from the Wells Road, and open until five".
    "(?!(?:[a-z]+[- ]){0,3}(?:ride|drive|walk|stroll|hop|throw|minutes?|mile)['’]? (?:or|from|away|up|down|to) " +
    '(?![^.?!]* (?:is|are|was|were|you|there|stands?|has|have|lies) ))',
  role:
    '(?:our|the) (?:[\\p{L}-]+ )?(?:fitter|engineer|technician|apprentice|assistant|owner|founder|manager|foreman|' +
    'joiner|partner|hygienist|nurse|receptionist|trainee)',
  reader: "you(?:['’]ll| will| can)? (?!(?:have|get|hear|see|are|can|will|pay)(?!\\p{L}))\\p{L}+",
  own:
    'office|workshop|(?<!\\d )hours|phone|line|team|engineer|locksmith|technician|appointment|service|' +
    '(?<=^\\s*the )doors? (?:is|are|stays?) (?:always )?open (?:by )?(?:day|night|round|24)',
  aside:
    "(?:do|have)(?: not|n['’]t) hear[ds]?|" +
    "(?:we have|we've) never seen|(?:nobody|no one) (?:gives|offers)|there is no|" +
    '(?:takes?|minutes?) to (?:read|fill in)|reading time|reads in|minutes? read|' +
    'on foot|walk\\p{L}*|(?:by|the) (?:bus|car|train)|to dry|dries|' +
    "(?<!(?:will not|won['’]t) (?:have to )?)wait|" +
    'leave it|keep|lasts?|old|' +
    // What readers are asked to do.
    '(?:ring|call|phone|tell|e-?mail|text|write to|see|come (?:back )?to) us (?:\\p{L}+ )?within|' +
    '(?:eat|eaten|drink|drunk|use|used|refrigerated|frozen) (?:\\p{L}+ ){0,2}within|' +
    `before(?! ${ANSWERED})`,
  expense:
    // "The launderette round the corner opens at seven and asks £4.50": a shop, where it is, and what it asks.
    `(?:the|an?|that|this|one|every|each|any) (?:[\\p{L}’'-]+ ){0,2}${SHOPS} ` +
    `(?:(?!(?:we|us|our|you|your)(?!\\p{L}))[^\\s.?!;]+ ){0,9}${ASKS}` +
    '(?= [^.?!;]{0,30}(?:[£€$]|\\d|pence|pounds?|quid))|' +
    // "Another firm said £49 and then asked for £300", "I was quoted £90": no price of ours.
    `(?:another|the (?:last|other|first|previous|cheapest)|some other|my (?:last|old|previous|usual)|one) ${TRADER} ` +
    `(?:(?!(?:we|us|our)(?!\\p{L}))[^\\s.?!;]+ ){0,4}(?:${ASKS}|${QUOTES})(?!\\p{L})|` +
    '(?:I|we|my \\p{L}+|a (?:friend|neighbour))(?: (?:once|recently|also|just))? ' +
    '(?:was|were|got|am being|have been|has been|had been) ' +
    '(?:(?:once|recently|also|just|already) )?(?:quoted|charged|asked for|billed|overcharged|stung for)|' +
    '(?:they|he|she)(?: (?:first|then|only|later|had|have|has|even))? ' +
    '(?:quoted|charged|wanted|asked (?:me |us )?for)|' +
    // What a thing brings that nobody here sells.
    '(?:to|for|from|by) (?:an? |any |some |most )?' +
    '(?:collectors?|antique dealers?|scrap (?:merchants?|dealers?|yards?))(?! of)|' +
    'collectors? (?:may |might |will |would |even )?(?:pays?|gives?|offers?)|(?:at|in) (?:an )?auctions?|' +
    '(?:as|for) scrap|' +
    // What others keep, ask and charge.
    '(?:(?:letting|estate|travel) )?(?:agents?|agenc(?:y|ies)|universit(?:y|ies)|colleges?|hotels?|schools?|banks?|' +
    'insurers?|councils?|landlords?|airlines?|garages?|hospitals?|shops?|firms?) ' +
    '(?:(?!(?:we|our)(?!\\p{L}))\\p{L}+ )?(?:keeps?|charges?|asks?|takes?|fines?|bills?|deducts?|withholds?|wants?|' +
    'demands?|knocks?|pays?)|(?:of|from) (?:the|your|his|her|their) deposit|' +
    'at (?:an?|the|any|your) (?:agency|ironmongers?|timber yard|merchants?|hardware (?:shop|store))|' +
    'penalt(?:y|ies)|fines|fined|(?:a|the|spot) fine (?:of|up to|is|for)|' +
    // What the state, a maker or a supplier gives or limits, and what it costs to belong to a trade.
    '(?:government|council|upgrade|discount|insulation|scrappage) schemes?|(?:an?|the) (?:[\\p{L}-]+ ){0,2}grants?|' +
    "subsid(?:y|ies)|rebates?|price cap|(?:Ofgem|Ofwat)(?:['’]s)?|(?:register(?:ing)?|registration|" +
    'membership) (?:with|of)|' +
    // Sums that the law, an insurer or an employer names.
    '(?:inheritance|income|council|tourist|road|corporation|capital gains|property) tax|thresholds?|' +
    '(?:claims|speed|legal|upper|lower|statutory|lending|cash) limits?|tax[- ]free|turnover|(?:minimum|living) wage|' +
    'wages?|salar(?:y|ies)|earns?|earned|late returns?|scrap (?:price|value)|' +
    '(?:goods[- ]in[- ]transit|insurance|public liability|employers?’ liability) cover|liability|' +
    'indemnity|underwritten|' +
    'insured (?:for|up to|to)|insurers? (?:caps?|limits?)|vouchers? (?:is|are) worth|' +
    'fines? (?:people|you|anyone|drivers|owners|landlords|firms)|estates?(?= (?:over|under|above|below|worth))|' +
    '(?<=^\\s*)the (?!(?:[\\p{L}-]+ )?(?:office|workshop|team|engineer|locksmith|technician|shop|firm|business|' +
    'practice|clinic|surgery|studio|garage|service)(?!\\p{L}))(?:[\\p{L}’-]+ ){1,3}charges|' +
    '(?:tickets?|fares?|admission|entrance|entry)(?= (?:for|to|at|is|are|costs?)(?!\\p{L}))|' +
    // What a business takes and pays itself.
    'tips? (?:last|this|came|come|of)|(?:the|our) rent|' +
    // Ways to come, and where the car stays.
    '(?:an?|the|any) (?:taxi|cab|minicab|bus|train|coach|tram|flight|crossing) (?:from|to|into|across|up|down|back)|' +
    'parking (?:at|in|on|near|behind|outside|there|is|costs?)|(?<=, )who (?:charges?|asks?|wants?|bills?)|' +
    '(?:court|tribunal|filing|probate) (?:fees?|costs?)|compensation|excess|' +
    '(?:bills?|orders?|treatments?|jobs?|work|purchases?|invoices?)(?: \\p{L}+){0,3} (?:over|above|exceeding|worth|' +
    '(?:comes?|adds? up|amounts?) to(?= \\S+ or (?:more|over)))|' +
    'kWh|kilowatt[- ]hours?|(?:electricity|energy|gas|water|heating|phone) bills?|' +
    'difference|used to cost|would have cost|' +
    // What is bought elsewhere.
    '(?:com(?:e|es|ing)|arriv(?:e|es|ing)|sent|sold|bought|ordered) (?:by|in the|through the) (?:post|mail)|' +
    'mail[- ]order|(?:bought|sold|ordered|advertised|you (?:can )?(?:buy|order|find|see)(?: [\\p{L}-]+){0,4}) ' +
    '(?:online|on the internet|on the high street)|abroad(?!\\p{L})|you can (?:buy|get|find) [^.?!]{0,40} online|' +
    '(?:from|off|on) the internet|online (?:kits?|shops?|sellers?|retailers?|marketplaces?)|market stalls?|' +
    '(?:high[- ]street|online|national|big|budget) chains?|chain (?:clinics|dentists|opticians|garages)|' +
    'supermarkets?|(?:any|your|an?|every) (?:local )?(?:chemist|pharmacy)|' +
    '(?:DIY|hardware|home) (?:kit|shop|store|shed|chain|centre|warehouse|superstore)s?|garden centres?|' +
    "builders[’']? merchants?|(?:the|a|any|every|big) (?:big |retail )?sheds? (?:have|has|sells?|asks?|charges?)|" +
    '(?:at|from|off) (?:the|a) market|' +
    '(?:an?|any) (?:receipt|invoice) (?:of|for)|an? cheap [\\p{L}-]+(?: [\\p{L}-]+)? (?:at|for|costing|from)|' +
    '(?:bus|train|taxi|tram|ferry|parking|museum|cinema|theatre) (?:fares?|tickets?|meters?|spaces?)|' +
    '(?:and|which) you bring|car parks?|' +
    '(?:damage|repairs?|losses) (?:of|worth)|stamp duty|(?:permit|council|court) fees?|deposit scheme|' +
    // What is shouted elsewhere: not "our card that says".
    '(?:beware(?: of)?|watch out for|look out for|be (?:wary|suspicious|careful) of|steer clear of|mistrust|distrust|' +
    "keep away from|stay away from|do not (?:fall for|trust|believe)|don['’]t (?:fall for|trust|believe)) " +
    '["“‘\']?(?!(?:our|the|this)(?!\\p{L}))\\p{L}+|' +
    '(?:sticker|flyer|leaflet|card|poster|advert|ad|banner|website|search result|voucher)s?' +
    '(?:(?<!(?<!\\p{L})(?:our|the|this|these) (?:\\p{L}+ )?\\p{L}+)|' +
    '(?= (?:through|under|behind|on|in|from) (?:the|your|a) ' +
    '(?:door|letter ?box|windscreen|wiper|mat|doormat|gate|lamp ?post|phone ?box|stranger)(?!\\p{L})))' +
    '(?: [\\p{L}-]+){0,4} (?:(?:that|which) )?' +
    '(?:says?|said|shouts?|promises?|offers?|reads?|advertises?|claims?|boasts?)|' +
    // What an authority asks of anybody who comes to it: "from HM Land Registry for £7". Not what we fetch there.
    '(?<!(?<!\\p{L})we (?:[\\p{L}’-]+ ){1,8})(?:(?:HM )?land registry|HMRC|DVLA|DVSA|HMCTS|companies house|gov\\.uk|' +
    'the (?:passport|post|registry|register|home|tax|patent|met|records?) office|general register office|' +
    'the (?:registrar|probate registry|planning portal|ombudsman|ministry|treasury|tax ?man|government|crown|' +
    'environment agency|coal authority|(?:electoral|land) register)|HM (?:treasury|passport office|courts))|' +
    '(?:quote|quotation|advert|ad) (?:that|which) (?:says|said|reads)|saves? (?=[^.?!]{0,20}\\d[^.?!]{0,8} a year)',
  unpaid:
    // "A new oven cost £27,500": one thing, once.
    '(?<=^\\s*|[.!?] )an? (?:[\\p{L}-]+ ){1,4}cost(?: (?:about|around|some|over|nearly|only|just))?|' +
    // "A brush that cost £3", and not what is asked for: "brushes that cost".
    'an? (?:[\\p{L}-]+ ){1,5}(?:that|which) cost(?: (?:about|around|some|over|nearly|only|just))?|' +
    '(?<!(?:does|did|will|would|can|could|may|might|should|how much) )(?:it|that|this|he|she|one)(?: only| once)? ' +
    'cost(?: (?:about|around|some|over|nearly|only|just))?|' +
    'not even|not a single|so much as|' +
    "(?:do not|don't|will not|won't|never|need not|needn't) (?:pay|spend|waste)(?: another| even)?|" +
    // What was lent, collected or won: no price.
    '(?:costs? us|borrow(?:ed|ing)?|lent|lend|owed?|repaid|pa(?:id|ying) (?:back|off)|raised|raising|' +
    'donated|invested|won|saved up|' +
    '(?:a|an|the) (?:loan|grant|bursary|donation|prize|award|mortgage) of)(?: (?:about|around|some|over|' +
    'nearly|almost|a))?|' +
    '(?:beats?|out(?:lasts?|performs?)|instead of|rather than|unlike|than|as (?:good|well|clean|strong|safe) as) ' +
    '(?:an?|any|the|your)',
  coin:
    'coins?|notes?|banknotes?|pieces?|(?:tube|bottle|can|tin|jar|sachet|packet|bar)s? of|(?:spot )?fines?|grants?|' +
    'subsid(?:y|ies)|loans?|overdraft|prize|bursary|in (?:your|the|his|her|my) (?:pocket|purse|wallet|hand|palm)|' +
    'in (?:small )?(?:change|coins)',
  during: 'for(?: (?:about|around|nearly|at least|another|some|up to))?',
  refused:
    "(?:(?:can(?:not|['’]t| not)|(?:could|would|do|does|will|should)(?:n['’]t| not)|won['’]t|never|(?:nobody|no one) " +
    '(?=(?:can|could|will|would|should|honest)(?!\\p{L})|(?:honest|sensible)ly)|no honest \\p{L}+|' +
    'no \\p{L}+ (?=(?:can|could|will|would|should) )) ?)' +
    '(?:(?:can|could|will|would|should|honestly|ever|really|truthfully|even|possibly|sensibly|be able to) ){0,3}' +
    '(?:guarantees?|promises?|pretends?|vows?|swears?|assures?|pledges?|claims? (?:to|an?|that)?)(?!\\p{L})' +
    '(?! (?:less|more|only|just)(?!\\p{L}))',
  hedged:
    '(?:and |or |but |though )?(?:more often than not|(?:very |most |quite )?often|usually|mostly|sometimes|' +
    'as a rule|with (?:a little |some |any )?luck|at best|' +
    '(?:on|at|in|during) (?:an? |the )?(?:quiet|good|slow|calm|clear|night|nights|weekends?|small hours)' +
    '(?: (?:day|days|night|nights|evening|traffic|hours|roads?))?|normally|typically|' +
    'generally|in practice|in fact|not seldom|occasionally|at times|most days|when (?:the )?(?:roads|streets) are ' +
    '(?:clear|empty|quiet))' +
    "(?:,? (?:it(?:['’]s| is)|we(?:['’]re| are) there|you see us|less than|only|just|nearer|even|about|around|" +
    'nearly|hardly|within|inside|under|in|no more than))*',
  shares:
    '(?:half|(?:a|one) (?:third|quarter)(?: of)?|(?:two|three) (?:thirds|quarters)(?: of)?|twice|double) ' +
    '(?:that|the time|as long|of that|of the time)(?: time)?(?=[.,;:!)]|$| (?:and|or|at|on|in|when|if|with))',
  rate: '(?:a|per|each) (?:day|week|month|year|hour)',
  each: 'every|each',
  past:
    'we (?:\\p{L}+ )?(?:\\p{L}{2,}ed|took|built|made|did|got|went|came|laid|drove|found|sold|sent|had|' +
    'were|fed|wrote)',
  carried: "(?:it|they|he|she|that|this)(?:['’](?:s|re|ll))?",
  completing: 'allow|reckon|on|usually|about|around|roughly|at|most|within|in|just|some|it|takes|us',
  lasts:
    '(?:(?:it|this|that|which|and|we) )?(?:(?:is|are|lasts?|holds?|runs?|gives?|stands? by it) )?(?:good |valid )?' +
    'for(?: (?:up to|at least|a full|the first|a whole|about|over|more than))?',
  within: '(?:with)?in(?: just)?|inside|under|less than',
  condition: 'if|unless|when|whenever|should|in case',
  where: 'in|inside|outside|within|beyond|around|near|north of|south of|east of|west of|past|across|elsewhere',
  staff: "we(?: are|['’]re)(?: an? (?:[\\p{L}-]+ ){0,3}(?:practice|firm|team|business|surgery|clinic|crew|office) of)?",
  joins: 'and|with|plus',
  joined:
    '(?:joined|joining|came to|started (?:with|at)) (?:us|(?:the|this|our) ' +
    '(?:practice|firm|team|business|company|workshop|surgery|clinic|crew|office)) in ' +
    '(?:(?:early|late|mid|the (?:spring|summer|autumn|winter) of|[a-z]+) )?((?:19|20)\\d\\d)',
  hereSince:
    "(?:['’]s| has| have)(?: [\\p{L}'’-]+){0,6} (?:here|with us|for us|(?:at|in|for) (?:this|the|our) " +
    '(?:practice|firm|team|business|company|workshop|surgery|clinic|crew|office)) since ((?:19|20)\\d\\d)(?!\\d)',
  since:
    'since(?: the)?' +
    '(?: (?:summer|spring|autumn|winter|start|beginning|end|early|late|january|february|march|april|may|june|july|' +
    'august|september|october|november|december))?(?: (?:of|in))?|established(?: in)?|founded(?: in)?|' +
    'we (?:started out|set up shop|opened our doors) in',
}
