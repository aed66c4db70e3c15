// Name, address, phones and numbers of the business as people get them wrong.
import {
  area,
  bad,
  badDrawn,
  both,
  drawn,
  en,
  english,
  type Fault,
  type Kinds,
  page,
  replaced,
  service,
  set,
} from '../kinds.ts'

const VAT = 'vat: !placeholder "000000000"'
const formerNames = replaced(
  'site.yaml',
  '  shortName:',
  '  formerNames: [Υδραυλική Νίκαιας, Αποφραξερό]\n  shortName:',
)
const messenger = (slug: string, href: string, says: string, rule = 'contact/messenger'): Fault =>
  badDrawn(rule, `/areas/${slug}`, `<a href="${href}">Μήνυμα</a>`, says)
const vat = (value: string, says: string): Fault =>
  bad('identity/tax-number', replaced('site.yaml', VAT, `vat: "${value}"`), value, says)
/** Three phones more: the mobile and the landline by other names, and one that is called like the landline. */
const PHONES = [
  '    van:\n      number: !placeholder "+306900000000"\n      shown: !placeholder 690 000 0000\n      label: Βαν\n',
  '    shop:\n      number: !placeholder "+302100000001"\n      shown: !placeholder 210 000 0001\n      label: Σταθερό\n',
  '    office:\n      number: !placeholder "+302100000000"\n      shown: !placeholder 210 000 0000\n      label: Γραφείο\n',
].join('')
/** Two phones more, by their names in site.yaml and their labels; the space keeps others from being laid in as well. */
const phones = (name: string, label: string, other: string, its: string) =>
  replaced(
    'site.yaml',
    '      label: Σταθερό\n',
    `      label: Σταθερό \n    ${name}: { number: "+302102220147", shown: 210 222 0147, label: ${label} }\n` +
      `    ${other}: { number: "+302102220158", shown: 210 222 0158, label: ${its} }\n`,
  )
/** One phone more, as it is shown. */
const more = (name: string, number: string, shown: string) =>
  replaced(
    'site.yaml',
    '      label: Σταθερό\n',
    `      label: Σταθερό\n    ${name}: { number: "${number}", shown: "${shown}", label: ${name} }\n`,
  )
const shown = (name: string, number: string, digits: string) =>
  bad('link/tel-mailto', more(name, number, digits), `shown: "${digits}"`, `is shown as ${digits}`)

/** A street for the office. */
const OFFICE = replaced(
  'site.yaml',
  '    shown: Νίκαια, 184 50',
  '    street: Λεωφόρος Θηβών 126\n    shown: Λεωφόρος Θηβών 126, Νίκαια, 184 50',
)

export default {
  "the business's name misspelt": {
    rule: 'fact/name',
    faults: [
      'Στην απόδειξή σας θα δείτε την επωνυμία «Πειραϊκή Αποφρακτική» και το ΑΦΜ μας.',
      'Οι Αποφράξεις Πιραιά είναι κοντά.',
      'Καλέστε τις Αποφράξεις Πειρεά.',
      'Η Αποφραξεις Πειραιά απαντά.',
      'Υπεύθυνος είναι η επιχείρηση Αποφράξεις Πειραιώς, με έδρα εδώ.',
      'Σας ευχαριστούμε που επιλέξατε την Αποφρακτική Νίκαιας.',
      'Χαιρόμαστε που καλέσατε την «Υδροτεχνική Κερατσινίου».',
      en('Thank you for choosing Yorkshire Key Centre.'),
      en('Call Calder Locksmith today.'),
      en('Calder locksmiths is here.'),
    ],
    harmless: [
      'Στο τιμολόγιο γράφουμε την επωνυμία «Αποφράξεις Πειραιά».',
      'Στην απόδειξη γράφουμε την επωνυμία σας, αν έχετε επιχείρηση.',
      'Οι Αποφράξεις Πειραιά απαντούν.',
      'Αποφράξεις στον Πειραιά κάνουμε κάθε μέρα.',
      'Για αποφράξεις Πειραιά και Νίκαιας, ένα τηλέφωνο.',
      'Σας ευχαριστούμε που επιλέξατε τις Αποφράξεις Πειραιά.',
      'Χαιρόμαστε που καλέσατε την Παρασκευή και όχι την Κυριακή.',
      'Πείτε μας αν είστε εσείς που καλέσατε την Πυροσβεστική Υπηρεσία.',
      'Για αποφράξεις Πειραϊκή και Καστέλλα έχουν δρόμους στενούς.',
      en('Thank you for choosing Calder Locksmiths, and for calling on a Sunday.'),
    ],
  },
  'an old name': {
    rule: 'fact/former-name',
    faults: [
      bad(
        'fact/former-name',
        both(
          formerNames,
          replaced(service('plumbing'), 'Όπως σας βολεύει.', 'Έρχεται συνεργείο της Υδραυλικής Νίκαιας.'),
          replaced('content/labels.yaml', 'Ονοματεπώνυμο', 'Ονοματεπώνυμο (στο Αποφραξερό)'),
          set(page('privacy'), 'lead', 'Η Υδραυλική Νίκαιας το κάνει από παλιά.'),
        ),
        'Υδραυλική Νίκαιας',
      ),
      { rule: 'fact/former-name', at: { file: service('plumbing') }, says: 'Υδραυλικής Νίκαιας' },
      { rule: 'fact/former-name', at: { file: 'content/labels.yaml' }, says: 'Αποφραξερό' },
    ],
    harmless: [
      both(formerNames, set(page('faq'), 'answer', 'Κάθε υδραυλική βλάβη της Νίκαιας μοιάζει με άλλη.')),
      replaced(
        'content/reviews.yaml',
        'text: Η λεκάνη ανέβαζε',
        'text: Κάλεσα την Υδραυλική Νίκαιας. Η λεκάνη ανέβαζε',
      ),
      'Μια υδραυλική βλάβη στη Νίκαια δεν περιμένει.',
    ],
  },
  'a free-mail address in a text': {
    rule: 'contact/email',
    faults: [
      'Στείλτε στο apofraxeis24@gmail.com.',
      'Γράψτε μας στο foo@yahoo.gr.',
      'Mail: apofraxeis.peiraia@hotmail.com.',
      badDrawn(
        'contact/email',
        '/areas/perama',
        '<a href="mailto:nikos.web@yahoo.gr">Γράψτε μας δυο λόγια</a>',
        'nikos.web@yahoo.gr',
      ),
      en('Write to calder.locks@outlook.com.'),
    ],
    harmless: [
      'Το gmail σας ίσως το βάλει στα ανεπιθύμητα.',
      'Στείλτε φωτογραφία με SMS ή στο Viber.',
      'Στείλτε τη φωτογραφία από το κινητό σας στο {email}.',
    ],
  },
  'a mailbox that is not the own': {
    rule: 'contact/email',
    faults: [
      'Γράψτε στο info@apofraxeis-peiraia.com.',
      'Στείλτε στο info@apofraxeis-piraia.gr.',
      'Γράψτε στο infο@apofraxeis-peiraia.example.',
      'Στο info@apofrakseis.gr απαντάμε αμέσως.',
    ],
    harmless: [
      set(page('privacy'), 'lead', 'Η Αρχή απαντά στο complaints@dpa.gr.'),
      'Το e-mail διαβάζεται κάθε πρωί.',
      'Για το δίκτυο του δρόμου γράψτε στο apoxeteysi@dimos.gr.',
      'Γράψτε στο Info@apofraxeis-peiraia.example.',
    ],
  },
  'a wa.me link to another number': {
    faults: [
      messenger('athens', 'https://wa.me/306911111111', '+306911111111', 'fact/phone'),
      messenger('nikaia', 'https://web.whatsapp.com/send/?phone=306933333333&text=hi', '+306933333333'),
      messenger('perama', 'https://api.whatsapp.com/send?phone=%2B306944444444', '+306944444444', 'fact/phone'),
    ],
    harmless: [
      drawn('/services/plumbing', '<a href="https://wa.me/306900000000?text=x">WhatsApp</a>'),
      drawn('/services/apolymansi', '<a href="https://api.whatsapp.com/send?phone=306900000000">WhatsApp</a>'),
      drawn('/services/apofraksi-lekanis', '<a href="https://www.whatsapp.com/legal">Όροι του WhatsApp</a>'),
    ],
  },
  'a viber link to another number': {
    faults: [
      messenger('tauros', 'viber://contact?number=%2B306922222222', '+306922222222'),
      messenger('aigaleo', 'viber://chat?number=306955555555', '+306955555555', 'fact/phone'),
      messenger('moschato', 'viber://chat/?number=%2B306966666666', '+306966666666'),
    ],
    harmless: [
      drawn('/services/apofraksi-frateiou', '<a href="viber://chat?number=%2B306900000000">Viber</a>'),
      'Το κινητό μας έχει και Viber: {phone.mobile}.',
      'Φωτογραφίες στο Viber του {phone.mobile}, αν μπορείτε.',
    ],
  },
  'letters O for zeros': {
    rule: 'contact/phone-digits',
    faults: [
      'Πάρτε μας στο 21O 1234567.',
      'Καλέστε στο 69O OOO OOOO.',
      'Τηλ. 2l0 1234567.',
      'Καλέστε 21Ο ΟΟΟ ΟΟΟΟ.',
      'Τηλέφωνο +3o 21o ooo oooo.',
      en('Call O113 496 O123.'),
    ],
    harmless: [
      'Το μοντέλο είναι 2O4.',
      'Ο σωλήνας Φ110 και ο Φ125.',
      'Πρότυπο EN 12056-2.',
      'Ο δακτύλιος O-ring 20x2. Ο 4624/2019 είναι νόμος.',
    ],
  },
  'a phone with another digit': {
    rule: 'fact/phone',
    faults: [
      'Καλέστε στο 210 999 8877.',
      'Ρωτήστε στο 00306988776655.',
      'Τηλεφωνήστε στο 6945123456.',
      'Καλέστε 210 000 0009.',
      en('Call 0113 496 0124.'),
    ],
    harmless: [
      'Η ΕΥΔΑΠ έχει τηλέφωνο 1022.',
      'Ο κωδικός του κτηματολογίου έχει 12 ψηφία.',
      'Το 166 είναι για ασθενοφόρο.',
      en('Call 999 if you smell gas.'),
    ],
  },
  'a phone of others': {
    rule: 'fact/phone',
    faults: [
      'Αντί για την ΕΥΔΑΠ, καλέστε εμάς στο 210 411 2233.',
      'Πριν έρθει ο δήμος, πάρτε μας στο 210 411 2234.',
      'Το τηλέφωνο του δήμου είναι 210 000 0010.',
      'Ο υδραυλικός της γωνίας απαντά στο 210 411 2235.',
      en('Before the police come, call us on 0113 222 4444.'),
    ],
    harmless: [
      'Αν κάποιος καταπιεί καθαριστικό, πάρτε το Κέντρο Δηλητηριάσεων στο 210 779 3777.',
      'Το Κέντρο Δηλητηριάσεων: 210 7793777.',
      'Το νοσοκομείο της Νίκαιας απαντά στο 213 207 7000.',
      'Για βλάβη στον δρόμο καλέστε στο 210 214 4444 (ΕΥΔΑΠ).',
      ...english('The hospital of the town answers on 0113 222 4445.'),
    ],
  },
  'the mobile where a route means the landline': {
    rule: 'contact/phone-of-page',
    faults: [
      bad(
        'contact/phone-of-page',
        replaced(area('elefsina'), '{phone.landline}', '{phone.mobile}'),
        '{phone.mobile}',
        '690 000 0000',
      ),
      bad(
        'contact/phone-of-page',
        replaced(service('plumbing'), '{phone.mobile}', '{phone.landline}'),
        '{phone.landline}',
        '210 000 0000',
      ),
      badDrawn('contact/phone-of-page', '/areas/chaidari', '<a href="tel:+306900000000">Κλήση</a>', '+306900000000'),
    ],
    harmless: [
      'Σταθερό {phone.landline} ή κινητό {phone.mobile}, όποιο σας βολεύει.',
      set(page('contact'), 'lead', 'Καλέστε {phone.landline}.'),
      both(
        replaced('site.yaml', 'label: Κινητό', 'label: Βλάβες τη νύχτα'),
        replaced(area('elefsina'), 'Στο {phone.landline} απαντάμε', 'Το νυχτερινό τηλέφωνο {phone.mobile} απαντά'),
      ),
      'Το κινητό του διαχειριστή είναι στο φρεάτιο εισόδου γραμμένο.',
    ],
  },
  'two phones that are one number': {
    faults: [
      bad(
        'contact/phones',
        replaced('site.yaml', '      label: Σταθερό\n', `      label: Σταθερό\n${PHONES}`),
        '+306900000000',
        'are one number',
      ),
      { rule: 'contact/phones', at: { file: 'site.yaml', line: '+302100000000' }, says: 'are one number' },
      { rule: 'contact/phones', at: { file: 'site.yaml', line: 'label: Σταθερό' }, says: 'have one label' },
    ],
    harmless: [
      replaced('site.yaml', 'label: Σταθερό', 'label: Σταθερό γραφείου'),
      replaced('site.yaml', 'label: Κινητό', 'label: Κινητό συνεργείου'),
      'Δύο τηλέφωνα έχουμε: {phone.landline} και {phone.mobile}.',
    ],
  },
  'labels swapped': {
    rule: 'contact/phone-kind',
    faults: [
      bad(
        'contact/phone-kind',
        replaced('site.yaml', 'label: Κινητό', 'label: Σταθερό γραφείου'),
        'Σταθερό γραφείου',
        'is labelled',
      ),
      'Κινητό {phone.landline}.',
      'Το σταθερό μας τηλέφωνο είναι το {phone.mobile}.',
      'Καλέστε {phone.mobile} (σταθερό).',
      'Αλλιώς στο σταθερό μας, {phone.mobile}, ως αργά.',
      en('Our mobile is {phone.office}.'),
    ],
    harmless: [
      'Κινητό {phone.mobile}, σταθερό {phone.landline}. Από κινητό καλέστε το {phone.landline}.',
      'Αν δεν έχετε σταθερό, πάρτε από κινητό το {phone.landline} ή το {phone.mobile}.',
      'Το κινητό του διαχειριστή το ζητάμε ανοιχτό.',
      'Από σταθερό, {phone.mobile} ή {phone.landline}, το ίδιο κάνει.',
    ],
  },
  'labels of what two phones are for, swapped': {
    faults: [
      bad(
        'contact/phone-kind',
        phones('nychta', 'Ραντεβού', 'day', 'Βλάβες τη νύχτα'),
        'Ραντεβού',
        'is labelled "Βλάβες',
      ),
      bad(
        'contact/phone-kind',
        phones('night', 'Γραφείο', 'desk', 'Βράδυ και αργίες'),
        'Γραφείο',
        'is labelled "Βράδυ',
      ),
      bad('contact/phone-kind', phones('urgent', 'Τιμολόγια', 'bills', 'Επείγοντα'), 'Τιμολόγια', 'is labelled "Επείγ'),
    ],
    harmless: [
      phones('night', 'Βλάβες το βράδυ', 'day', 'Ραντεβού'),
      phones('night', 'Βάρδια', 'day', 'Ραντεβού'),
      phones('urgent', 'Επείγοντα', 'night', 'Επείγοντα τη νύχτα'),
    ],
  },
  'a phone shown with a digit too few': {
    faults: [
      shown('store', '+302102220169', '210 222 016'),
      shown('fax', '+302102220170', '210 222 01700'),
      shown('works', '+306972220181', '(697) 222 018'),
    ],
    harmless: [
      more('store', '+302102220169', '2102220169'),
      more('fax', '+302102220170', '(210) 222 0170'),
      more('works', '+306972220181', '+30 697 222 0181'),
    ],
  },
  'latitude and longitude swapped': {
    faults: [
      bad(
        'identity/place',
        replaced(
          'site.yaml',
          'latitude: 37.94203\n    longitude: 23.64619',
          'latitude: 23.64619\n    longitude: 37.94203',
        ),
        'latitude: 23.64619',
        'are swapped',
      ),
      bad('identity/place', replaced('site.yaml', 'latitude: 37.94203', 'latitude: 73.94203'), '73.94203'),
      bad(
        'identity/place',
        replaced('site.yaml', 'longitude: 23.64619', 'longitude: -23.64619'),
        'latitude',
        '-23.64619',
      ),
    ],
    harmless: [
      replaced('site.yaml', 'latitude: 37.94203', 'latitude: 38.04203'),
      replaced('site.yaml', 'longitude: 23.64619', 'longitude: 23.94619'),
      'Ο χάρτης δείχνει 37,9 βόρεια και 23,6 ανατολικά.',
    ],
  },
  'the coordinates of another town': {
    faults: [
      ['35.3387', '25.1442'],
      ['40.6264', '22.9484'],
      ['39.74203', '23.64619'],
    ].map(([latitude, longitude]) =>
      bad(
        'identity/place',
        both(
          replaced('site.yaml', 'postalCode: "184 50"', 'postalCode: "185 31"'),
          replaced('site.yaml', '    shown: Νίκαια, 184 50', '    shown: Νίκαια, 185 31'),
          replaced(
            'site.yaml',
            'latitude: 37.94203\n    longitude: 23.64619\n    radius: 50000',
            `latitude: ${latitude}\n    longitude: ${longitude}\n    radius: 50000`,
          ),
        ),
        `latitude: ${latitude}`,
        'are far from where the postal code 185 31 is',
      ),
    ),
    harmless: [
      // Megara and Lavrio are in Attica, and Corinth is what the radius reaches.
      replaced('site.yaml', 'latitude: 37.94203\n    longitude: 23.64619', 'latitude: 37.9961\n    longitude: 23.3446'),
      replaced('site.yaml', 'latitude: 37.94203\n    longitude: 23.64619', 'latitude: 37.7137\n    longitude: 24.0565'),
      replaced('site.yaml', 'latitude: 37.94203\n    longitude: 23.64619', 'latitude: 37.9401\n    longitude: 22.9564'),
    ],
  },
  'a radius in kilometres': {
    faults: ['50', '15', '300'].map((radius) =>
      bad(
        'identity/place',
        replaced('site.yaml', 'radius: 50000', `radius: ${radius}`),
        `radius: ${radius}`,
        `a radius of ${radius} metres`,
        ['fact/claim-conflict'],
      ),
    ),
    harmless: [
      both(
        replaced('site.yaml', 'radius: 50000', 'radius: 12000'),
        replaced('site.yaml', 'text: 50 χιλιόμετρα', 'text: 12 χιλιόμετρα'),
      ),
      'Σε ακτίνα 2 μέτρων γύρω από το φρεάτιο δεν σκάβουμε.',
      'Ο κύκλος του καπακιού έχει ακτίνα 30 εκατοστά.',
    ],
  },
  'ΑΦΜ with a wrong length': {
    faults: [
      vat('09401424', 'has not the form'),
      vat('0940142455', 'has not the form'),
      vat('EL 94014', 'has not the form'),
    ],
    harmless: [
      replaced('site.yaml', VAT, 'vat: "EL090000045"'),
      'Το ΑΦΜ έχει 9 ψηφία και γράφεται στην απόδειξη.',
      'Δώστε μας ΑΦΜ, αν θέλετε τιμολόγιο.',
    ],
  },
  'ΑΦΜ with a wrong check digit': {
    faults: [vat('090000046', 'check digit'), vat('EL 123456789', 'check digit'), vat('094 014 200', 'check digit')],
    harmless: [
      replaced('site.yaml', VAT, 'vat: "094 014 201"'),
      'Το ΑΦΜ του διαχειριστή το ζητάμε για το τιμολόγιο.',
      'Στο τιμολόγιο γράφονται ΑΦΜ και ΔΟΥ.',
    ],
  },
  'ΑΦΜ of noughts': {
    faults: [vat('000000000', 'is made up'), vat('EL000000000', 'is made up'), vat('000 000 000', 'is made up')],
    harmless: [
      replaced('site.yaml', VAT, 'vat: "800000014"'),
      'Το ΑΦΜ μας γράφεται σε κάθε απόδειξη.',
      'Για τιμολόγιο θέλουμε ΑΦΜ και διεύθυνση.',
    ],
  },
  'ΑΦΜ of another business in a text': {
    rule: 'identity/tax-number',
    faults: [
      'Τιμολόγιο με ΑΦΜ 094014201.',
      'Α.Φ.Μ.: 090 000 045, ΔΟΥ Πειραιά.',
      'Στα στοιχεία μας γράφει ΑΦΜ: EL094014201.',
      en('VAT number: GB 999 9999 73'),
    ],
    harmless: [
      'Το ΑΦΜ του προμηθευτή γράφεται στο τιμολόγιό του.',
      'Γράψτε το ΑΦΜ σας, με 9 ψηφία.',
      'Χωρίς ΑΦΜ; 2 στοιχεία αρκούν.',
    ],
  },
  'another address': {
    rule: 'fact/address',
    faults: [
      'Με ραντεβού θα μας βρείτε στην Πέτρου Ράλλη 214, λίγο πριν από το νοσοκομείο.',
      'Η έδρα μας είναι στην οδό Κολοκοτρώνη 125, στον Πειραιά.',
      'Το γραφείο μας είναι στην οδό Θηβών 120, 182 33.',
      'Η αποθήκη μας είναι στο 185 40.',
      'Η έδρα μας: Νίκαια, 184 51.',
      'Μας βρίσκετε στη Λεωφ. Θηβών 210, Νίκαια.',
      en('Our workshop is in Leeds, LS1 1AB.'),
      'Ο ΤΚ μας είναι 154 80, για το δέμα σας.',
      'Γράψτε στο δέμα τον ταχυδρομικό κώδικά μας, 148 05.',
      en('For the parcel, our postcode is LS11 8AQ.'),
      // The figures of the number are turned.
      ...['Θα δείτε το βαν έξω, Θηβών 162, όποια ώρα περάσετε.', 'Έξω από τη Θηβών 261 σταματά το λεωφορείο.'].map(
        (text, i) =>
          bad(
            'fact/address',
            both(OFFICE, set(area(i === 0 ? 'perama' : 'tauros'), 'lead', text)),
            text,
            'is not the declared Λεωφόρος Θηβών 126',
          ),
      ),
    ],
    harmless: [
      'Είμαστε στην Εγνατία 3 λεπτά από το σπίτι σας.',
      'Θα μας βρείτε στο Λιμάνι 24 ώρες την ημέρα.',
      'Το γραφείο μας είναι δύο στενά από την οδό Κολοκοτρώνη 125.',
      both(
        replaced(
          'site.yaml',
          '    shown: Νίκαια, 184 50',
          '    street: Λεωφόρος Θηβών 20\n    shown: Λεωφόρος Θηβών 20, Νίκαια, 184 50',
        ),
        set(area('perama'), 'lead', 'Η έδρα μας είναι στη λεωφόρο Θηβών 20.'),
      ),
      replaced('site.yaml', '    region: Αττική\n    postalCode: "184 50"\n', ''),
      replaced('site.yaml', '    postalCode: "184 50"\n', ''),
      both(OFFICE, set(area('perama'), 'lead', 'Το βενζινάδικο είναι στη Θηβών 130, τέσσερις πόρτες πιο κάτω.')),
      'Ο ΤΚ μας είναι 184 50, της Νίκαιας.',
      'Ο ΤΚ του Κερατσινίου είναι 187 58.',
      en('Your postcode, say LS6 2AB, tells us the way.'),
      'Το γραφείο μας είναι στη Νίκαια, 184 50.',
      'Το κατάστημα της ΕΥΔΑΠ είναι στην οδό Ηλιουπόλεως 9, 172 37.',
      'Στη συμβολή των οδών Πέτρου Ράλλη 120 και Θηβών βρίσκεται παλιό ρέμα.',
    ],
  },
  'a line of copyright of another business': {
    rule: 'fact/name',
    faults: ['© {year} Υδροτεχνική Σαρωνικού', '© {year}, Λύσεις Αποχέτευσης', 'Copyright {year} Νίκος Παπαδάκης'].map(
      (line) =>
        bad('fact/name', replaced('content/labels.yaml', '© {year} {name}', line), line, 'is not the declared name'),
    ),
    harmless: [
      replaced('content/labels.yaml', '© {year} {name}', '© 2015-{year} {name}'),
      replaced('content/labels.yaml', '© {year} {name}', '© {year} Κατασκευές Σαρωνικού ΙΚΕ'),
      replaced('content/labels.yaml', '© {year} {name}', '© {year} Με επιφύλαξη παντός δικαιώματος'),
    ],
  },
  'the name in a form it does not have': {
    rule: 'fact/name',
    faults: [
      'Υπεύθυνη είναι η επιχείρηση Αποφράξις Πειραιά.',
      'Καλέστε τις Αποφράξης Πειραιά.',
      'Αποφράξεις πειραιά κάνουμε κάθε μέρα.',
    ],
    harmless: [
      'Με Αποφράξεις του Πειραιά ασχολούμαστε κάθε μέρα.',
      'Αποφράξεις και αντλήσεις κάνουμε κάθε μέρα.',
      'Οι δύο Αποφράξεις Πειραιά και Νίκαιας κλείστηκαν μαζί.',
    ],
  },
  'the phone of an authority near ours': {
    rule: 'fact/phone',
    faults: [
      'Το γραφείο μας απαντά στο 210 000 0012.',
      'Για την ΕΥΔΑΠ καλέστε στο 210 000 0001.',
      'Καλέστε στο 690 000 0110.',
      en('Ring the bench on 0113 496 0199.'),
      'Ο δήμος δίνει την άδεια, και εμείς είμαστε στη Νίκαια, 184 50 Αττική, τηλέφωνο 210 000 2109.',
      en('Calder Locksmiths, Leeds, LS1 1AA, telephone 0113 222 4448.'),
      en('Our Helpline is free, on 0113 222 4449.'),
      en('Opposite the council, 1 Short Street, Leeds, call 0113 222 4450.'),
    ],
    harmless: [
      'Για βλάβες του δικτύου η ΕΥΔΑΠ απαντά στο 210 000 1022.',
      'Για βλάβες του δικτύου καλέστε στο 210 000 1177.',
      'Ο ΔΕΔΔΗΕ απαντά στο 210 000 1055 για βλάβες.',
      ...english('The council answers on 0113 496 0199.'),
      'Απευθυνθείτε στην Αρχή Προστασίας Δεδομένων, Κηφισίας 1-3, 115 23 Αθήνα, τηλέφωνο 210 000 5600.',
      'Γράψτε στον Συνήγορο του Καταναλωτή, Λεωφ. Αλεξάνδρας 144, 114 71 Αθήνα, τηλ. 210 000 0734.',
      ...english(
        'Ring the National Smokefree Helpline yourself, on 0300 123 1044.',
        'The Information Commissioner, Water Lane, Wilmslow SK9 5AF, telephone 0303 123 1113, hears complaints.',
        'The Master Locksmiths Foundation, on 0300 555 1044, lists its members.',
      ),
      'Η Τροχαία Πειραιά, στο 210 000 4332, δίνει την άδεια.',
      'Καλέστε τη Γραμμή του Καταναλωτή, στο 210 000 5150.',
    ],
  },
  'rooms in a town where the business is not': {
    rule: 'fact/address',
    faults: [
      'Γραφείο στη Γλυφάδα, στην πλατεία, από το 2009.',
      'Έχουμε κατάστημα και στη Ραφήνα.',
      'Το εργαστήριό μας στεγάζεται στο Μαρούσι, δίπλα στο τραμ.',
      'Με έδρα το Γαλάτσι, πηγαίνουμε παντού.',
      en('Office in Bradford, next to the market, since 2011.'),
      en('We also have a shop in Halifax.'),
      en('Our workshop stands in Wakefield.'),
    ],
    harmless: [
      'Γραφείο στη Βούλα με δύο τουαλέτες, βουλωμένες από χαρτιά.',
      'Το πρώτο μας μαγαζί ήταν στη Βούλα.',
      'Έχουμε γραφείο στη Νίκαια.',
      'Με έδρα τη Βάρκιζα, το χυτήριο έστελνε σωλήνες παντού.',
      'Αν το μαγαζί μας ήταν στη Βούλα, θα αργούσαμε.',
      ...english(
        'An office in York asked for forty cylinders.',
        'Our first shop was in York.',
        'Our workshop is in Leeds, behind the market.',
        'If your office is in York, tell us the floor.',
      ),
    ],
  },
  'a name that is nearly ours': {
    rule: 'fact/name',
    faults: [
      'Η Αποφρακτική Πειραιώς έρχεται και τη νύχτα.',
      'Καλέστε την Αποφρακτική Νίκαιας.',
      'Εμείς στην Πειραϊκή Αποφρακτική μιλάμε καθαρά.',
      en('Calder Lock Services comes at any hour.'),
      en('Call Calder Locksmithing today.'),
    ],
    harmless: [
      'Η Αποχέτευση Πειραιά έγινε πριν από έναν αιώνα.',
      'Για την Απόφραξη Νεροχύτη έχουμε άλλη σελίδα.',
      'Οι αποφράξεις στον Πειραιά γίνονται με το μηχάνημα.',
      ...english('The Calder Valley line stops near the workshop.', 'Lock Services was a shop on the corner.'),
    ],
  },
  'the phone of an authority, with words between': {
    rule: 'fact/phone',
    faults: [
      'Η ΕΥΔΑΠ αργεί, καλέστε στο 210 2144499 και ερχόμαστε.',
      'Ο δήμος δεν έρχεται, πάρτε μας στο 210 5551234.',
      en('The council will not come, so ring 0113 222 9876 instead.'),
    ],
    harmless: [
      'Η ΕΥΔΑΠ έχει και τηλέφωνο βλαβών, το 210 2144444.',
      'Για μυρωδιά αερίου πάρτε την ΕΔΑ στο 10302 ή στο 210 3406101.',
      ...english('For a gas leak call the national line on 0800 111 999, not us.'),
      ...english('The water company has a line for leaks, 0345 124 2424.'),
    ],
  },
} satisfies Kinds
