// Faults in what links say: numbers and mailboxes other than those shown.
import { drawn, type Mutation } from '../mutate.ts'

export default [
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
