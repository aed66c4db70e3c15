// Sentences of English that no reader may follow, or that cannot be, and what only looks like them; hours of others,
// words that sound alike, a word that was lost.
import { english, type Kinds } from '../kinds.ts'

export default {
  'advice that hurts, in English': {
    rule: 'prose/unsafe',
    faults: english(
      'Push the broken piece further in and turn it with a coin.',
      'For green brass, mix bleach with vinegar and leave it overnight.',
      'Pour a little bleach and then ammonia over the hinge.',
      'If the latch sticks, wait a moment. Force the lock open with a screwdriver.',
      'If you smell gas, switch on the light and look for the tap.',
      'Turn off the main switch with wet hands.',
    ),
    harmless: english(
      'Never push the broken piece further in, it only goes where nobody reaches it.',
      'Do not mix bleach with vinegar, whatever the bottle says.',
      'Push the key further in and turn it gently.',
      'Clean the brass with vinegar and dry it well.',
      'If you smell gas, do not switch on a light and go outside.',
      'Burglars force the lock open with a screwdriver in a few seconds.',
      'Push the door to and lift the handle.',
    ),
  },
  'measures and opposites that cannot be, in English': {
    rule: 'prose/impossible',
    faults: english(
      'Measure the barrel, for instance 35 cm outside and 45 cm inside.',
      'The keyhole is 30 cm from side to side.',
      'A double-locked door slips open with a thin card.',
      'Show us something with your address. Without it we can open the door.',
      'Our hinges hold in 110% of cases.',
    ),
    harmless: english(
      'Measure the barrel, for instance 35 mm outside and 45 mm inside.',
      'The keyhole is 3 cm above the handle.',
      'A deadlocked door does not slip open with a thin card.',
      'A spare key is with your neighbour. Without it we can open the door, but it takes longer.',
      'The letterbox is 35 cm wide and 45 cm above the step.',
      'The frame is 70 cm inside and 90 cm outside.',
      'Tell us the length of the rail, perhaps 70 cm inside and 90 cm outside.',
    ),
  },
  'their before what tells how': {
    rule: 'prose/confused',
    faults: english(
      'Night latches wear out their faster than in the suburbs.',
      'Brass turns green their sooner.',
      'The salt gets in their too, and the spring rusts.',
    ),
    harmless: english(
      'Their faster vans are all electric.',
      'We like their sooner or later, as the saying goes.',
      'The older locks are their best.',
      'It is as much their fault as ours.',
    ),
  },
  'a that was lost behind a telephone': {
    rule: 'prose/confused',
    faults: english(
      'The telephone for doors will not wait, the form for those that will.',
      'The number for locks will not turn.',
      'Here is the line for windows do not shut.',
    ),
    harmless: english(
      'The telephone for doors that will not wait longer is the one of the van.',
      'The key for outer doors will not open the cellar.',
      'The number for doors is on the card.',
    ),
  },
  'hours of several others': {
    rule: 'fact/hours',
    faults: english(
      'Ring whenever you like, our bench is manned 24 hours a day.',
      'Many people ask: we are open 24 hours a day, feasts and all.',
      'Some have a spare key. For the others we are open 24 hours a day.',
    ),
    harmless: english(
      'Ask whoever insures you. Many have a line that is open 24 hours a day.',
      'Some have a desk that is open 24 hours a day, and a form on paper.',
      'The breakdown clubs answer too. Most of them run a line that is open 24 hours a day.',
    ),
  },
  'how soon somebody comes from down the road': {
    rule: 'fact/claim-conflict',
    faults: english(
      'The workshop is down the road: 15 min. at most.',
      'Our workshop is just round the corner, 10 minutes at most.',
      'The van is up the road: 20 minutes, no more.',
    ),
    harmless: english(
      'The workshop is down the road from the market.',
      'The bakery is down the road: 15 minutes on foot.',
      'The workshop is round the corner, and the kettle is on.',
    ),
  },
} satisfies Kinds
