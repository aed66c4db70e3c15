// Greek: towns and quarters of one gender each, and articles of another before them. Data. The names of a site's own
// pages are judged by the forms that it declares.
import type { Prose } from '../../../model/checks/language.ts'

const MASCULINE =
  '(?:Κολωνό|Βύρωνα|Χολαργό|Διόνυσο|Υμηττό|Γέρακα|Άλιμο|Ωρωπό|Μαραθώνα|Βόλο|Κεραμεικό|Βοτανικό|Λυκαβηττό|Κηφισό|' +
  'Νέο Κόσμο|Εύοσμο|Λόφο του Στρέφη)(?!\\p{L})'
const NEUTER =
  '(?:Παγκράτι|Μαρούσι|Χαλάνδρι|Γαλάτσι|Ίλιον|Μεταξουργείο|Γκάζι|Θησείο|Κουκάκι|Κορωπί|Μενίδι|Λαύριο|Πασαλιμάνι|' +
  'Μικρολίμανο|Καματερό)(?!\\p{L})'
const FEMININE =
  '(?:Κυψέλη|Γλυφάδα|Κηφισιά|Αργυρούπολη|Ηλιούπολη|Καισαριανή|Φιλοθέη|Παλλήνη|Παιανία|Ομόνοια|Θεσσαλονίκη|Πάτρα|' +
  'Λάρισα|Καστέλλα|Κοκκινιά)(?!\\p{L})'

export const towns: Prose['confused'] = [
  { pattern: `(?<!\\p{L})([σΣ]την?) ${MASCULINE}`, write: 'στον ή τον' },
  { pattern: `(?<!\\p{L})([τΤ]ην?) ${MASCULINE}`, write: 'τον' },
  { pattern: `(?<!\\p{L})([σΣ]τ(?:ην?|ον)|[τΤ](?:ην?|ον)) ${NEUTER}`, write: 'το ή στο' },
  { pattern: `(?<!\\p{L})([σΣ]τον|[τΤ]ον) ${FEMININE}`, write: 'τη, την, στη ή στην' },
]
