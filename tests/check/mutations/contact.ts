// Wrong ways to reach the business, unused claims and a wrong tax number.
import type { Mutation } from '../mutate.ts'

const contact = 'content/pages/contact.yaml'
const FORM = 'Για ραντεβού ή ερώτηση, αρκεί η φόρμα.'
const link = (page: string, href: string, text: string) => ({
  path: `/${page}`,
  find: '</main>',
  by: `<p><a href="${href}">${text}</a></p></main>`,
})
const phone = (name: string, line: string) => ({
  file: 'site.yaml',
  find: '  email: !placeholder',
  by: `    ${name}: ${line}\n  email: !placeholder`,
})

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
  ].map(([page = '', href = ''], i) => ({
    name: `a messenger writes to a stranger, ${i + 1}`,
    rule: 'link/tel-mailto',
    html: link(page, href, '690 000 0000'),
    at: { file: `templates/pages/${page}.tsx` },
  })),
  {
    name: 'two phones are one number',
    rule: 'contact/phones',
    also: ['launch/placeholder'],
    alone: true,
    yaml: [phone('night', '{ number: "+302100000000", shown: 210 000 0000, label: Νύχτα }')],
    at: { file: 'site.yaml', line: 'night:' },
  },
  {
    name: 'two phones have one label',
    rule: 'contact/phones',
    also: ['launch/placeholder'],
    alone: true,
    yaml: [phone('night', '{ number: "+302109876543", shown: 210 987 6543, label: Σταθερό }')],
    at: { file: 'site.yaml', line: 'night:' },
  },
  {
    name: 'a phone is declared twice',
    rule: 'contact/phones',
    also: ['launch/placeholder'],
    alone: true,
    yaml: [phone('night', '{ number: "+306900000000", shown: 690 000 0000, label: Κινητό }')],
    at: { file: 'site.yaml', line: 'night:' },
  },
  {
    name: 'no text uses a claim',
    rule: 'claims/variants',
    yaml: [
      {
        file: 'site.yaml',
        find: '  radius:\n',
        by: '  parking: { text: 3 θέσεις, about: πού αφήνετε το αυτοκίνητο }\n  radius:\n',
      },
    ],
    at: { file: 'site.yaml', line: 'parking:' },
  },
  ...['"094259217"', '"EL 12345"', '"123456789"'].map((vat) => ({
    name: `the tax number is wrong: ${vat}`,
    rule: 'identity/tax-number',
    alone: true as const,
    yaml: [{ file: 'site.yaml', find: 'vat: !placeholder "000000000"', by: `vat: ${vat}` }],
    at: { file: 'site.yaml', line: 'vat:' },
  })),
] satisfies readonly Mutation[]
