// Hard, true Greek on which every rule of the language stays silent; and each line of it spoiled once, on which exactly one rule speaks.
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../../src/check/rules.ts'
import { exampleSite, languageOf, sync, toldIn } from '../example-site.ts'

const all = await loadRules()
const rules = [...all].filter(([id]) => id.startsWith('lang/'))

/** A site in Greek with one text in it. */
const siteWith = (text: string) => ({
  yaml: {
    'site.yaml': 'language: el\nlocale: el_GR\n',
    'content/pages/contact.yaml': `name: Επαφή\nhead: { title: Επαφή, description: Πού είμαστε. }\ntext: ${JSON.stringify(text)}\n`,
  },
})

/** Everything all rules of the language say of a text. */
const said = (text: string) => {
  const world = exampleSite(siteWith(text))
  return rules.flatMap(([id, rule]) => toldIn(rule, world).map((finding) => `${id}: ${finding.text}`))
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

test.each(TRUE_GREEK)('true: %s', (text) => expect(said(text)).toEqual([]))

/** True, spoiled, and what is said of it. */
const SPOILED: readonly [string, string][] = [
  ['Βρωμάει το νερό.', 'lang/misspelling: "Βρωμάει" is misspelt'],
  ['Το πλυμμηρισμένο υπόγειο.', 'lang/misspelling: "πλυμμηρισμένο" is misspelt'],
  ['Το υπογειό μας πλημμύρισε. Η αντλια δουλεύει.', 'lang/missing-tonos: "αντλια" has no accent'],
  ['Η διεύθυνση σας.', 'lang/double-tonos: "διεύθυνση σας" lacks the second accent'],
  ['Γράψτε το τηλέφωνο μας, παρακαλώ.', 'lang/double-tonos: "τηλέφωνο μας" lacks the second accent'],
  ['Το υπόγειό πλημμύρισε.', 'lang/double-tonos: "υπόγειό" has two accents and no μου, του, σας after it'],
  ['Μιά βλάβη', 'lang/monosyllable-tonos: "Μιά" needs no accent'],
  ['Ποιός φταίει;', 'lang/monosyllable-tonos: "Ποιός" needs no accent'],
  ['Τό σπίτι', 'lang/monosyllable-tonos: "Τό" needs no accent'],
  ['Το σπίτι μάς.', 'lang/monosyllable-tonos: "μάς" needs no accent at the end of a phrase'],
  ['Λεκανες, νιπτήρες κ.λπ.', 'lang/missing-tonos: "Λεκανες" has no accent'],
  ['Καλέστε για λεκανες.', 'lang/missing-tonos: "λεκανες" has no accent'],
  ['Η λεωφορος Θηβών', 'lang/missing-tonos: "λεωφορος" has no accent'],
  ['Έξω από τη Νικαια', 'lang/missing-tonos: "Νικαια" has no accent'],
  ['Μπανιερα με φράξιμο', 'lang/missing-tonos: "Μπανιερα" has no accent'],
  ['Τα προιοντα μας', 'lang/missing-tonos: "προιοντα" has no accent'],
  ['Συνεργείο 24ωρο κι ωρες λειτουργίας', 'lang/missing-tonos: "ωρες" has no accent'],
  ['Aποφράξεις', 'lang/homoglyph: "Aποφράξεις" mixes alphabets: A is Latin'],
  ['Η απόφρaξη', 'lang/homoglyph: "απόφρaξη" mixes alphabets: a is Latin'],
  ['Η απόφραξη µε εγγύηση', 'lang/homoglyph: "µε" mixes alphabets: µ is the micro sign'],
  ['Ένα νέο Wi-Fι', 'lang/homoglyph: "Fι" mixes alphabets: ι is Greek'],
  ['Καλό нερό', 'lang/homoglyph: "нερό" mixes alphabets: н is Cyrillic'],
  ['Έφτασε o τεχνικός', 'lang/homoglyph: "o" before a Greek word is a Latin letter'],
  ['H εκτίμηση είναι δωρεάν', 'lang/homoglyph: "H" before a Greek word is a Latin letter'],
  ['Οι σωλήνεσ', 'lang/final-sigma: "σωλήνεσ" ends in σ'],
  ['Τέλος εργασίασ.', 'lang/final-sigma: "εργασίασ" ends in σ'],
  ['Στο τέλοςμας', 'lang/final-sigma: "τέλοςμας" has ς inside'],
  ['Πο\u0301τε;', 'lang/nfc: "Πότε;" is written with a letter and a loose accent (U+03BF U+0301)'],
  ['Π\u1f79τε;', 'lang/nfc: "Πότε;" is written with letters of another table (U+1F79)'],
  ['Πότε\u037e', 'lang/nfc: "Πότε;" is written with the Greek question mark U+037E'],
  ['ἐν οἴκῳ', 'lang/nfc: "ἐν" has the accents of before 1982'],
  ['ΑΠΌΦΡΑΞΗ', 'lang/caps: "ΑΠΌΦΡΑΞΗ" is in capitals with an accent'],
  ['ΤΟ ΡΟΛΌΙ ΜΑΣ', 'lang/caps: "ΡΟΛΌΙ" is in capitals with an accent'],
  ['Πότε έρχεστε?', 'lang/punctuation: the question "έρχεστε?" ends in ?'],
  ['Ελάτε , περιμένουμε', 'lang/punctuation: there is a space before "," in "Ελάτε ,"'],
  ['Πού είστε ;', 'lang/punctuation: there is a space before ";" in "είστε ;"'],
  ['Λέμε "σήμερα" και το κάνουμε', 'lang/punctuation: "σήμερα" stands in straight quotation marks'],
  ['Ελάτε,περιμένουμε', 'lang/punctuation: there is no space after the mark in "Ελάτε,περιμένουμε"'],
  ['Τέλος.Καλέστε', 'lang/punctuation: there is no space after the mark in "Τέλος.Καλέστε"'],
  ['Κοστίζει 45.50€', 'lang/punctuation: "45.50€" has a decimal point'],
  ['Κοστίζει €45', 'lang/punctuation: "€45" has the € before the amount'],
]

describe('spoiled', () => {
  test.each(SPOILED)('%s', (text, expected) => {
    const found = said(text)
    expect(found).toEqual([expected])
  })
})

test('the accented word of the same file is the help', () => {
  const rule = rules.find(([id]) => id === 'lang/missing-tonos')?.[1]
  const helps = [
    ...sync(
      rule?.words?.(
        ['Η απόφραξη γίνεται σήμερα.', 'Δωρεάν αποφραξη'].map((text, i) => ({
          file: 'content/pages/contact.yaml',
          path: ['texts', i],
          text,
          source: text,
        })),
        {
          site: { language: 'el' },
          language: languageOf('el'),
          facts: new Map(),
          data: new Map(),
          launch: false,
        } as never,
      ),
    ),
  ].map(({ help }) => help)
  expect(helps).toEqual(['write απόφραξη'])
})

test('a Cyrillic letter is told by the Greek one it looks like', () => {
  const rule = rules.find(([id]) => id === 'lang/homoglyph')?.[1]
  const { words, context } = exampleSite(siteWith('Καθα\u0440ό νερό'))
  const helps = [...sync(rule?.words?.(words.flat(), context))].map(({ help }) => help)
  expect(helps).toEqual(['write Καθαρό, all in Greek letters'])
})

test('what a business calls itself in Latin letters is its name, at the start of a sentence too', () => {
  const latin = all.get('prose/latin')
  const site = (terms: string) => ({
    yaml: { ...siteWith('Kouzina για όλους.').yaml, 'site.yaml': `language: el\nlocale: el_GR\n${terms}` },
  })
  const saidWith = (terms: string) => (latin ? toldIn(latin, exampleSite(site(terms))).map(({ text }) => text) : [])
  expect(saidWith('')).toEqual(['"Kouzina" is Greek in Latin letters'])
  expect(saidWith('terms: [{ write: Kouzina }]\n')).toEqual([])
})
