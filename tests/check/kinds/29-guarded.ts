// Passwords that lie in public/, numbers of the register, the phones of lists and of the pages below them.
import { abroad, bad, badFile, type Kinds, published, replaced } from '../kinds.ts'

const ROUTES = 'content/routes.yaml'
const password = (file: string, text: string) => badFile('sec/secret', file, `${file} holds a password`, text)
const OFFICES = '{ path: /areas, page: areas, template: areas'
const JOBS = '{ path: /services, page: services, template: services'
const QUESTIONS = '{ path: /company, page: company, template: company'
const spoken = (find: string, phone: string) => replaced(ROUTES, find, `${find}, phone: ${phone}`)

export default {
  'a password noted in a file of public/': {
    faults: [
      password('ftp.txt', 'host: ftp.example.org\nftp password: Hx82!kLm\n'),
      password('info.txt', 'user: admin\npass: 12345678\n'),
      password('settings.json', '{"smtp":{"user":"info@x.example","pass":"abcd1234"}}'),
      password('client.json', '{"client_id":"a","client_secret":"9f8b2c7d6e5a4f3b"}'),
      password('db.txt', 'DB_PASSWORD=secret123\n'),
      password('odigies.txt', 'Σύνδεση στο πάνελ\nΚωδικός ftp: Niki2024!\n'),
    ],
    harmless: [
      published('help.txt', 'Your password is never asked for by phone: 10 digits at least.\n'),
      published('words.json', '{"password":"Κωδικός","pass":true,"key":"toilet"}'),
      published('guests.txt', 'WiFi password: pireas2020\n'),
      published('compass.txt', 'compass: 12345678\n'),
      published('parts.txt', 'Κωδικός: ΑΒ1204\nΚωδικός προϊόντος: 12345678\n'),
    ],
  },
  'a number of the register that is none': {
    rule: 'identity/tax-number',
    faults: [
      'Αρ. Γ.Ε.ΜΗ. 12345678.',
      'Η επιχείρηση έχει αριθμό ΓΕΜΗ 1234567890123.',
      'Είμαστε γραμμένοι στο μητρώο, Γ.Ε.ΜΗ.: 1234567.',
    ],
    harmless: [
      'Αρ. Γ.Ε.ΜΗ. 123456709000.',
      'Γράψτε τον αριθμό Γ.Ε.ΜΗ. της εταιρείας σας για τιμολόγιο.',
      'Ο αριθμός ΓΕΜΗ έχει 12 ψηφία και τον βρίσκετε στο τιμολόγιο.',
      'Μεγάλες εταιρείες γράφουν χωρίς μηδενικά, π.χ. ΓΕΜΗ 237901000.',
    ],
  },
  'a list of another phone than the pages below it': {
    faults: [
      bad('contact/phone-of-page', spoken(JOBS, 'landline'), JOBS, '/services is a page of the phone "landline"'),
      abroad(bad('contact/phone-of-page', spoken(JOBS, 'office'), JOBS, 'all below it are of "van"')),
      abroad(bad('contact/phone-of-page', spoken(OFFICES, 'van'), OFFICES, 'all below it are of "office"')),
    ],
    harmless: [
      spoken(JOBS, 'mobile'),
      spoken(QUESTIONS, 'landline'),
      replaced(ROUTES, `${OFFICES}, phone: landline`, OFFICES),
      abroad(spoken(JOBS, 'van')),
      abroad(spoken('{ path: /contact, page: contact, template: contact', 'van')),
    ],
  },
} satisfies Kinds
