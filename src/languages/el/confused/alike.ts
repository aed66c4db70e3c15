// Greek words of one sound or nearly so, told apart by the thing beside them: kept and kissed, fine and tall. Data.
import type { Prose } from '../../../model/checks/language.ts'

/** What a business keeps, and nobody kisses. */
const KEPT =
  '(?:στοιχεία|δεδομένα|αρχεί\\p{L}+|μηνύμα\\p{L}+|μήνυμα|βίντεο|αποδείξεις|τιμολόγια|παραστατικά|έγγραφα|εργαλεία|' +
  'υλικά|ανταλλακτικά|κλειδιά|απόδειξη|απόδειξή|εγγύηση|αντίγραφ\\p{L}+|καταγραφ\\p{L}+|ιστορικό|email|e-mail|' +
  'βεβαίωση|βεβαιώσεις|τηλέφων\\p{L}+|διεύθυνσ\\p{L}+|σχέδια|συμβόλαι\\p{L}+|πληροφορίες)'
/** Words that may stand between a verb and its thing. */
const ITS = '(?:(?:και|μόνο|πάντα|εδώ|επίσης|κάθε|όλα|όλες|τα|το|την?|τις|τους|αυτά|αυτές|τυχόν|σας|μας) ){0,3}'

/** What is fine or small, and never tall. */
const FINE =
  '(?:βροχ(?:ή|ής|ές|ούλα)|σκόν(?:η|ης|ες)|άμμο[ςυ]?|χαλίκι\\p{L}{0,2}|αλάτι\\p{L}{0,2}|ζάχαρη|' +
  'γυαλόχαρτο|κόσκινο|τρίχες|τρίχα|κουβέντα|πριονίδι|' +
  // A screen of a window may be tall.
  'σίτ(?:α|ας|ες)(?! (?:τ(?:ης|ου|ων) )?(?:μπαλκον|παράθυρ|παραθύρ|πόρτ|βεράντ)))(?!\\p{L})'
/** What is tall or high, and never fine. */
const TALL =
  '(?:πολυκατοικί\\p{L}+|κτίρι\\p{L}{1,2}|κτιρί\\p{L}{1,2}|ταβάνι\\p{L}{0,2}|βουν\\p{L}{1,2}|δέντρ\\p{L}{1,2}|' +
  'όροφο\\p{L}{0,2}|ορόφο\\p{L}{1,2}|θερμοκρασί\\p{L}+|στέγ(?:η|ης|ες)|μονοκατοικί\\p{L}+|πίεσ(?:η|ης))' +
  '(?!\\p{L})'

/** What a pipe or a floor is given or lacks, and what kind of it. */
const GIVES =
  '(?:[δΔ]ίν|[δΔ]ώσ|[έΈ]δωσ|[έΈ]χ|[εΕ]ίχ|[θΘ]έλ|[χΧ]ρειάζ|[κΚ]ρατ|[αΑ]φήν|[άΆ]φησ|[φΦ]τιάχν|[φΦ]τιάξ|[μΜ]ετρ)\\p{L}*'
const RIGHT = '(?:σωστή|κατάλληλη|αρκετή|ομαλή|απαραίτητη|ανάλογη|λίγη|ελάχιστη|συνεχή|ενιαία)'

export const alike: Prose['confused'] = [
  {
    pattern:
      '(?<!\\p{L})([φΦ]ιλ)(?:ά(?:με|νε|τε|ει|γαμε)?|ούμε|ούν|ούσαμε|άξουμε|άξαμε) ' +
      `${ITS}(?:όσ(?:α|ες|ους)|ό,τι|${KEPT})(?!\\p{L})`,
    write: 'φυλ',
    sign: 'ιλ',
  },
  ...['ή', 'ής', 'ές', 'ό', 'ά', 'ού', 'ών', 'ός'].flatMap((ending) => [
    {
      pattern: `(?<!\\p{L})([ψΨ]ηλ${ending}) (?:\\p{Ll}+[ήόά] )?${FINE}`,
      end: ending.length + 2,
      write: `ιλ${ending}`,
      sign: `ηλ${ending} `,
    },
    {
      pattern: `(?<!\\p{L})([ψΨ]ιλ${ending}) ${TALL}`,
      end: ending.length + 2,
      write: `ηλ${ending}`,
      sign: `ιλ${ending} `,
    },
  ]),
  // A policeman gives one too: without a word of how it is.
  {
    pattern: `(?<!\\p{L})${GIVES} (?:(?:τη|την|και|μια|μία) ){0,2}${RIGHT} (κλήση)(?!\\p{L})`,
    write: 'κλίση',
    sign: 'κλήση',
  },
  // The interest that a law knows.
  { pattern: '(?<!\\p{L})([έΈ]ντονο) (?:\\p{Ll}+ )?συμφέρον(?!\\p{L})', end: 5, write: 'ννομο', sign: 'ντονο ' },
  { pattern: '(?<!\\p{L})([έΈ]ντονα) (?:\\p{Ll}+ )?συμφέροντα(?!\\p{L})', end: 5, write: 'ννομα', sign: 'ντονα ' },
  {
    pattern: '(?<!\\p{L})([έΈεΕ]ντ[οό]νου) (?:\\p{Ll}+ )?συμφέροντος(?!\\p{L})',
    write: 'έννομου',
    sign: ' συμφέροντος',
  },
]
