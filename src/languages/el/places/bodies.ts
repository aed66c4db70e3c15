// Greek: bodies whose names a link may have, and where each of them is on the web. Patterns, data.
import type { Body } from '../../../model/checks/phrases.ts'

export const bodies: readonly Body[] = [
  { called: 'ΕΥΔΑΠ|εταιρεία ύδρευσης(?: και αποχέτευσης)? πρωτευούσης', hosts: ['eydap.gr'] },
  { called: 'ΕΥΑΘ', hosts: ['eyath.gr'] },
  { called: 'ΔΕΗ|δημόσια επιχείρηση ηλεκτρισμού', hosts: ['dei.gr'] },
  { called: 'ΔΕΔΔΗΕ', hosts: ['deddie.gr'] },
  { called: 'ΑΔΜΗΕ', hosts: ['admie.gr'] },
  {
    called: 'ΑΠΔΠΧ|αρχή(?:ς)? προστασίας(?: (?:προσωπικών )?δεδομένων(?: προσωπικού χαρακτήρα)?)?',
    hosts: ['dpa.gr'],
  },
  { called: 'ΑΑΔΕ|ανεξάρτητη[ςσ]? αρχή[ςσ]? δημοσίων εσόδων', hosts: ['aade.gr'] },
  { called: 'ΕΟΦ|εθνικ(?:ός|ού|ό)ν? οργανισμ(?:ός|ού|ό) φαρμάκων', hosts: ['eof.gr'] },
  { called: 'ΕΟΔΥ', hosts: ['eody.gov.gr'] },
  { called: 'ΕΕΤΤ', hosts: ['eett.gr'] },
  {
    called: 'ΡΑΑΕΥ|ΡΑΕ|ρυθμιστική[ςσ]? αρχή[ςσ]?(?: αποβλήτων,)?(?: ενέργειας(?: και υδάτων)?)',
    hosts: ['raaey.gr', 'rae.gr'],
  },
  { called: 'συν(?:ήγορος|ηγόρου|ήγορο) του καταναλωτή', hosts: ['synigoroskatanaloti.gr'] },
  { called: 'συν(?:ήγορος|ηγόρου|ήγορο) του πολίτη', hosts: ['synigoros.gr'] },
  { called: '(?:ελληνικό )?κτηματολόγι(?:ο|ου)', hosts: ['ktimatologio.gr', 'ktimanet.gr'] },
  { called: 'ΕΦΚΑ|e-ΕΦΚΑ', hosts: ['efka.gov.gr'] },
  { called: 'ΕΜΥ|εθνική[ςσ]? μετεωρολογική[ςσ]? υπηρεσία[ςσ]?', hosts: ['emy.gr'] },
  { called: 'ΕΛΣΤΑΤ|ελληνική[ςσ]? στατιστική[ςσ]? αρχή[ςσ]?', hosts: ['statistics.gr'] },
  { called: 'πυροσβεστική[ςσ]?(?: (?:υπηρεσία[ςσ]?|σώμα))?|πυροσβεστικό σώμα', hosts: ['fireservice.gr'] },
  { called: '(?:ελληνική[ςσ]? )?αστυνομία[ςσ]?|ΕΛ\\.?ΑΣ\\.?', hosts: ['astynomia.gr'] },
  { called: 'ΟΤΕ|cosmote', hosts: ['cosmote.gr', 'ote.gr'] },
  { called: 'ΤΕΕ|τεχνικό επιμελητήριο(?: ελλάδας)?', hosts: ['tee.gr'] },
  { called: 'ΓΕΜΗ|Γ\\.Ε\\.ΜΗ\\.', hosts: ['businessportal.gr', 'businessregistry.gr'] },
]
