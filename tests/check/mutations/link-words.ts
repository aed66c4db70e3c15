// Faults in what links say: words that name no target, numbers and mailboxes other than those shown.
import type { Mutation } from '../mutate.ts'

export default [
  {
    name: 'a link says only "more"',
    rule: 'link/text-generic',
    yaml: [
      { file: 'content/pages/home.yaml', find: 'name: Ποιοι είμαστε και πώς δουλεύουμε', by: 'name: Περισσότερα' },
    ],
    at: { file: 'content/pages/home.yaml', line: 'Περισσότερα' },
  },
  {
    name: 'a link in a text says "here"',
    rule: 'link/text-generic',
    yaml: [
      {
        file: 'content/pages/faq.yaml',
        find: 'Διαβάστε πώς γίνεται η [απόφραξη με κάμερα]',
        by: 'Για το πώς γίνεται πατήστε [εδώ]',
      },
    ],
    at: { file: 'content/pages/faq.yaml', line: '[εδώ]' },
  },
  {
    name: 'a link shows the mobile and dials the landline',
    rule: 'link/tel-mailto',
    html: {
      path: '/services/apofraksi-lekanis',
      find: 'href="tel:+306900000000">690',
      by: 'href="tel:+302100000000">690',
    },
    at: { file: 'templates/pages/service.tsx' },
  },
  {
    name: 'a tel: is unlike its label by a digit',
    rule: 'link/tel-mailto',
    html: {
      path: '/services/apofraksi-lekanis',
      find: 'href="tel:+306900000000">690',
      by: 'href="tel:+306900000008">690',
    },
    at: { file: 'templates/pages/service.tsx' },
  },
  {
    name: 'a tel: lacks its country',
    rule: 'link/tel-mailto',
    html: {
      path: '/services/apofraksi-lekanis',
      find: 'href="tel:+306900000000">690',
      by: 'href="tel:6900000000">690',
    },
    at: { file: 'templates/pages/service.tsx' },
  },
  {
    name: 'a mail link writes to another mailbox than it shows',
    rule: 'link/tel-mailto',
    html: {
      path: '/epikoinwnia',
      find: 'href="mailto:info@apofraxeis-peiraia.example"',
      by: 'href="mailto:inf@apofraxeis-peiraia.example"',
    },
    at: { file: 'templates/pages/contact.tsx' },
  },
  {
    name: 'a phone is dialled other than it is shown',
    rule: 'link/tel-mailto',
    yaml: [
      { file: 'site.yaml', find: 'number: !placeholder "+302100000000"', by: 'number: !placeholder "+302100000009"' },
    ],
    at: { file: 'site.yaml', line: '+302100000009' },
  },
] satisfies readonly Mutation[]
