// Faults in what links say: words that name no target, numbers and mailboxes other than those shown.
import type { Mutation } from '../mutate.ts'

export default [
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
] satisfies readonly Mutation[]
