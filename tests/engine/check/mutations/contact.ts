// Wrong ways to reach the business, unused claims and a wrong tax number.
import { added, edit, type Mutation } from '../mutate.ts'

const contact = 'content/pages/contact.yaml'
const FORM = 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.'

export default [
  ...[
    'Γράφουμε από το apofraxeis@gmail.com.',
    'Στείλτε στο inf@apofraxeis-peiraia.example.',
    'Στείλτε στο info@apofraxeis-peiraia.gr.',
  ].map((by, i) => ({
    name: `another mailbox stands in a text, ${i + 1}`,
    rule: 'contact/email',
    yaml: [{ file: contact, find: FORM, by }],
    at: { file: contact, line: '@' },
  })),
  ...[
    ['company', 'https://wa.me/306912345678'],
    ['faq', 'viber://contact?number=%2B306912345679'],
    ['areas', 'https://api.whatsapp.com/send?phone=306912345680'],
  ].map(([page = '', href = '']) =>
    added('link/tel-mailto', 'a messenger writes to a stranger', page, `<p><a href="${href}">690 000 0000</a></p>`),
  ),
  ...[
    ['two phones are one number', '{ number: "+302100000000", shown: 210 000 0000, label: Νύχτα }'],
    ['two phones have one label', '{ number: "+302109876543", shown: 210 987 6543, label: Σταθερό }'],
    ['a phone is declared twice', '{ number: "+306900000000", shown: 690 000 0000, label: Κινητό }'],
  ].map(([name = '', phone = '']) => ({
    ...edit('fact/phone', name, 'site.yaml', '  email: !pl', `    night: ${phone}\n  email: !pl`, 'night:'),
    also: ['launch/placeholder'],
    apart: true as const,
  })),
  edit(
    'claims/variants',
    'no text uses a claim',
    'site.yaml',
    '  radius:\n',
    '  parking: { text: 3 θέσεις, about: πού αφήνετε το αυτοκίνητο }\n  radius:\n',
    'parking:',
  ),
  edit(
    'claims/variants',
    'a range types its other end',
    'content/areas/nikaia.yaml',
    'σε {response} χτυπάμε',
    'σε 10-{response} χτυπάμε',
  ),
  ...['"094259217"', '"EL 12345"', '"123456789"'].map((vat) => ({
    name: `the tax number is wrong: ${vat}`,
    rule: 'identity/tax-number',
    apart: true as const,
    yaml: [{ file: 'site.yaml', find: 'vat: !placeholder "000000000"', by: `vat: ${vat}` }],
    at: { file: 'site.yaml', line: 'vat:' },
  })),
] satisfies readonly Mutation[]
