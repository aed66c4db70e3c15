// Examples of rules that only Greek texts can show.
import type { Language, LanguageCase } from '../../model/checks/language.ts'

/** A page in Greek with one text. */
const page = (text: string): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})
/** Pages with names in Greek, by slug. */
const named = (names: Readonly<Record<string, string>>): LanguageCase['yaml'] => ({
  'site.yaml': 'language: el',
  ...Object.fromEntries(
    Object.entries(names).map(([slug, name]) => [
      `content/repairs/${slug}.yaml`,
      `name: ${name}\nhead: { title: ${name}, description: x }\n`,
    ]),
  ),
})

/** By rule id. */
export const examples: Language['examples'] = {
  'lang/final-sigma': {
    fine: { yaml: page("Οι σωλήνες σας, σ' όλο το σπίτι, για 2 δισ. λόγους.") },
    bad: {
      yaml: page('Οι σωλήνεσ μαςτο σπίτι.'),
      findings: ['"σωλήνεσ" ends in σ', '"μαςτο" has ς inside'],
    },
  },
  'lang/slug-scheme': {
    fine: { yaml: named({ chalandri: 'Χαλάνδρι', achladia: 'Αχλάδια' }) },
    bad: {
      yaml: named({ chalandri: 'Χαλάνδρι', axladia: 'Αχλάδια' }),
      findings: ['addresses write Greek in two ways: χ is "x" in /repairs/axladia but "ch" in /repairs/chalandri'],
    },
  },
  'lang/tonos': {
    fine: {
      yaml: page(
        'Για μια βλάβη, όποια ώρα κι αν είναι, καλέστε 24ωρο στη Λεωφ. Θηβών. Πού και πώς; Ό,τι μάς πείτε. ' +
          'ΜΑΪΟ ΚΑΙ ΙΟΥΝΙΟ. ' +
          'Η διεύθυνσή σας, τα σπίτια μας, το ισόγειο μας ζητά βάψιμο.',
      ),
    },
    bad: {
      yaml: page(
        'Η επισκευη γίνεται καί σήμερα, κρίτικη ΤΏΡΑ. Γράψτε τη διεύθυνση σας. Το υπόγειό πλημμύρισε. Που είστε;',
      ),
      findings: [
        '"επισκευη" has no accent',
        '"καί" needs no accent',
        '"κρίτικη" has its accent in the wrong place',
        '"ΤΏΡΑ" is in capitals and has an accent',
        '"διεύθυνση σας" lacks the second accent',
        '"υπόγειό" has two accents',
        '"Που" asks a question and has no accent',
      ],
    },
  },
  'lang/punctuation': {
    fine: { yaml: page("'Πότε έρχεστε; Ό,τι ώρα θέλετε, από 45,50€ (π.χ. «τώρα»)...'") },
    bad: {
      yaml: page('\'Πότε έρχεστε? Τώρα, με "εγγύηση" και 45.50€ ή €20.\''),
      findings: [
        '""εγγύηση"" is in straight quotation marks',
        '"έρχεστε?" ends a question with ?',
        '"45.50€" has a decimal point',
        '"€20" has the € before the amount',
      ],
    },
  },
  'prose/latin': {
    fine: { yaml: page('Full HD, WhatsApp. Service από το shop μας.') },
    bad: {
      yaml: {
        ...page('Kanoume episkeves se oli tin poli.'),
        'content/pages/contact.yaml':
          'name: Επαφή\nhead: { title: Επαφή, description: Πού είμαστε. }\ntext: Kanoume episkeves se oli tin poli.\n',
      },
      findings: ['"Kanoume episkeves se oli tin poli." has no Greek letter'],
    },
  },
}
