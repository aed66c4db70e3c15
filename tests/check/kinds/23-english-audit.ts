// Kinds of faults of English texts that slip through where one word more stands between, and what only looks like them.
import { abroad, bad, en, english, type Kinds, replaced } from '../kinds.ts'

const horsforth = 'content/areas/horsforth.yaml'
const headingley = 'content/areas/headingley.yaml'
const town = (file: string, find: string, text: string, says: string) =>
  abroad(bad('dup/other-place', replaced(file, find, `${text} ${find}`), text, says))
const fine = (file: string, find: string, text: string) => abroad(replaced(file, find, `${text} ${find}`))
const TERRACES = 'One front door, six tenants'
const OLD = 'A five-lever lock from'
const STREETS = 'Around Town Street'

export default {
  'how fast someone comes, from the call': {
    rule: 'fact/claim-conflict',
    faults: english(
      'Half an hour from your call we are there.',
      'Ten minutes after your call a locksmith is at work.',
      'Twenty minutes from your phone call, the van is outside.',
    ),
    harmless: english(
      'Ten minutes after your call ends, you get a text.',
      'Keep the line free for ten minutes after the call.',
      'Half an hour of oil frees a stiff bolt.',
    ),
  },
  'what was done by the thousand': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'Over 12,000 doors opened so far.',
      'More than 9,500 locks fitted.',
      'We have completed 1,200 cylinders changed.',
    ),
    harmless: english(
      'The estate has over 1,200 doors.',
      'The factory cast more than 9,500 locks in a year.',
      'A door is opened 12,000 times before the spring tires.',
    ),
  },
  'work in a town that is not served': {
    rule: 'fact/town-unserved',
    faults: english(
      'We also open doors in Manchester every day.',
      'We fit locks across Liverpool.',
      'Our locksmiths change cylinders all over Sheffield.',
    ),
    harmless: [
      en('We fit a lock made in Sheffield.'),
      en('We change locks in Leeds.'),
      en('We repair locks bought in London.'),
      en('We open doors in every street.'),
    ],
  },
  'a town whose every street is known': {
    faults: [
      town(headingley, TERRACES, 'In Horsforth we know every terrace.', 'In Horsforth we know every'),
      town(horsforth, OLD, 'In Headingley we know all the landlords.', 'In Headingley we know all'),
      town(horsforth, STREETS, 'In Headingley we know each of the doors.', 'In Headingley we know each'),
    ],
    harmless: [
      fine(headingley, TERRACES, 'In Headingley we know every terrace.'),
      fine(horsforth, OLD, 'In old houses we know every squeak.'),
      fine(horsforth, STREETS, 'In Headingley and Horsforth we know every terrace.'),
    ],
  },
} satisfies Kinds
