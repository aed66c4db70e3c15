// Faults of English that a list nobody had worked on found missing, in other words than its own, and what only looks like them: prices of
// authorities, promises in words, feasts, phones by their labels, words of dialects.
import { badFile, english, type Kinds, published } from '../kinds.ts'

export default {
  'words of trades and of dialects': {
    rule: 'prose/spelling',
    faults: english(
      'The seckurity chain is new.',
      'A fresh cilinder costs less.',
      'The ajustment takes a turn of the key.',
    ),
    harmless: english(
      'Measure the backset before you order, and mind the chamfers of the old frame.',
      'The snicket behind the chapel is too narrow for a car, and so is the wynd.',
      'The sneck of the ginnel gate drops by itself.',
      'Pantiles slip and purlins sag, and neither is our trade.',
    ),
  },
  'a price of ours beside an authority or a leaflet': {
    rule: 'fact/price',
    faults: english(
      'We fetch the register from HM Land Registry for you and charge £31.',
      'The card on our counter says £28 for a key.',
      'We send the form to the passport office and ask £17 for it.',
      'Past Otley we only ask 45p a mile for the diesel.',
      'Beyond the bypass it is 40p per mile.',
      'We add 60 pence for every extra mile.',
    ),
    harmless: english(
      'A copy of the deed costs £11 at the Land Registry.',
      'Companies House asks £13 for the yearly statement.',
      'The passport office wants £88.50 these days.',
      'The leaflet through your letterbox says £19, and nobody ever paid that.',
      'If a card under the mat promises £29, ask its sender for the bill.',
      'HMRC allows 45p a mile for a car.',
      'A 50p coin turns the screw of the bracket.',
    ),
  },
  'a promise typed beside the claim': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'We come in {arrival}, usually in 20 minutes flat.',
      'In {arrival}, sometimes a quarter of an hour, if you ask nicely.',
      'In {arrival}, on a good day in half that.',
      'At your step in {arrival}, often half the time.',
    ),
    harmless: english(
      'All is covered for {guarantee}, usually with the parts of the door.',
      'The bolts hold for {guarantee}, often longer, and the oil dries in half the time.',
      'The work is {price-lockout}, normally, and 20 minutes of oiling will do.',
      'The guarantee is {guarantee}, and often it is a matter of ten minutes to use it.',
    ),
  },
  'a promise without a figure': {
    rule: 'fact/claim-undeclared',
    faults: english(
      'Every third key is on the house.',
      'Bring a friend, and the second key is on us.',
      'The advice is on the house.',
      'We are a third-generation firm.',
      'Four generations of locksmiths stand behind this bench.',
      'Two generations of our family have cut keys here.',
      '3k locks opened and counting.',
      '12,000 keys cut and counting.',
      'Doors all over the ring, 4500 bolts and counting.',
      'We will ring you back inside the hour.',
      'One of us will be in touch within three hours.',
      'Someone from the bench writes back, and we will call you back inside the hour.',
    ),
    harmless: english(
      'The number is on the house, and the lamp is on the house too.',
      'The alarm box is on the house by the gate.',
      'Every second house on us looks down.',
      'Three generations of tenants have worn the step.',
      'A third-generation telephone is old.',
      'The house has seen two generations of one family come and go.',
      'Twelve years and counting, and the lock still holds.',
      'Two hours later we counted again, and counting took a day.',
      'You will get back to us inside the hour, he joked.',
    ),
  },
  'a guarantee without an end': {
    rule: 'fact/claim-conflict',
    faults: english(
      'The new cylinder is guaranteed for as long as you live there.',
      'Our guarantee holds for the life of the lock.',
      'A guarantee for as long as you have the house.',
    ),
    harmless: english(
      'Keep the guarantee of the maker for as long as you own the door.',
      'A key works for as long as you have it, and the lock as well.',
      'For the life of me I cannot say what he meant.',
    ),
  },
  'day and night, and days that are declared closed': {
    rule: 'fact/hours',
    faults: english(
      'We are there day and night.',
      'Call us at any hour of the day or night.',
      'We answer at all hours.',
      'We are open on Christmas Day.',
      'One of us answers, even on Boxing Day.',
      'Keys are cut all week, Boxing Day included.',
    ),
    harmless: english(
      'A pump that runs day and night wears out.',
      'Do not ring us day and night about the same key.',
      'The lock keeps its shape, day or night.',
      'We are closed over the feast, Boxing Day included.',
      'Nobody works on Boxing Day, not even on Christmas Eve.',
      'The market is open on Boxing Day.',
      'In our first year we were open on Christmas Day.',
    ),
  },
  'days and months that are over': {
    rule: 'content/dates',
    faults: english(
      'The bench is closed, shut on Thursday 25 December.',
      'We are back on Monday 29 December.',
      'Last orders by Monday 22 December.',
      'There are three slots free in March 2024.',
      'We are fully booked until November 2025.',
      'We are now taking bookings for January 2025.',
    ),
    harmless: english(
      'On Friday 25 December we are closed.',
      'It was on Thursday 25 December that the first bolt was cut.',
      'In September 2025 we changed the sign over the door.',
      'There were dates left in September 2025, and we took none.',
      'In 2019 we were booked out until December 2019.',
    ),
  },
  'a phone by the label of another': {
    rule: 'contact/phone-kind',
    faults: english(
      'Ring the workshop directly on {phone.van}.',
      'Text the van at {phone.office} and we turn round.',
      'Out on the road, reach the van on {phone.office}.',
    ),
    harmless: english(
      'Call the van on your way out.',
      'Ring the workshop on Monday, or on any other day of the week.',
      'Text the van at noon, when it is parked.',
    ),
  },
  'a tax number that is none': {
    rule: 'identity/tax-number',
    faults: english(
      'Prices include VAT (GB 947 2831), and the parts.',
      'Our VAT number is GB 947 28.',
      'VAT No. (GB 123 4567 890) stands on each bill.',
    ),
    harmless: english(
      'Prices include VAT (20 per cent), as the law asks.',
      'Ask for the VAT receipt (12 pages of it).',
      'Prices include VAT (form GB 12 at the tax office).',
    ),
  },
  'what an assistant says of its draft': {
    rule: 'content/placeholder',
    faults: english(
      'We cut keys. This draft uses a warm tone and avoids jargon.',
      'The title above was kept under 60 characters.',
      'This rewrite is more direct and fits within the 155-character limit.',
    ),
    harmless: english(
      'This version of the lock keeps its charm and takes six keys.',
      'This version keeps the character of the door. This version has a ring tone of its own.',
      'Keep your message under 500 characters. The text on a tag stays under twenty characters.',
    ),
  },
  'words that were lost, exchanged or left standing': {
    rule: 'prose/confused',
    faults: english(
      'Pull the broken peace out with pliers.',
      'Put the peace back when it has dried.',
      'A missing peace is no harm.',
      'One of the doors in the hall are stuck.',
      'Each of the old locks were oiled.',
      'Not one of the keys on the board have a tag.',
      'We leave it as it is unless you so.',
      'Once you so in writing, we begin.',
      'We drill when you so, and not before.',
    ),
    harmless: english(
      'Leave the peace of the house as it is, and take the piece out.',
      'They keep the peace in and out of court.',
      'One of the locks tenants have is a night latch.',
      'One of the few people who have a key is the landlord.',
      'Every one of the terraces by the park is let, and the keys in them are old.',
      'If you so wish, we drill. If you so choose, we wait.',
      'When you so much as touch it, it rings.',
    ),
  },
  'a verb on both sides of a change': {
    rule: 'prose/repeated-word',
    faults: english(
      'It takes longer, because the bolt has then has to be drawn.',
      'The lock is then is oiled.',
      'We will also will bring a spare.',
    ),
    harmless: english(
      'What it has now has to last. The bolt that is now is bent, was never straight.',
      'As it is now, is it safe? He who has then has now.',
      'All there is now is a hole.',
    ),
  },
  'the town of the business without its capital': {
    rule: 'prose/sentence',
    faults: english(
      'Our workshop is in the middle of leeds, and open to all.',
      'Anyone in leeds can walk in.',
      'From leeds station it is five streets.',
    ),
    harmless: english(
      'Reading and bath are words too, he said.',
      'The tag #leeds is on the door, and so is leeds-locks on the board.',
      'Ask at leeds.gov.uk for the permit, and in Leeds for the rest.',
    ),
  },
  'working copies in public/': {
    faults: [
      badFile('sec/foreign-file', 'prices draft (2) - Sandra.txt'),
      badFile('sec/foreign-file', 'leaflet-draft-v3.html'),
      badFile('sec/foreign-file', 'do not use sign.png'),
    ],
    harmless: [published('draft-excluders.txt'), published('beer-on-draught.txt'), published('draught-letter.csv')],
  },
} satisfies Kinds
