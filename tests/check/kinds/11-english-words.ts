// Faults of English words decided by what stands beside them: articles, owners, verbs for one and for several; numbers, hours and years
// that English says in words.
import { english, type Kinds } from '../kinds.ts'

export default {
  'a and an at the beginning, before short words and letters': {
    rule: 'prose/confused',
    faults: english(
      'A experienced hand opens it faster.',
      'A eye for detail helps.',
      'Bring a old key.',
      'It needs an big screwdriver.',
      'A MOT pass is no proof.',
      'An UPVC frame bends.',
    ),
    harmless: english(
      'A usual day, a one-year lease, a UPVC frame, an MOT pass.',
      'A is the first row, B the second. A or B will do.',
      'A euro cylinder, a ewer and a unit of ours; an hour and an honour.',
      'An X-ray of the bolt, an LED in the hall, a PIN for the pad.',
    ),
  },
  'its and it is': {
    rule: 'prose/confused',
    faults: english(
      "It's pins are worn.",
      "The safe has lost it's handle.",
      "It's latch never closes.",
      "Take the bolt out of it's casing.",
      'Its jammed when it rains.',
    ),
    harmless: english(
      "It's keys we cut, not corners. It's hinges that squeak first.",
      "It's always open. It's locks like these that last.",
      'Its pins are worn, its broken handle rattles.',
      "If it's bolted, knock. It's key to the whole job.",
    ),
  },
  'their, there and they are': {
    rule: 'prose/confused',
    faults: english(
      'There hinges can be oiled.',
      'There landlord will pay for it.',
      'Students often lose there phones as well.',
      'The spare is over their.',
      'Is their a bolt on it?',
      'If your worried, ring.',
      "They're windows are painted shut.",
    ),
    harmless: english(
      'There are hinges that squeak. There always will be one.',
      'There may be a spare there. There still is a bolt.',
      'Is their landlord in? Are their any-key locks safe?',
      'It is up to their landlord, and over their heads.',
      "They're always on time. They're locksmiths by trade.",
      'We left them there with a key.',
    ),
  },
  'your and you are': {
    rule: 'prose/confused',
    faults: english(
      'Ring us if your waiting outside.',
      'Once your in the house, look for the spare.',
      'Keep you’re spare at a friend’s.',
      "You're hinges are dry.",
      'Your covered if it fails.',
    ),
    harmless: english(
      'If your building has a porter, ask him. When your wedding is over, change the lock.',
      'Write your name in block letters, with your back to the wall and your right hand on the bolt.',
      'Your welcome pack has two keys. Your right to a receipt is in law.',
      "Know you're safe. Call before you're stuck. You're hands-on, we see.",
      'If your moving van is late, we wait.',
    ),
  },
  'whose and who is': {
    rule: 'prose/confused',
    faults: english(
      "The neighbour who's door was forced rang us.",
      "Who's hinges are these? Who's windows are open?",
      'Ask whose in charge.',
      'Find out whose on the phone.',
    ),
    harmless: english(
      "The woman who's coming has the key. Who's next?",
      'The man whose door was forced rang. Whose coming was it?',
      'The tenant whose in-laws have a key.',
    ),
  },
  'to and too, than and then': {
    rule: 'prose/confused',
    faults: english(
      'The bolt is to stiff for a child.',
      'The screw was to long.',
      'It is a stronger lock then the old one.',
      'Rather then wait, ring.',
    ),
    harmless: english(
      'The way is to the left. It is down to wear. What it comes to long after is unknown.',
      'If it is older then we say so. First the cheaper, then the old one.',
      'Now and then; and then the rest.',
    ),
  },
  'of for have': {
    rule: 'prose/confused',
    faults: english(
      'It may of jammed.',
      'It might of been wet.',
      'You must of dropped it.',
      "We could've, you might not of known.",
    ),
    harmless: english(
      'In May of last year. The might of rusted iron. By will of a parted couple.',
      'A can of thinned oil, and a will of stamped paper.',
      'You may of course wait; it might, of all days, have rained.',
    ),
  },
  'break and brake, affect and effect': {
    rule: 'prose/confused',
    faults: english(
      'Somebody tried to brake into the shed.',
      'We open it without braking the seal.',
      'After a brake-in, ring.',
      "Damp doesn't effect the spring.",
      'Oil has no affect on it.',
    ),
    harmless: english(
      'Vans brake in front of the gate. A brake-in period of new pads.',
      'Hand brake in the off position.',
      'To effect the change, turn it. It does not effect the repair by itself.',
    ),
  },
  'several with the verb of one': {
    rule: 'prose/confused',
    faults: english(
      'The hinges is oiled once a year.',
      'Our spare cylinders was stolen.',
      'All windows has a bolt.',
      'Because the screws is short, it sags.',
      'There is four bolts on it.',
      'Children was in the yard.',
      'The handles comes in brass.',
      'This hinges are worn.',
    ),
    harmless: english(
      'The lens is clean, the gas is off, the news was good, the bus has left.',
      'Two miles is near. There is two years’ rent in it. Ten minutes has gone by.',
      'The man with the keys is here. The price of new hinges has risen.',
      'What the tenants has to do with it. The box of screws is full.',
      'This locks the yard. This always works. This means a lot.',
      'The glass was cut, the address is right, the process has begun.',
    ),
  },
  'one with the verb of several': {
    rule: 'prose/confused',
    faults: english(
      'The handle are loose.',
      'Every window have a bolt.',
      'Each of the hinges have three screws.',
      'One of our vans are yellow.',
      'The cost of repairs are low.',
      'These bolt is stiff.',
      'There are a spare key in the box.',
      'Nobody have a spare.',
      'You was lucky.',
    ),
    harmless: english(
      'Lock and handle are one. The door, like the windows, is oak.',
      'As if the handle were new. Were the door shut, we would ring.',
      'There are a few keys, a dozen bolts and a hundred screws.',
      'These bolt on. Those door handles are brass. These lock cases are old.',
      'The number of tenants has grown; a number of locks have worn.',
      'Does the door have a bolt? May the handle come with it?',
      'The team are out, and the staff have cards.',
    ),
  },
  'a question, a number and a person with the wrong verb': {
    rule: 'prose/confused',
    faults: english(
      'Has the hinges worn?',
      'Here is your spare cylinders.',
      'Three hinge are loose.',
      'Every screws is brass.',
      'They is on the way.',
      'It have a brass plate.',
    ),
    harmless: english(
      'Is the sales team in? Has the hinge worn?',
      'Here is your address. Where is the gas?',
      'Three-hinge doors are heavy. Both hinge on it.',
      'Every glass is cut. A lens is cheap. Another bus has come.',
      'Does it have a plate? All that they have is here.',
      'Nobody but the owners has a spare.',
    ),
  },
  'the past for the participle': {
    rule: 'prose/confused',
    faults: english(
      'You should have wrote it down.',
      'The bolt has fell out.',
      'We have went there before.',
      'We seen worse than this.',
      'They done it in the dark.',
    ),
    harmless: english(
      'The key you have broke in the lock? No: it broke by itself.',
      'The tools they have went with the van.',
      'We have run out of brass. It has come down to this.',
      'Have you seen the bolt? The work done it was quiet.',
    ),
  },
  'how soon somebody comes, in words': {
    rule: 'fact/claim-conflict',
    faults: english(
      'On most days one of us is on your doorstep inside a quarter of an hour.',
      'A locksmith is outside your flat within twenty-five minutes.',
      'Help is at hand inside fifteen minutes.',
    ),
    harmless: english(
      'The bus is on your doorstep inside ten minutes.',
      'Pizza is at hand within half an hour.',
      'We were outside your flat when you rang twenty minutes ago.',
    ),
  },
  'a guarantee of years in one word': {
    rule: 'fact/claim-conflict',
    faults: english(
      'A three-year guarantee on every bolt.',
      'We put it right free of charge for six years.',
      'A bolt of ours is good for seven years or we replace it.',
    ),
    harmless: english(
      'A five-year-old hinge squeaks. The two-year lease is over.',
      'Most makers give a ten-year guarantee on hinges.',
      'A handle from a market stall has a six-year guarantee on paper.',
    ),
  },
  'hours in the words of a day': {
    rule: 'fact/hours',
    faults: english(
      'The workshop is manned until nine in the evening on weekdays.',
      'Ring us on a Sunday afternoon too.',
      'We work on Sundays.',
      'The office keeps the same hours all week.',
      'On weekdays we answer the phone until ten at night.',
      'You can drop in on Saturdays until five in the afternoon.',
    ),
    harmless: english(
      'The workshop is manned until six in the evening on weekdays.',
      'Ring us on a Saturday morning too.',
      'The gate is staffed until nine in the evening by the college.',
      'We work on your door until ten screws are out.',
      'On Sunday mornings the market is loud too.',
      'The baker keeps the same hours all week.',
    ),
  },
  'prices that others ask': {
    rule: 'fact/price',
    faults: english('We ask £41 for a spare.', 'At the agency or at home, we charge £42.', 'Reckon on £43 at night.'),
    harmless: english(
      'Letting agents charge £35 for a spare.',
      'The college fines you £20 for a lost card.',
      'Some landlords keep £60 of it.',
      'They take £45 from the deposit.',
      'We fit a euro cylinder; a euro profile is narrow.',
    ),
  },
  'prices of a year that is over': {
    rule: 'content/dates',
    faults: english('Our 2022 rates are on the wall.', 'The fees are held until 31 May 2024.', 'Prices as of 2021.'),
    harmless: english(
      'Compared with 2022 prices were lower then.',
      'The 2021 price rise was steep.',
      'The bolt held until 3 May 2024, and then it went.',
    ),
  },
} satisfies Kinds
