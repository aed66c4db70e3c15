// Claims, pictures and levels of site.yaml that do not hold together.
import type { Table } from '../together.ts'

const site = (find: string, by: string) => [{ file: 'site.yaml', find, by }]
const at = (line: string) => ({ file: 'site.yaml', line })

export default {
  faults: [
    {
      name: 'a variant is the claim',
      rule: 'claims/variants',
      yaml: site('service: { text: 15 χρόνια,', 'service: { text: Πάνω από 15 χρόνια,'),
      at: at('Πάνω από 15 χρόνια'),
      says: '{experience.service} says the same as {experience}',
    },
    {
      name: 'a claim is used nowhere',
      rule: 'claims/variants',
      yaml: site(
        '  price-toilet:',
        '  parking:\n    text: 3 θέσεις\n    about: πού αφήνουμε το όχημα\n  price-toilet:',
      ),
      at: at('  parking:'),
      says: '{parking}',
    },
    {
      name: 'a variant denies the hours',
      rule: 'claims/variants',
      yaml: site(
        '      day: { text: όλο το 24ωρο,',
        "      week: { text: 'Δευτέρα έως Παρασκευή 8:00-16:00', why: Για το γραφείο. }\n      day: { text: όλο το 24ωρο,",
      ),
      at: at('8:00-16:00'),
      says: '8:00-16:00',
    },
    {
      name: 'a rule of the phones is off',
      rule: 'rules/guard',
      yaml: site('theme:\n', 'rules:\n  fact/phone: off\n  launch/placeholder: off\n  contact/email: off\ntheme:\n'),
      at: at('fact/phone: off'),
      says: 'fact/phone is off',
    },
    {
      name: 'a rule of the launch is off',
      rule: 'rules/guard',
      at: at('launch/placeholder: off'),
      says: 'launch/placeholder is off',
    },
    {
      name: 'a rule of mailboxes is off',
      rule: 'rules/guard',
      at: at('contact/email: off'),
      says: 'contact/email is off',
    },
  ],
  harmless: [
    {
      name: 'a rule of taste is off, another one louder',
      yaml: site('theme:\n', 'rules:\n  title/words: off\n  fact/phone: error\ntheme:\n'),
    },
    {
      name: 'another picture of the set',
      yaml: [{ file: 'content/services/plumbing.yaml', find: 'icon: plumbing', by: 'icon: pin' }],
    },
    {
      name: 'a mark with another picture',
      yaml: site('{ icon: toilet, name: Απόφραξη νεροχύτη', '{ icon: phone, name: Απόφραξη νεροχύτη'),
    },
    {
      name: 'a variant with other words of the same hours',
      yaml: site(
        '      day: { text: όλο το 24ωρο,',
        "      round: { text: '24 ώρες', why: Χωρίς τις ημέρες. }\n      day: { text: όλο το 24ωρο,",
      ),
    },
  ],
} satisfies Table
