// True Greek in which the rules about letters find nothing, and single faults of which each has exactly one finding.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../../src/check/rules.ts'
import { exampleSite, toldIn } from '../example-site.ts'

const all = await loadRules()
// The texts around the Greek one are English.
const rules = [...all].filter(([id]) => /^(?:lang|prose)\//.test(id) && id !== 'lang/foreign')

/** A site in Greek with one text in it. */
const siteWith = (text: string, settings = '') => ({
  yaml: {
    'site.yaml': `language: el\nlocale: el_GR\n${settings}`,
    'content/pages/contact.yaml': `name: Επαφή\nhead: { title: Επαφή, description: Πού είμαστε. }\ntext: ${JSON.stringify(text)}\n`,
  },
})

/** The findings of the rules about letters and texts, each with its help, without the way to declare a word. */
function foundIn(text: string, settings = ''): string[] {
  const site = siteWith(text, settings)
  const example = exampleSite(site)
  return rules.flatMap(([id, rule]) =>
    toldIn(rule, example).map((found) => `${id}: ${found.text}; ${found.help?.replace(/; if .+ is right, .*/, '')}`),
  )
}

const TRUE_GREEK = [
  // A second accent before a word that leans back.
  'Το υπόγειό μας πλημμύρισε και ο άνθρωπός του έφερε αντλία.',
  'Συγκρίνετέ το με τον τιμοκατάλογο. Η διεύθυνσή σας, το τηλέφωνό μας, το πρόβλημά τους.',
  'Το υπόγειο μας ανησυχεί. Ο άνθρωπος του συνεργείου μας είδε. Τα σπίτια μας, τα λόγια τους, η δουλειά σας.',
  'Κράτησέ μου θέση, άφησέ τα εκεί και φέρε μού το.',
  // Vowels said as one.
  'Για μια βλάβη, πια, δυο λόγια: ποιος, ποια και ποιοι θα πιουν; Γεια σας, γιε μου.',
  'Δύο ώρες και μία μέρα, με βία ή με μιας. Ο γιος του νιου από τη Νιου Γιορκ.',
  'Χθες ήπιε, σήμερα πιες, αύριο να πιεις. Ο πιο παλιός υιός του δήμου.',
  // Words cut short.
  'Λεκάνες, νιπτήρες κ.λπ., φρεάτια κ.ά., π.χ. της Δ.Ε.Η., σσ. 4-5, κ.ο.κ.',
  'Λεωφ. Θηβών και Αγ. Ιωάννη, αριθ. 12, Τ.Κ. 184 50, τηλ. 210 000 0000.',
  'Ο κ. Ιωάννου και η κα Παππά, Ιαν. και Ιουν., 2 δισ. ευρώ, 3 εκατ. λίτρα.',
  'Εκδόθηκε στις 5 Μαΐου π.Χ., Κων/νος και Θεσ/νίκη, Αρ. Γ.Ε.ΜΗ. και ΑΦΜ.',
  // Latin words, brands, addresses.
  'Μηχάνημα Rothenberger RODRUM με κάμερα HD, Wi-Fi και e-mail: info@apofraxeis.example.',
  'Δείτε το https://www.eydap.gr/el ή το gov.gr, στείλτε SMS και πληρώστε με IRIS ή POS.',
  'Σωλήνες PVC Φ50 και Φ100, 12 m², 1/2", πίεση 150 bar, 20 μm, 5 kΩ, η myΔΕΗ και το eΕΦΚΑ.',
  'Το WhatsApp, το Viber, ο Schneider και η Grohe. Ο Σμιθ, ο Μπραντ και η Τζέιν, ο Μπαουερ από το Νιου Γιορκ, αντλίες Στρατεκ.',
  // Capitals.
  'ΑΠΟΦΡΑΞΕΙΣ ΝΕΡΟΧΥΤΗ Ή ΛΕΚΑΝΗΣ, ΡΟΛΟΪ, ΜΑΪΟΣ ΚΑΙ ΙΟΥΝΙΟΣ. Η ΕΥΔΑΠ και ο ΕΟΦ. Ή εμείς;',
  'Το ΙΧ, η ΔΟΥ, ο ΦΠΑ, το ΚΤΕΛ και η Α.Ε. Όλα με ΓΕΜΗ.',
  // Numbers with an ending.
  'Συνεργείο 24ωρο, στον 2ο όροφο, η 1η φορά, ο 3ος και οι 4οι, ένας 5ετής έλεγχος, 24ωρης διάρκειας.',
  'Από τις 8:00 π.μ. ως τις 9 μ.μ., στις 3/5 και στις 14/9/2025, 1.200 λίτρα, 3,5 μέτρα, 45,50€.',
  // Dialytika.
  'Ρολόι, ρολόγια, Μαΐου, μαΐστρος, προϊόν, προϊόντος, αϋπνία, Χαϊδάρι, ευφυΐα, βόλεϊ, γάιδαρος, τσάι, κομπολόι, άυλος.',
  // Questions, quotations, apostrophes.
  'Πού είστε; Πώς πληρώνω; Ποιος φταίει; «Ό,τι κι αν γίνει», είπε, «σ’ όλο το σπίτι».',
  "Γι' αυτό κι απ' όσο ξέρουμε, σ' αυτό το σπίτι θα 'χουμε νερό. Κατ' αρχάς, μ' έναν τρόπο, άσ' το.",
  'Γι’ αυτό, δι’ ου, αλλ’ όχι ανθ’ ημών. Καθ’ όλη τη μέρα, ό,τι ώρα κι αν είναι...',
  'Ο γείτονας μάς είπε και η κόρη σάς έγραψε πως το νερό τούς ενόχλησε. Νά το, πού αλλού;',
  'Τι; Ναι! Όχι, δεν (ξανα)ρίχνουμε οξέα: ούτε λίγο, ούτε πολύ. Ελληνο-ιταλική, υδρο-αποφρακτικό, Πειραιάς–Νίκαια.',
  // The final n, and where none is asked: old datives, a pronoun behind its verb, prefixes, foreign words, figures.
  'Στη Νίκαια, στην Αθήνα, στην Γκορυτσά, στη Γλυφάδα, με την μπόρα και τη μόνωση, την ντουζιέρα και τη νύχτα.',
  'Μη ρίξετε σόδα, μην μπείτε, μην τραβήξετε. Επί τη ευκαιρία, τη 2η φορά, στη Wind. Κοιτάξτε την μετά, μη εξουσιοδοτημένος.',
  // One spelling, and words that only look like the other.
  'Ακόμη, ακόμη κι αν. Εταιρεία με εταιρικό σήμα, στις 8 Οκτωβρίου ή Αυγούστου, επταήμερο, καθρέφτης, κτίσμα που χτίστηκε.',
  // Spelt right, though near to what is often misspelt.
  'Βρομιά και βρόμικα νερά. Βρώμη, βρώμης, βρώμιο και βρωμιούχα. Συγγνώμη, συνεργία, προσφορά, συντήρηση, βρώσιμο.',
  // Links and weight as they are typed.
  'Δείτε την [αρχική σελίδα](/) ή την **εγγύησή** μας. Ζητήστε [προσφορά](/contact), χωρίς χρέωση.',
  'Διάρκεια, ασφάλεια, υγεία, αηδία, σκιά, φωτιά, γριά, θειάφι, βοήθεια. Ηλεκτρολόγοι, ψυκτικοί, υδραυλικοί.',
]

test.each(TRUE_GREEK)('true: %s', (text) =>
  expect(foundIn(text).filter((found) => found.startsWith('lang/'))).toEqual([]),
)

/** A text with one fault, its finding and its help. */
const SPOILED: readonly [string, string][] = [
  ['Το πλυμμηρισμένο υπόγειο.', 'lang/spelling: "πλυμμηρισμένο" is not in the dictionary; write πλημμυρισμένο'],
  ['Η αντλια δουλεύει.', 'lang/spelling: "αντλια" is not in the dictionary; write αντλία'],
  ['Η ιδια αντλία.', 'lang/spelling: "ιδια" is not in the dictionary; write ίδια'],
  ['Η αντλία απο εδώ.', 'lang/spelling: "απο" is not in the dictionary; write από'],
  ['Μια κρίτικη ματιά.', 'lang/spelling: "κρίτικη" is not in the dictionary; write κριτική'],
  [
    'Aποφράξεις',
    'lang/characters: "Aποφράξεις" mixes letters of two alphabets; type the word again, on the keyboard of its language',
  ],
  [
    'Η απόφραξη µε εγγύηση',
    'lang/characters: "µε" mixes letters of two alphabets; type the word again, on the keyboard of its language',
  ],
  [
    'Ένα νέο Wi-Fι',
    'lang/characters: "Fι" mixes letters of two alphabets; type the word again, on the keyboard of its language',
  ],
  [
    'Καλό нερό',
    'lang/characters: "нερό" mixes letters of two alphabets; type the word again, on the keyboard of its language',
  ],
  [
    'Έφτασε o τεχνικός',
    'lang/characters: "o" before a Greek word is in Latin letters; type the word again, on the keyboard of its language',
  ],
  [
    'H εκτίμηση είναι δωρεάν',
    'lang/characters: "H" before a Greek word is in Latin letters; type the word again, on the keyboard of its language',
  ],
  ['Τέλος εργασίασ.', 'lang/spelling: "εργασίασ" is not in the dictionary; write εργασίας'],
  [
    'Πο\u0301τε;',
    'lang/characters: "Πότε;" is written with a letter and a separate accent (U+03BF U+0301); type it again: Πότε;',
  ],
  ['Π\u1f79τε;', 'lang/characters: "Πότε;" is written with the character U+1F79; type it again: Πότε;'],
  ['Πότε\u037e', 'lang/characters: "Πότε;" is written with the character U+037E; type it again: Πότε;'],
]

describe('spoiled', () => {
  test.each(SPOILED)('%s', (text, expected) => expect(foundIn(text)).toEqual([expected]))
})

test('a word that the site repeats or declares is right', () => {
  expect(foundIn('Το συνεργίο ήρθε.')).toEqual(['lang/spelling: "συνεργίο" is not in the dictionary; write συνεργείο'])
  expect(foundIn('Το συνεργίο ήρθε, και το άλλο συνεργίο έφυγε.')).toEqual([])
  expect(foundIn('Το συνεργίο ήρθε.', 'terms: [{ write: συνεργίο }]\n')).toEqual([])
})
