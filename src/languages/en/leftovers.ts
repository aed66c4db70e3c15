// English: what stands where a text is to be written, and what a writer or a chat assistant leaves in one.
import { phrases } from '../../model/checks/language.ts'

/** Phrases that stand where a text is to be written. */
export const filler = phrases(`
  your text here, text goes here, title goes here, insert text, placeholder text, sample text, dummy text,
  to be written, change me`)

/** What is done to a text, and to nothing else that a business works on. */
const REWRITE =
  '(?:re-?write|rephrase|reword|expand on) (?:it|this|that|the text|any of)(?![a-z])|' +
  'shorten (?:the|this|that) (?:text|paragraph|copy)|make (?:it|this) (?:friendlier|punchier|sound|' +
  '(?:more|less) (?:formal|casual|concise|engaging|friendly|professional|detailed|persuasive))(?![a-z])|' +
  '(?:adjust|change) the (?:tone|wording|length)|turn (?:it|this) into|' +
  '(?:write|draft|create|try|prepare) (?:[a-z]+ ){0,4}(?:versions?|variations?|paragraphs?|headlines?|captions?|' +
  'taglines?|meta|(?:shorter|longer|friendlier|warmer|different) one)(?![a-z])'
/** A text beside another: friendlier, shorter. */
const BETTER =
  '(?:(?:slightly |much |even |a bit )?(?:friendlier|shorter|longer|warmer|punchier|snappier|simpler|clearer|tighter|' +
  '(?:more|less) [a-z-]+)|revised|polished|rewritten|reworded|rephrased|refined|condensed|alternative)'
/** What is handed over, where nothing but a text is. */
const VERSION =
  '(?:(?:version|draft)(?=\\s*(?:[.:!]|$)| (?:in|of|for) (?:(?:your|the|that|this) )?(?:text|paragraph|copy|page|' +
  'section|intro|description|sentence|article|greek|english|directions))|' +
  '(?:take|rewrite|rewording|wording|paragraph|copy|headline|phrasing)(?![a-z]))'

/** What a page is made of or is about, and how much is to be written of it. */
const PIECE = '(?:photos?|photograph|pictures?|images?|page|section|service|area|town|team|business|company|article)'
const LENGTH =
  '(?:your own words|(?:no more than |up to |about )?(?:an?|one|two|three|four|a few|a couple of|\\d{1,3})' +
  '(?:(?: or | to |-|–)(?:two|three|four|five|\\d{1,3}))? (?:(?:short|brief|full|simple|clear) )?' +
  '(?:sentences?|lines?|words?|paragraphs?))'

/** Before what stands on the screen of a machine or a telephone. */
export const shows =
  '(?:reads?|says?|shows?|showed|displays?|displayed|blinks?|flashe[sd]|screen|display|readout|message|code|error)' +
  '(?: (?:the|a|an|or|just|only|still|as|like|word|code|error|message))*'

/** Words before "to check" in round brackets that are nobody's name. */
const NO_NAME =
  'ours|yours|theirs|mine|dentist|locksmith|electrician|agent|agents|client|school|bank|patient|parents|date|' +
  'dates|time|times|price|prices|details|try|needs|please|someone|somebody|anyone|one|two|three|the|you|your|' +
  'who|whom|what|how|when|where|which|why|not|free|easy|hard|quick|slow|simple|glad|happy|sure|best|wise|good|' +
  'nice|cheap|due|ready|keen|want|wants|have|has|had|ask|asks|like|likes|wish|aim|offers|promise|forget|way|' +
  'ways|place|places|day|days|minute|minutes|hour|hours|and|but|also|just|here|there|out|back|person|people|job|' +
  'things|part|parts|call|room|enough|pay|says?|means?|got|get|stop|wait|come|chance|right|duty|reason|others?|' +
  'most|more|less|first|last|next|down|off|landlord|tenant|tenants|insurers|council|police|neighbour|they|she|' +
  'this|that|these|those|some|all|each|both|many|few'

/** Patterns of the same, and of notes to oneself and answers of chat assistants. */
export const leftovers: readonly string[] = [
  'as an? (?:ai|large language)\\b',
  'language model',
  'xx (?:minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|miles?|km)\\b',
  'null(?<=(?:guarantee of|warranty of|in|from|within) null)(?! (?:and|set|hypo|point|result))\\b',
  "(?:sure|certainly|of course|absolutely)[,!] (?:here(?:['’]s| is| are) (?!the thing|why|how|what|where)|" +
    "i(?:['’]ve| have|['’]ll| will| can) (?:re-?writ|rephras|reword|shorten|polish|draft))",
  'here are (?:a few|some|two|three|four|five|\\d) (?:options|versions|ideas|suggestions|titles)',
  // An assistant hands a text over, says what it did to it, and offers to go on. Whoever works alone writes "I" too.
  `here(?:['’]s| is) (?:the|a|an|your|another) (?:${BETTER}(?:,? (?:and )?[a-z-]+){0,2} ${VERSION}|` +
    '(?:text|draft|paragraph|page|article)(?::| (?:you (?:asked|requested)|for your)(?![a-z])))',
  'i hope this (?:(?:helps|works)(?=\\s*(?:[.!]|$))|meets your|version|' +
    '(?:fits|captures|matches) (?:the|your) (?:tone|style))',
  // Without "we", and not on a note that somebody quotes.
  '(?<![\\p{L}"“‘«\'’])(?<=^|[.!?…)–—-] ?)(?:i )?(?:really )?hope (?:this|that|it|the above) (?:helps|is what ' +
    "you(?:['’]re| were| are) (?:looking for|after)|(?:was|is) helpful)" +
    '(?=\\s*(?:[.!,]|$)| and (?:just |please )?let me)',
  "let me know if you(?:['’]d| would)? (?:like|want|need|prefer) (?:any |some |further |more |other |a few )+" +
    '(?:edits|revisions|rewording|variations|tweaks to the (?:text|copy|wording|tone|page))(?![a-z])',
  "let me know if you(?:['’]d| would)? (?:like|want|need|prefer) (?:it|this) (?:to be )?(?:an? |any |just |even )?" +
    '(?:(?:little|bit|touch|tad|lot|slightly|much) )*(?:shorter|longer|snappier|punchier|friendlier|simpler)(?![a-z])',
  "let me know if you(?:['’]d| would)? (?:like|want|need|prefer) [^.?!]{0,50}" +
    '(?:(?:shorter|longer|different|friendlier) version|variations?|re-?writ|rephras|reword|paragraph|headline|' +
    'tagline|(?:it|this) (?:shorter|longer|to sound|more (?:formal|casual|friendly|detailed)))',
  `(?:want|would you like) me to (?:also )?(?:${REWRITE})|shall i (?:${REWRITE})|` +
    'would you like me to (?:make it (?:shorter|longer)|shorten it)',
  `if you(?:['’]d| would)? (?:like|want|prefer),? i (?:can|could) (?:also )?(?:${REWRITE})`,
  '(?:happy|glad) to (?:adjust|tweak|revise|refine|re-?write|shorten) ' +
    '(?:the (?:tone|wording|text|copy)|(?:it|this) further)',
  'feel free to (?:tweak|adjust|edit|modify|change|adapt|customi[sz]e) (?:the (?:wording|text|tone|copy|placeholder)|' +
    '(?:it|this) (?:as needed|to (?:fit|suit|match|reflect) your))',
  "(?:your|the) brand(?:['’]s)? voice|adjusted the tone",
  "i(?:['’]ve| have) (?:(?:re-?written|shortened|polished|reworded|rephrased) (?:it|the|your|this)|" +
    '(?:kept|used|included|added) (?:the|your) (?:tone|wording|original|key ?words?|key points|meaning))(?![a-z])',
  // What it says of its own draft: of the tone and the length, which no visitor asks about.
  'this (?:version|draft|rewrite|rewording|wording|text|copy|paragraph) (?:also |still |now )?' +
    '(?:keeps?|stays?|uses?|maintains?|has|strikes?|sounds?|reads?|is|avoids?|sticks?|fits|comes in)(?![a-z])' +
    '[^.?!]{0,40}(?:(?<!(?:ring|ringing|dial|skin|wood|colour|earth|busy|door) )tone(?! of (?!voice))|characters|' +
    '(?:character|word) (?:limits?|counts?))(?![a-z])',
  '(?:version|draft|rewrite|headline|title|description|copy|wording)(?![a-z])[^.?!]{0,60} ' +
    '(?:stays|staying|kept|comes in|coming in|fits|trimmed|cut) (?:it )?(?:comfortably |well |just )?' +
    '(?:under|below|within|to|at) (?:the )?(?:about |around |roughly )?(?:\\d{2,3}|[a-z]+ty(?:-[a-z]+)?|' +
    '(?:a|one) hundred(?: and [a-z-]+)?)(?: |-)characters?(?![a-z])',
  '(?:revised|polished|shortened|rewritten) (?:version|text|copy|paragraph)' +
    '(?::| of (?:the|your) (?:text|paragraph|copy))',
  '(?:insert [a-z ]{2,30}|(?:add|enter|put|type) (?:the |a )?(?:[a-z]+ )?' +
    '(?:text|title|heading|copy|content|caption|headline|tagline|paragraph)) here\\b',
  'your (?:company|business|city|phone|name|address) (?:name |number )?here',
  // What a form asks whoever fills a page in: a visitor describes a problem, not a photo of ours.
  `^(?:describe|summari[sz]e|introduce|caption) (?:the|this) ${PIECE}(?: (?:above|below))?` +
    `(?: here[.!:]?$|(?: here)?,? (?:in|with) ${LENGTH}[.!:]?$)`,
  '^(?:write|add|put|type|enter|insert) (?:an?|one|two|three|the|your|some) (?:(?:short|brief|catchy|clear|few|' +
    'one-line) )*(?:captions?|alt text|headline|tagline|sub-?heading|sub-?title|intro(?:duction)?|blurb|sentences?|' +
    `lines?|paragraphs?|words) (?:(?:here )?(?:about|on|for|of|that describes?|describing|to describe) (?:the|this) ` +
    `${PIECE}(?![a-z]| (?:you|that|which|of)(?![a-z]))|here[.!:]?$)`,
  '(?:first|last) ?name (?:last|first) ?name',
  'test test\\b',
  'seo title:|meta (?:title|description):',
  '\\((?:(?:todo|to do)[: ]|note to |check (?:this|that|price|spelling|facts?)\\)|' + 'ask the client)[^)]*\\)?',
  // To a colleague, in brackets: a name and a question, what is to be done before the page is out.
  '\\([^()]*(?:(?<![a-z])pls |before (?:we|it|this) (?:go(?:es)? live|publish|launch)|' +
    'can (?:you|someone) (?:check|confirm)' +
    '(?![a-z])[^()]*\\?)[^()]*\\)',
  '\\([a-z]{3,}, (?:which|what|can you|is th(?:is|at)|do we|are we|should we|please (?:check|confirm|add))' +
    '(?![a-z])[^()]*\\?[^()]*\\)',
  // Whose work it is: "(Karen to check the figure)", "(Tom to confirm)". No advice: "(remember to check the date)".
  `\\((?!(?:${NO_NAME})(?![a-z]))[a-z]{3,}(?<!ly|ing|able|ible|ed|er|or) to (?:(?:double|re)-?)?` +
    '(?:check|confirm|verify|approve|sign off|proof-?read|rewrite|reword|supply)' +
    '(?:\\)| (?:this|these|that|it|with (?!you)[a-z]+|wording|spelling|(?:the |my |our |her |his )?(?:text|copy|' +
    'wording|' +
    'spelling|figures?|numbers?|facts?|dates?|prices?|hours|names?|captions?|photos?|links?|quotes?|details))' +
    '(?![a-z])[^()]*\\))',
  '\\((?:please |pls |to |still to |must |need to |needs? |tbc,? )?(?:(?:re-?)?(?:check(?:ed|ing)?|confirm|verify|' +
    'clarify|agree) (?:(?:this|it|that|figures?|prices?|wording|the (?:wording|text|copy)) )?with|' +
    'run (?:this|it) (?:by|past)) (?!(?:your?|us|the|an?|one|whoever|any|every|each|someone|somebody|all|both|two|' +
    'care|caution|water|oil|soap|him|her|them|me|it|this|that|these|those|hand|eye|touch|ease)(?![a-z]))' +
    '[a-z]+(?<!s)(?: (?:first|again|please|on [a-z]+day|before [a-z ]{1,20}|when (?:she|he)' +
    "['’]?s? ?(?:is )?back))?[.!?]?\\)",
  // Whom it is for, by a letter or two, and a question: none of those who ask and answer.
  '\\((?!(?:q|a|ps|nb|eg|ie):)[a-z]{1,2}: [^()]*\\?[^()]*\\)',
  '\\([^()]*(?:check|confirm|proof-?read|ask) (?:(?:this|again|spelling|with [a-z]+) )?before ' +
    '(?:it|this) goes (?:up|out|online)(?=\\s*[.,;:!?)])[^()]*\\)',
  // Where the right text is: in a letter that no visitor has. Two texts, and a word to choose between them.
  "\\([^()]*(?:text|copy|wording|caption|headline) is in (?:the|my|[a-z]+day(?:’|')?s|[a-z]+(?:’|')s) " +
    '(?:e-?mail|mail|doc|drive|dropbox|chat|slack)(?![a-z])[^()]*\\)',
  '\\([a-z]{3,}, the (?:right|correct|final|latest|new) (?:text|copy|wording|caption|headline)(?![a-z])[^()]*\\)',
  "/ (?<=(?:[a-z]+ ){2}[a-z]+ / )(?:[a-z’']+ ){2,7}[a-z]+,? " +
    '\\((?:whichever|pick one|choose one|delete as|which do you)(?![a-z])[^()]*\\)',
  // A question between those who make the page, of what it says or whom it names.
  '\\((?:is|are) (?:this|that|these|those) (?:still )?' +
    '(?:right|correct|true|up to date|ok|okay|accurate|the right [a-z]+)(?: now)?\\?[^()]*\\)',
  '\\((?:do|can|should|shall|are) we (?:still |really |even )?' +
    '(?:(?:do|offer|keep|put|say|mention|want|claim) (?:this|to say)|allowed to (?:say|use|call)|' +
    'sure (?:about|of) this)(?![a-z])[^()]*\\?[^()]*\\)',
  '\\((?:do|does) (?:he|she|they) (?:still work|want (?:his|her|their|to be)|mind (?:his|her|their|being|us))' +
    '(?![a-z])[^()]*\\?[^()]*\\)',
  '\\((?:the )?(?:client|owner|customer|boss|manager|designer) to ' +
    '(?:confirm|check|approve|supply|sign off|send)(?![a-z])[^()]*\\)',
  // Fields of a letter that a word processor was to fill in.
  '(?:dear|hello|hi|mrs?|ms|to|for|writing,?) «(?:title|(?:first|last|full|sur|fore)?[ _]?name|company|salutation)»',
  '«(?:address ?block|greeting ?line|post_?code)»|mergefield(?![a-z])',
  // What stands for a text, and for a name.
  '^(?:(?:short|brief|longer|proper|full|more) )?(?:blurb|copy|text|description|summary|intro(?:duction)?|wording|' +
    'photos?|bio|details|content|picture)s? ' +
    '(?:to (?:follow|come|be (?:added|written|confirmed|supplied))|coming soon|tbc)(?:\\.?$|,? ' +
    '(?:once|when|as soon as|waiting|still waiting|pending) )',
  // The agency tells itself what is to stand there, and who writes it.
  '^(?:(?:intro|introductory|short|form|page|section|hero|lead|card|main) )+(?:text|copy|blurb|paragraph|caption)' +
    '(?:,? (?:for|of) (?:the |this )?(?:form|page|section|card|hero|banner))?[,:(–-]? ?\\(?' +
    '(?:(?:\\d(?:[-–]\\d)?|one|two|three|a few|a couple of) (?:lines?|sentences?|paragraphs?)|' +
    '(?:the )?(?:client|customer|owner) (?:to|will) (?:supply|send|provide|write|approve))',
  "(?:waiting|chasing) (?<=(?:^|[,;:.–—(-] ?)(?:still )?\\p{L}+ )(?:for|on)? ?[\\p{L}’']+ to " +
    '(?:send|write|supply|approve|confirm|provide)(?: \\p{L}+ over)? ' +
    '(?:it|them|this|one|(?:the|a|his|her|their|final) (?:text|copy|bio|photo|picture|wording|blurb|details|draft))' +
    '(?![a-z])',
  // What a page builder calls the parts of a page.
  '^(?:(?:section|page|card|column|block|hero|slide|banner|button|box|panel|tab|list|item|feature) ' +
    '(?:title|heading|headline|sub-?title|sub-?heading|text|copy|caption)|' +
    '(?:heading|title|headline|sub-?heading|sub-?title|paragraph|caption|text|description|question|answer) \\d{1,2})' +
    '(?: \\d{1,2})?(?: ?[(:] ?[a-z0-9 ]{1,12}\\)?)?[.:]?$',
  // What it says of its own draft.
  '(?:this|the (?:new|revised|shorter|updated)) (?:version|draft|rewrite) (?:keeps|uses|stays|maintains|preserves|' +
    'sounds|reads|has) [^.?!]{0,60}(?:(?<!(?:ring|dial|dialling) )tone|characters|words|wording|concise|seo|' +
    'keywords?|limit)(?![a-z])',
  '(?:title|heading|headline|subtitle|subheading|text|copy|tagline) \\((?:h[1-6]|cta|seo|body)\\)',
  '(?:firstname|lastname|forename surname|name surname)\\b',
  '^(?:intro|body (?:copy|text)|main copy|outro|cta): \\S',
  '^(?:question|q) ?\\d{0,2} ?[:.)] ?[^?]{8,}\\?$|^answer ?\\d{0,2}: ?[a-z]',
  '^(?:benefit|feature|bullet(?: point)?|advantage|list item|selling point) \\d{1,2}[.:]?$',
  '\\((?:to be continued|continued below|cont(?:inue)?d\\.?)\\)[.…]*$',
  '^sample(?: text)?, (?:an? |the )?[a-z]',
  '\\((?:max(?:imum)?\\.? |up to |about )?\\d{2,4} (?:chars?|characters)\\)',
  '^(?:caption|headline|heading|sub-?title|description|image|photo|picture) here[.!]?$',
]
