// English that an author who had seen no rule wrote for a locksmith: advice, prices of others, words that sound or look
// alike, and what only looks like them.
import { abroad, bad, english, type Kinds, page, replaced, service } from '../kinds.ts'

const labels = 'content/labels.yaml'
const site = 'site.yaml'

export default {
  'a price that others ask, or that a warning quotes': {
    rule: 'fact/price',
    faults: english(
      'Another lock on the same day? We change it for £49.',
      'We quoted £49 last year, and it still holds.',
      'Be wary of no price at all: ours is £39 for a cylinder.',
      'A locksmith who says £55 and means it is with you soon.',
      'For collectors of old keys we cut copies, £12 each.',
    ),
    harmless: english(
      'Another firm said £49 and then asked for £300. Will you?',
      'I was quoted £290 by a call centre. Is that usual?',
      'The last locksmith charged £180 for a cylinder from the market.',
      'They wanted £240 at the door, and nobody had said so before.',
      'Be wary of "from £39" with no end to it.',
      'Do not believe “only £29”: nobody opens a door for that.',
      'To a collector, perhaps £10 or £20. To your door, a good deal more.',
      'A brass rim lock brings £30 at auction.',
    ),
  },
  'advice that opens a house to thieves': {
    rule: 'prose/unsafe',
    faults: english(
      'Write the address on every key so that a lost one finds its way home.',
      'Tie a tag with your address to the spare key.',
      'Label your keys with your house number.',
      'Leave a spare key under the doormat for the cleaner.',
      'For late guests, hide the spare key under a flower pot.',
    ),
    harmless: english(
      'Never write the address on a key, a number is enough.',
      'Write the address on the form and tell us which floor.',
      'Label your keys with a colour for each door.',
      'Do not leave a spare key under the doormat, that is where they look first.',
      'Leave a spare key with a neighbour you trust.',
      'Put the new key in the lock and turn it twice.',
      'People hide a spare key under a flower pot, and burglars know it.',
    ),
  },
  'advice that takes away the way out in a fire': {
    rule: 'prose/unsafe',
    faults: english(
      'Bedroom windows are best screwed shut for good.',
      'Nail the upstairs windows shut before you go on holiday.',
      'For a draught in summer, wedge the fire door open.',
      'Take the batteries out of the smoke alarm while you cook.',
      'At night, chain the fire exit so that thieves stay out.',
    ),
    harmless: english(
      'Bedroom windows should never be screwed shut.',
      'Windows that were painted shut are freed with a thin knife.',
      'Do not wedge the fire door open, a magnet holds it.',
      'Replace the batteries of the smoke alarm every year.',
      'Bedroom windows are best locked with a key that hangs nearby.',
      'Keep the fire door shut and the stairs clear.',
    ),
  },
  'what ruins a lock': {
    rule: 'prose/unsafe',
    faults: english(
      'An old lock can outlive us all, given a little superglue.',
      'Put a drop of honey into the keyhole every autumn.',
      'If it sticks, wait until it is dry. Grease the cylinder with butter.',
      'A stiff latch only needs some olive oil.',
      'Push the piece in deeper with a screwdriver and call us.',
    ),
    harmless: english(
      'An old lock can outlive us all, given a little graphite.',
      'Never put glue into a lock, not even to fetch a piece.',
      'Somebody has put superglue in the lock: leave it, we are used to it.',
      'The screws of the handle hold better with a little glue.',
      'A stiff latch only needs some graphite.',
      'Butter and honey are for breakfast, graphite is for the lock.',
    ),
  },
  'a locked bolt that opens like a latch': {
    rule: 'prose/impossible',
    faults: english(
      'A deadlocked door slips open just as easily with a bank card.',
      'Deadbolts are slipped with a thin card.',
      'A double-locked door opens quickly with a plastic card.',
    ),
    harmless: english(
      'A latch slips open with a bank card, a deadlocked door takes longer.',
      'A deadlocked door opens with its own key card at the hotel desk.',
      'A deadbolt cannot be slipped with a card.',
    ),
  },
  'said afterwards, or at once with its opposite': {
    rule: 'prose/impossible',
    faults: english(
      'Seldom. If yours will not open whole, we tell you once we have drilled.',
      'We always let you know after we have cut the bolt.',
      'Nobody is surprised: we warn you as soon as we have broken it.',
      'A little later than promised but exactly on time.',
      'They came an hour late, but on time.',
      'Opened without a scratch, but with a deep scratch on the frame.',
    ),
    harmless: english(
      'We tell you what it costs once we have seen the lock.',
      'We tell you before we have drilled anything.',
      'Once we have drilled, we clean up and fit a new cylinder.',
      'Late in the evening, but on time.',
      'A little later than promised, but they rang ahead.',
      'They came later than the week before but on time.',
      'Opened without a scratch, but with a loud click.',
    ),
  },
  'a word that one letter makes another of': {
    rule: 'prose/confused',
    faults: english(
      'We change cylinders at a price you here first.',
      'Tell us what you here when you turn the key.',
      'A five-lever lock can outline us all.',
      'A new cylinder after a lost brunch.',
      'We change the looks between tenants.',
      'The stump of the key is still in the look.',
      'Send us a massage through the form, and say which door.',
      'We fit widow locks in the morning.',
      'Contact out team for a survey.',
      'We come form Leeds, and not from far away.',
      'The dead bold does not move.',
      'Ask for the shop: our manger writes the receipt.',
      'Every costumer gets a receipt.',
      'The work is done quiet quickly.',
      'A quite road behind the church.',
      'The old cylinder is now longer safe.',
      'We cut a key for ever room.',
      'Lift the handle an then turn the key.',
      'People who life in a terrace know the draught.',
    ),
    harmless: english(
      'You here first, and the neighbours after you.',
      'We were here first thing, and the kettle was on.',
      'The report will outline the state of each lock.',
      'After brunch on a Sunday the street is quiet.',
      'She looks in the lock with a lamp.',
      'It is all in the look of the door.',
      'A widow in the flat above has the spare key.',
      'Take the key out and call.',
      'Rust and lime form on the spring.',
      'Ask for bold letters on the sign.',
      'A quiet old street behind the church.',
      'The queue is now longer than before.',
      'If ever you lose it, call us.',
      'The tenant need not be there.',
    ),
  },
  'a verb that was lost behind who does it': {
    rule: 'prose/confused',
    faults: english(
      'Read this before they one.',
      'Call us before you it.',
      'When you the door, we are there.',
      'Short answers to what people ask before they us.',
    ),
    harmless: english(
      'When we all have a key, nobody needs two.',
      'If you or they call, we come.',
      'Call before you one day stand outside.',
      'Unless you the tenants agree, the lock stays.',
    ),
  },
  'a verb for one behind many people': {
    rule: 'prose/confused',
    faults: english(
      'Insurers asks for key-operated locks.',
      'Landlords often wants a receipt.',
      'Most tenants leaves without the keys.',
      'Burglars tries the back door first.',
      'Your insurer ask for a photograph.',
    ),
    harmless: english(
      'Insurers usually ask for a key-operated lock.',
      'Every landlord asks for a receipt.',
      'What most insurers ask is a lock with a key.',
      'Whoever insures landlords asks for a receipt.',
      'Tenants and their landlord each keep a key.',
    ),
  },
  'what the law forbids a business, in English': {
    rule: 'prose/unlawful',
    faults: english(
      'We neither show nor delete what we hold about you.',
      'We never delete your details, even if you ask.',
      'You cannot see or delete what we keep of you.',
      'To shut out a tenant who is behind with the rent.',
      'We change the locks on tenants who will not leave.',
      'We sell your details to selected partners.',
      'Ten pounds help: £10 off for a five-star review.',
      'Cash only, no receipt, and the price is a friendly one.',
    ),
    harmless: english(
      'We never show what we hold about you to others.',
      'You can see and delete what we hold about you at any time.',
      'We cannot delete your details before the guarantee is over.',
      'Between one group of tenants and the next.',
      'A landlord may not shut out a tenant who is behind with the rent.',
      'We let in a tenant who has locked himself out.',
      'We do not sell your details to anybody.',
      'Thank you for every five-star review.',
      'Beware of whoever wants cash only and no receipt.',
    ),
  },
  'every day of the week, of a workshop in the middle of a sentence': {
    rule: 'fact/hours',
    faults: english(
      'The workshop is in the middle of Leeds and open seven days a week.',
      'Our office is behind the market and open every day.',
      'Our shop stands opposite the church, and is open daily.',
    ),
    harmless: english(
      'The workshop is in the middle of Leeds and open by appointment.',
      'The car park is behind the market and open every day.',
      'The bakery stands opposite the church and is open daily.',
    ),
  },
  'a town that a comparison says is here': {
    rule: 'fact/town-unserved',
    faults: english(
      'Night latches wear out faster here than anywhere else in Sheffield.',
      'The terraces are steeper than the rest of Nottingham.',
      'Like nowhere else in Glasgow, the doors open outwards.',
    ),
    harmless: english(
      'Night latches wear out faster here than anywhere else in the city.',
      'The terraces are steeper than the rest of Yorkshire.',
      'Steel from Sheffield wears more slowly than anything else in a lock.',
      'The doors open outwards, as nowhere else in Leeds.',
    ),
  },
  'a guarantee in a text under its title': {
    faults: [
      ['"For {guarantee}."', 'For two years.'],
      ['"For {guarantee}."', 'It lasts for three years.'],
      ['"For {guarantee}."', 'For up to ten years.'],
    ].map(([find = '', by = '']) =>
      abroad(
        bad('fact/claim-undeclared', replaced(page('home'), `text: ${find}`, `text: ${by}`), by, 'is no claim', [
          'fact/claim-conflict',
        ]),
      ),
    ),
    harmless: ['"For {guarantee}, in writing."', '"In writing, on every bill."', 'For everything we fit.'].map((by) =>
      abroad(replaced(page('home'), 'text: "For {guarantee}."', `text: ${by}`)),
    ),
  },
  'a number of jobs over a price list of another length': {
    faults: ['The three jobs we are asked for most.', 'Our five jobs.', '4 prices that most people ask for.'].map(
      (by) =>
        abroad(
          bad('fact/count', replaced(page('home'), 'The two jobs we are asked for most.', by), by, 'price list of 2'),
        ),
    ),
    harmless: [
      'The jobs we are asked for most.',
      '"Three vans, two jobs at a time."',
      'Two of three jobs are a lost key.',
      '"Both prices, and no other."',
    ].map((by) => abroad(replaced(page('home'), 'The two jobs we are asked for most.', by))),
  },
  'an item of a list that its comma parts': {
    faults: [
      ['window-locks', 'A look at every window', 'A look at every window, however small', 'however small'],
      ['lock-change', 'The old one taken away', 'The old one taken away, if you like', 'if you like'],
      ['emergency-lockout', 'The way to you', 'The way to you, day or evening', 'day or evening'],
    ].map(([name = '', find = '', by = '', says = '']) =>
      abroad(bad('content/parted-item', replaced(service(name), find, by), says, says)),
    ),
    harmless: [
      ['A look at every window', '"A look at every window, however small"'],
      ['A look at every window', 'A look at every window, However small'],
      ['[A look at every window, One key for all of them]', '[locks, one key, and a look]'],
    ].map(([find = '', by = '']) => abroad(replaced(service('window-locks'), find, by))),
  },
  'a label in marks of quotation': {
    faults: [
      ['submit: Send', `submit: '"Send"'`, '"Send"'],
      ['close: Close', `close: "'Close'"`, "'Close'"],
      ['breadcrumbs: Where you are', 'breadcrumbs: «Where you are»', '«Where you are»'],
    ].map(([find = '', by = '', says = '']) => abroad(bad('content/markup', replaced(labels, find, by), says, says))),
    harmless: [
      ['submit: Send', 'submit: "Send"'],
      ['close: Close', "close: 'Close'"],
      ['honeypot: Leave this field empty', `honeypot: 'Leave "this" empty'`],
    ].map(([find = '', by = '']) => abroad(replaced(labels, find, by))),
  },
  'a heading that was copied to a page of no search': {
    faults: [
      ['not-found', 'There is no such page', 'Your message arrived'],
      ['not-found', 'There is no such page', 'Find your part of Leeds'],
      ['failure', 'heading: Something broke', 'heading: What we do with your details'],
    ].map(([name = '', find = '', by = '']) =>
      // The number of the error opens the heading as it is drawn.
      abroad(
        bad(
          'title/h1-duplicate',
          replaced(page(name), find, by),
          name === 'not-found' ? 'code: "404"' : by,
          by.replace('heading: ', ''),
        ),
      ),
    ),
    harmless: [
      ['not-found', 'There is no such page', 'Page not found'],
      ['thank-you', 'Your message arrived', 'Thank you'],
      ['failure', 'heading: Something broke', 'heading: Our side broke'],
    ].map(([name = '', find = '', by = '']) => abroad(replaced(page(name), find, by))),
  },
  'a mailbox at a host that is nearly that of the site': {
    faults: ['calder-locksmith.example', 'calderlocksmiths.example', 'calder-locksmihts.example'].map((host) =>
      abroad(bad('contact/email', replaced(site, '@calder-locksmiths.example', `@${host}`), host, host)),
    ),
    harmless: ['mail.calder-locksmiths.example', 'calder-keys.example', 'calder-locksmiths.test'].map((host) =>
      abroad(replaced(site, '@calder-locksmiths.example', `@${host}`)),
    ),
  },
} satisfies Kinds
