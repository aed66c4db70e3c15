// Faults in what links say: words that name no target, numbers and mailboxes other than those shown.
import { drawn, edit, type Mutation } from '../mutate.ts'

export default [
  edit(
    'link/text-generic',
    'a link in a text says "here"',
    'content/pages/faq.yaml',
    'Διαβάστε πώς γίνεται η [απόφραξη με κάμερα]',
    'Για το πώς γίνεται πατήστε [εδώ]',
  ),
  drawn(
    'link/tel-mailto',
    'a tel: is unlike its label by a digit',
    '/services/apofraksi-lekanis',
    'href="tel:+306900000000">690',
    'href="tel:+306900000008">690',
    'templates/pages/service.tsx',
  ),
  drawn(
    'link/tel-mailto',
    'a tel: lacks its country',
    '/services/apofraksi-lekanis',
    'href="tel:+306900000000">690',
    'href="tel:6900000000">690',
    'templates/pages/service.tsx',
  ),
] satisfies readonly Mutation[]
