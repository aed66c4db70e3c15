// English: what stands where a text is to be written, and what a writer or a chat assistant leaves in one.
import { phrases } from '../../model/checks/language.ts'

/** Phrases that stand where a text is to be written. */
export const filler = phrases(`
  your text here, text goes here, title goes here, insert text, placeholder text, sample text, dummy text,
  to be written, change me`)

/** Patterns of the same, and of notes to oneself and answers of chat assistants. */
export const leftovers: readonly string[] = [
  'as an? (?:ai|large language)\\b',
  'language model',
  'xx (?:minutes?|hours?|days?|weeks?|months?|years?|pounds?|euros?|miles?|km)\\b',
  'null(?<=(?:guarantee of|warranty of|in|from|within) null)(?! (?:and|set|hypo|point|result))\\b',
  '(?:sure|certainly|of course|absolutely)[,!] (?:here|i)\\b',
  'here are (?:a few|some|two|three|four|five|\\d) (?:options|versions|ideas|suggestions|titles)',
  "here(?:'s| is) (?:the|a|an|your) (?:text|revised|rewritten|draft|paragraph|version|page|article)",
  'i hope this (?:helps|meets)',
  'let me know if you (?:would|need|want)',
  'would you like me to',
  'feel free to (?:tweak|adjust|edit|modify|change|adapt|customi[sz]e)',
  "(?:your|the) brand(?:'s)? voice|adjust(?:ed)? the tone|tone of voice",
  "i(?:'ve| have) (?:kept|written|rewritten|used|included|shortened|polished|added) (?:it|the|your|this)",
  '(?:revised|polished|shortened|rewritten) (?:version|text|copy|paragraph)',
  '(?:insert|add|enter|put|type) [a-z ]{2,30} here\\b',
  'your (?:company|business|city|phone|name|address) (?:name |number )?here',
  '(?:first|last) ?name (?:last|first) ?name',
  'test test\\b',
  'seo title:|meta (?:title|description):',
  '\\((?:note|check|ask|todo|to do)[: ][^)]*\\)',
  // To a colleague, in brackets: a name and a question, what is to be done before the page is out.
  '\\([^()]*(?:(?<![a-z])pls |before (?:we|it|this) (?:go(?:es)? live|publish|launch)|' +
    'can (?:you|someone) (?:check|confirm)' +
    '(?![a-z])[^()]*\\?)[^()]*\\)',
  '\\([a-z]{3,}, (?:which|what|can you|is th(?:is|at)|do we|are we|should we|please (?:check|confirm|add))' +
    '(?![a-z])[^()]*\\?[^()]*\\)',
  // What stands for a text, and for a name.
  '^(?:(?:short|brief|longer|proper|full|more) )?(?:blurb|copy|text|description|summary|intro(?:duction)?|wording|' +
    'photos?|bio|details|content|picture)s? ' +
    '(?:to (?:follow|come|be (?:added|written|confirmed|supplied))|coming soon|tbc)(?:\\.?$|,? ' +
    '(?:once|when|as soon as|waiting|still waiting|pending) )',
  "(?<=^|[,;:.–—(-] ?)(?:still )?(?:waiting|chasing) (?:for|on)? ?[\\p{L}’']+ to " +
    '(?:send|write|supply|approve|confirm|provide)(?: \\p{L}+ over)? ' +
    '(?:it|them|this|one|(?:the|a|his|her|their|final) (?:text|copy|bio|photo|picture|wording|blurb|details|draft))' +
    '(?![a-z])',
  // What a page builder calls the parts of a page.
  '^(?:(?:section|page|card|column|block|hero|slide|banner|button|box|panel|tab|list|item|feature) ' +
    '(?:title|heading|headline|sub-?title|sub-?heading|text|copy|caption)|' +
    '(?:heading|title|headline|sub-?heading|sub-?title|paragraph|caption|text|description|question|answer) \\d{1,2})' +
    '(?: \\d{1,2})?(?: ?[(:] ?[a-z0-9 ]{1,12}\\)?)?[.:]?$',
  '(?:title|heading|headline|subtitle|subheading|text|copy|tagline) \\((?:h[1-6]|cta|seo|body)\\)',
  '(?:firstname|lastname|forename surname|name surname)\\b',
]
