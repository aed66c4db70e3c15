// Phones, mailboxes and numbers of the business as people get them wrong.
import { drawn, type Table } from '../together.ts'

const company = 'content/pages/company.yaml'
const plumbing = 'content/services/plumbing.yaml'
const answer = (file: string, find: string, more: string) => [{ file, find, by: `${more} ${find}` }]

export default {
  faults: [
    {
      name: 'a text gives a free mailbox',
      rule: 'contact/email',
      yaml: answer(company, 'Η συζήτηση και η εκτίμηση', 'Γράψτε στο apofraxeis.peiraia@gmail.com.'),
      at: { file: company, line: 'gmail.com' },
      says: 'apofraxeis.peiraia@gmail.com',
    },
    {
      name: 'the mailbox has another ending',
      rule: 'contact/email',
      yaml: answer(
        'content/pages/privacy.yaml',
        'Τα στοιχεία τα δίνετε εσείς.',
        'Γράψτε στο info@apofraxeis-peiraia.gr.',
      ),
      at: { file: 'content/pages/privacy.yaml', line: 'peiraia.gr' },
      says: 'info@apofraxeis-peiraia.gr',
    },
    {
      name: 'a letter of the mailbox is missing',
      rule: 'contact/email',
      yaml: answer(plumbing, 'Όπως σας βολεύει.', 'Στείλτε φωτογραφία στο info@apofraxeis-piraia.gr.'),
      at: { file: plumbing, line: 'apofraxeis-piraia' },
      says: 'info@apofraxeis-piraia.gr',
    },
    {
      name: 'a mail link writes to the mailbox of the one who made the site',
      rule: 'contact/email',
      html: drawn('/areas/perama', '<a href="mailto:nikos.web@yahoo.gr">Γράψτε μας δυο λόγια</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: 'nikos.web@yahoo.gr',
    },
    {
      name: 'a WhatsApp link writes to another number',
      rule: 'contact/messenger',
      html: drawn('/areas/athens', '<a href="https://wa.me/306911111111">690&nbsp;000&nbsp;0000</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '+306911111111',
    },
    {
      name: 'a Viber link writes to another number',
      rule: 'contact/messenger',
      html: drawn('/areas/tauros', '<a href="viber://contact?number=%2B306922222222">Μήνυμα στο Viber</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '+306922222222',
    },
    {
      name: 'a link of the web version writes to another number',
      rule: 'contact/messenger',
      html: drawn('/areas/nikaia', '<a href="https://web.whatsapp.com/send/?phone=306933333333&text=hi">Μήνυμα</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '+306933333333',
    },
    {
      name: 'zeros are typed as Greek letters',
      rule: 'contact/phone-digits',
      yaml: answer('content/areas/elefsina.yaml', 'Αν το νερό σταμάτησε', 'Καλέστε 21Ο ΟΟΟ ΟΟΟΟ.'),
      at: { file: 'content/areas/elefsina.yaml', line: '21Ο' },
      says: '21Ο ΟΟΟ ΟΟΟΟ',
    },
    {
      name: 'a zero is typed as a Latin letter',
      rule: 'contact/phone-digits',
      yaml: answer(plumbing, 'Ναι. Αν έχετε κι άλλα', 'Καλέστε 690 00O 0000.'),
      at: { file: plumbing, line: '00O' },
      says: '690 00O 0000',
    },
    {
      name: "a small letter stands in a call link's label",
      rule: 'contact/phone-digits',
      yaml: answer('content/areas/kallithea.yaml', 'Γύρω από την οδό', 'Τηλέφωνο +3o 21o ooo oooo.'),
      at: { file: 'content/areas/kallithea.yaml', line: '+3o' },
      says: '+3o 21o ooo oooo',
    },
    {
      name: 'a page of an area gives the mobile',
      rule: 'contact/phone-of-page',
      yaml: [{ file: 'content/areas/elefsina.yaml', find: '{phone.landline}', by: '{phone.mobile}' }],
      at: { file: 'content/areas/elefsina.yaml', line: '{phone.mobile}' },
      says: '690 000 0000',
    },
    {
      name: 'a page of a service gives the landline',
      rule: 'contact/phone-of-page',
      yaml: [{ file: plumbing, find: '{phone.mobile}', by: '{phone.landline}' }],
      at: { file: plumbing, line: '{phone.landline}' },
      says: '210 000 0000',
    },
    {
      name: 'a call link of an area dials the mobile',
      rule: 'contact/phone-of-page',
      html: drawn('/areas/chaidari', '<a href="tel:+306900000000">Κλήση</a>'),
      at: { file: 'templates/pages/area.tsx' },
      says: '+306900000000',
    },
  ],
  harmless: [
    {
      name: 'the mailbox of an authority',
      yaml: answer(
        'content/pages/privacy.yaml',
        'Τα στοιχεία τα δίνετε εσείς.',
        'Η Αρχή απαντά στο complaints@dpa.gr.',
      ),
    },
    {
      name: 'the own mailbox, with a capital',
      yaml: answer(company, 'Η συζήτηση και η εκτίμηση', 'Γράψτε στο Info@apofraxeis-peiraia.example.'),
    },
    {
      name: 'both phones in one sentence of an area',
      yaml: answer(
        'content/areas/kallithea.yaml',
        'Γύρω από την οδό',
        'Σταθερό {phone.landline}, κινητό {phone.mobile}.',
      ),
    },
    {
      name: 'numbers and words with an O that are no phones',
      yaml: answer(
        plumbing,
        'Όπως σας βολεύει.',
        'Ο αγωγός είναι DN100 και ο δακτύλιος O-ring 20x2. Ο 4624/2019 είναι νόμος.',
      ),
    },
    {
      name: 'messages to the own mobile, and a message without a number',
      html: drawn(
        '/services/plumbing',
        '<a href="https://wa.me/306900000000?text=x">WhatsApp</a> <a href="viber://chat?number=%2B306900000000">Viber</a> ' +
          '<a href="https://www.whatsapp.com/legal">Όροι του WhatsApp</a>',
      ),
    },
    {
      name: 'a page of no set gives either phone',
      yaml: answer('content/pages/contact.yaml', 'Είμαστε συνήθως σε δουλειές έξω.', 'Καλέστε {phone.landline}.'),
    },
  ],
} satisfies Table
