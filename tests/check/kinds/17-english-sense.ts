// Sentences of English that make no sense as they stand, or none on their page, and what only looks like them: words of
// a chat assistant, notes to a colleague, alternatives that are names of files, verbs and tenses, promises and hours.
import { abroad, area, bad, type Edit, english, type Kinds, page, replaced, service } from '../kinds.ts'

const fault = (rule: string, file: string, find: string, by: string, line = by, says = line) =>
  abroad(bad(rule, replaced(file, find, by), line, says))
const fine = (file: string, find: string, by: string): Edit => abroad(replaced(file, find, by))

const ALT = 'alt: A panelled front door with a brass cylinder'
const alt = (text: string) => `alt: ${JSON.stringify(text)}`
const ABOUT = 'paragraphs: [We cut keys at the bench and fit locks on the road.]'
const HOLD = 'heading: Terraces with a key for every room'
const RING = 'office: { heading: The workshop, text: Ring before you come. }'
const ring = (text: string) => `office: { heading: The workshop, text: "${text}" }`
const CALL = '{ title: You call, text: Tell us what kind of lock it is. }'
const WHERE = 'The workshop is in the middle of Leeds and open by appointment.'

export default {
  'the price of a shop of the street': {
    rule: 'fact/price',
    faults: english(
      'Opening the café door at night was £58 in all.',
      'We charge the bakery on the corner £64 for its shutter.',
      'A new latch for the pub is £31.',
    ),
    harmless: english(
      'The bakery next door opens at six and asks £3.20 for a loaf.',
      'A chip shop on the hill sells a bag of scraps for £1.',
      'The cinema over the road charges £9.50, popcorn apart.',
      'The car park behind the market wants £6 a day.',
      'One ironmonger in the arcade still sells single hinges for £0.90.',
    ),
  },
  'the farewell of a chat assistant': {
    rule: 'content/placeholder',
    faults: english(
      'The bolt goes back by hand. Hope this helps!',
      'Oil it in spring and in autumn. I really hope that helps.',
      'Hope this is what you were looking for, and sorry for the wait.',
      'Let me know if you would like any further edits.',
      "The sash has two cords. Let me know if you'd like it a bit snappier.",
    ),
    harmless: english(
      'She left a card on the mat that said “Hope this helps” and a spare spring.',
      'We hope this helps you to choose a latch.',
      'Let us know if you would like the chain a little shorter.',
      'Turn the key and hope it helps.',
      'Let me know if you would like the old barrel back.',
    ),
  },
  'a note to a colleague in round brackets': {
    rule: 'content/placeholder',
    faults: english(
      'The grease lasts a winter (Tom to confirm).',
      'Brass darkens in a year (Aisha to check the wording).',
      'The sash is held by two cords (check with Brian).',
      'The hinge is from Willenhall (Dev to verify this before Friday).',
      'The old catalogue has six pages of bolts (confirm this with Margaret first).',
    ),
    harmless: english(
      'Measure the barrel (remember to check the screw).',
      'Ask the joiner about the frame (easy to check with a ruler).',
      'The form has four boxes (nothing to confirm).',
      'Oil the bolt (check with your hand that it moves).',
      'The deed names the boundary (the solicitor has to check it).',
      'Listed doors need consent (check with the council).',
      'A tenant may change it (landlord to approve).',
      'The bolt is tested twice (check with pliers).',
      'The date is pencilled in (engineer to confirm).',
      'Appointments are free (confirm by Friday).',
    ),
  },
  'an alternative that a camera or a program wrote': {
    rule: 'img/alt',
    faults: [
      'IMG_4711',
      'DSC00417 (2)',
      'Screenshot 2024-05-03 at 14.22.10',
      'image1',
      'PXL 20240503 142210123',
      '20240503_142210',
      'IMG_1234-edited',
      'WhatsApp Image 2024-05-03 at 14.22.10',
      'unnamed (1)',
      'front door (2).jpg',
    ].map((text) => fault('img/alt', service('emergency-lockout'), ALT, alt(text), alt(text), text)),
    harmless: [
      'Door 12 with its brass number',
      'Cylinder 40/50, seen from above',
      'The photo of 1930: a smith at his anvil',
      'A screenshot of the form with its four boxes',
      'Image of a key cut in two',
    ].map((text) => fine(service('emergency-lockout'), ALT, alt(text))),
  },
  'a noindex on one page of a small set': {
    rule: 'index/set',
    faults: [
      // With more of the file for each value, so that they are not made at once.
      ...(
        [
          ['noindex, follow', ''],
          ['noindex, nofollow', '  title: '],
        ] as const
      ).flatMap(([robots, title]) =>
        (
          [
            [area('horsforth'), '1 of the 2'],
            [service('window-locks'), '2 of the 3'],
          ] as const
        ).map(([file, says]) =>
          fault('index/set', file, `head:\n${title}`, `head:\n  robots: ${robots}\n${title}`, 'noindex', says),
        ),
      ),
    ],
    harmless: [
      fine(page('privacy'), 'head:\n', 'head:\n  robots: noindex, follow\n'),
      abroad({
        yaml: ['horsforth', 'headingley'].map((slug) => ({
          file: area(slug),
          find: 'head:\n',
          by: 'head:\n  robots: noindex, follow\n',
        })),
      }),
      abroad({
        yaml: ['window-locks', 'lock-change'].map((slug) => ({
          file: service(slug),
          find: 'head:\n',
          by: 'head:\n  robots: noindex, nofollow\n',
        })),
      }),
    ],
  },
  'many things with an apostrophe, by what follows': {
    rule: 'prose/confused',
    faults: [
      fault(
        'prose/confused',
        area('headingley'),
        HOLD,
        "heading: Terrace's with a key for every room",
        "Terrace's",
        "'s",
      ),
      ...english(
        "House's with two locks and one porch.",
        "Key's and locks of every make.",
        "Old window's need putty and patience.",
        "Lock's can be oiled by anybody.",
        "Flat's with no letterbox, and flat's with four.",
      ),
    ],
    harmless: english(
      "The lock's with the joiner until noon.",
      "Tom's with a customer in the yard.",
      "The terrace's old doors are oak.",
      "A house's doors and windows tell its age.",
      "That key's for the yard, and this one's for the shed.",
      "Where the key's can be a riddle.",
      "Gate's open!",
    ),
  },
  'a verb that goes with the nearest thing': {
    rule: 'prose/confused',
    faults: english(
      'The hinges of the back gate was made in Willenhall.',
      'The windows of this attic has four panes.',
      'Our springs of the old lock is in that box.',
      'The bolts of a cellar door is thick.',
      'The key of the two gates are on one ring.',
      'The door of the houses were painted green.',
    ),
    harmless: english(
      'The hinges of the back gate are old.',
      'The news of the street is told at the bench.',
      'The keys of the man who is away hang here.',
      'The doors of the house she was born in are green.',
      'The mews of the quarter is narrow.',
      'The windows of every flat are narrow.',
      'The key of the gates is on the ring.',
    ),
  },
  'two times in one sentence': {
    rule: 'prose/confused',
    faults: english(
      'The bell rings the moment the door was opened.',
      'The bolt jams as soon as the frame was wet.',
      'It stops turning the second the key was out.',
      'The latch fell shut the moment the draught is gone.',
      'The old alarm went off as soon as the gate is open.',
    ),
    harmless: english(
      'The bell rings the moment the door is opened.',
      'He remembers the moment the door was opened.',
      'We changed the locks as soon as the house was empty.',
      'The lock is stuck as soon as the frame is wet.',
      'The picture shows the moment the safe was opened.',
      'The tale begins the moment the house was sold.',
      'It rang the second the wire was out.',
      'She asked for a ladder as soon as the door is open.',
    ),
  },
  'a verb that was lost': {
    rule: 'prose/confused',
    faults: english(
      'Have the name of the street at hand before anyone out.',
      'You know the sum before we off, and you can say no.',
      'Leave the light on until somebody over.',
      'Tell us the make and hear what it before we come.',
      'Wait by the gate once the van off.',
    ),
    harmless: english(
      'Have the name of the street at hand before anyone sets out.',
      'Ask before anyone up there wakes.',
      'Nobody knows what it was before the war.',
      'Nobody in, nobody out.',
      'Wait until he is over the worst.',
      'The lights go on once the last one is out.',
    ),
  },
  'what is declared nowhere and costs the firm': {
    rule: 'fact/claim-undeclared',
    faults: [
      ...english(
        'If the paint is scratched, we repaint the frame at our own cost.',
        'Whatever we break is replaced at our expense.',
        'We will pay for any damage to the sash.',
        'You get a free replacement if the spring snaps.',
        'The second coat is on us.',
        'No entry, no fee.',
      ),
      fault(
        'fact/claim-undeclared',
        service('window-locks'),
        'Frames without cracks]',
        'Your money back when the insurer refuses]',
        'Your money back',
      ),
    ],
    harmless: english(
      'That is how we learned at our own expense.',
      'We once repainted a hall at our own cost, and learned from it.',
      'The insurer says your money back, and means half of it.',
      'The blame is on us when a screw is missing.',
      'No key, no way in.',
      'A tenant may fit a latch at his own cost.',
      'A free repair café meets behind the church.',
    ),
  },
  'the workshop in the middle of another town': {
    rule: 'fact/address',
    faults: [
      'in the middle of Bradford and open',
      'right in the heart of York and open',
      'in the north of Hull and open',
    ].map((where) =>
      fault(
        'fact/address',
        page('contact'),
        WHERE,
        `The workshop is ${where} by appointment.`,
        `The workshop is ${where}`,
        where.replace(' and open', ''),
      ),
    ),
    harmless: [
      WHERE.replace('middle', 'heart'),
      'The workshop of the makers was in the middle of Bradford. Ours opens by appointment.',
      'The workshop is in the middle of a yard and open by appointment.',
    ].map((text) => fine(page('contact'), WHERE, text)),
  },
  'hours in words, of somebody who is in': {
    rule: 'fact/hours',
    faults: [
      'Ring first, as somebody is in only from nine to five on weekdays.',
      'We are here from ten to four on weekdays.',
      'One of us is at the bench between seven and three on Fridays.',
    ].map((text) =>
      fault('fact/hours', page('contact'), RING, ring(text), text, text.includes('weekdays') ? 'weekdays' : 'Fridays'),
    ),
    harmless: [
      'Somebody is in from eight to six on weekdays.',
      'We are here from nine to one on Saturdays.',
      'Ring before you come, we are in from two to three rooms away.',
    ].map((text) => fine(page('contact'), RING, ring(text))),
  },
  'a call by day or by night': {
    rule: 'fact/hours',
    faults: ['You call, day or night', 'You ring us, night or day', 'You can call at any hour'].map((title) =>
      fault(
        'fact/hours',
        page('home'),
        CALL,
        `{ title: "${title}", text: Tell us what kind of lock it is. }`,
        title,
        title.split(/, | at /)[1],
      ),
    ),
    harmless: ['You call, and a smith answers', 'You call by day', 'A lock works day and night'].map((title) =>
      fine(page('home'), CALL, `{ title: "${title}", text: Tell us what kind of lock it is. }`),
    ),
  },
  'accept and except': {
    rule: 'prose/confused',
    faults: english(
      'These are the bolts that most insurers except.',
      'We cannot except cards in the yard.',
      'The landlord will not except a key without its tag.',
      'Nothing is left of it accept for the hinge.',
      'Everything accept for the frame is new.',
    ).map((each, i) => (i === 3 ? { ...each, text: 'Nothing accept for the hinge is left of it.' } : each)),
    harmless: english(
      'All shops except one sell that bolt.',
      'Most insurers accept a bolt, except, of course, a broken one.',
      'Nothing except the frame is new.',
      'What we accept for repair is listed at the bench.',
      'You may touch what you like, except the alarm.',
    ),
  },
  'a latch that falls open': {
    rule: 'prose/confused',
    faults: english(
      'The door falls open behind you.',
      'A latch that slams open behind its owner costs an evening.',
      'The gate fell open behind the postman.',
    ),
    harmless: english(
      'The door falls shut behind you.',
      'The door swings open behind the counter.',
      'A box fell open on the bench.',
    ),
  },
  'a measure that no door has': {
    rule: 'prose/confused',
    faults: english(
      'The door is about 44 cm thick.',
      'Most oak doors are 45 centimetres thick and heavy.',
      'A cylinder of 40/50 cm fits most frames.',
      'The old pane is 30 cm thick.',
    ),
    harmless: english(
      'The wall is 45 cm thick.',
      'The door is 4.5 cm thick.',
      'The door is 44 mm thick and 84 cm wide.',
      'A cylinder of 40/50 mm fits most frames.',
      'The oak was 300 cm round.',
    ),
  },
  'dark on a summer afternoon': {
    rule: 'prose/confused',
    faults: english(
      'By five in July it is dark in the hall.',
      'By four o’clock on a June afternoon the streets are dark.',
      'It is dark by 4 pm in August.',
    ),
    harmless: english(
      'By four on a December afternoon it is dark in the hall.',
      'By eleven on a July night it is dark.',
      'In July the cellar is dark and cool.',
    ),
  },
  'two spellings of one word': {
    rule: 'lang/one-spelling',
    faults: [
      fault(
        'lang/one-spelling',
        area('horsforth'),
        'Stone houses with old mortice locks',
        'Stone houses with old mortise locks',
        'old mortise',
        'mortise',
      ),
      fault(
        'lang/one-spelling',
        page('services'),
        'see what is included',
        'recognise it, recognize it',
        'recognize',
        'recognize',
      ),
      fault(
        'lang/one-spelling',
        page('home'),
        ABOUT,
        'paragraphs: [We galvanise bolts. A galvanized hook and a galvanised nail last.]',
        'galvanized',
        'galvanized',
      ),
    ],
    harmless: english(
      'The mortician’s door has a bolt of brass.',
      'A bannister needs no lock.',
      'The smith minimises noise and maximises patience.',
    ),
  },
} satisfies Kinds
