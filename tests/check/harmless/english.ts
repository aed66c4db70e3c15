// What dentists, solicitors, vets, plumbers and cleaners write in English: numbers, prices, phones and promises of others, ordinary words.
import { english } from '../kinds.ts'

export const texts = english(
  'Our treatments are explained before they begin.',
  'Our treatment rooms are on the ground floor.',
  'A wrong claim can lead to a penalty of up to £100.',
  'You may be fined £80 if you miss the deadline.',
  'The tribunal fee is £255, paid to the court.',
  'Any treatment that comes to £500 or more can be spread over ten months.',
  'For orders over £40 the shop sends a courier.',
  'You have three months to claim the money back from your insurer.',
  'The Parliamentary Ombudsman makes final decisions on complaints. Its helpline is 0345 015 4033.',
  'The Dental Complaints Service settles disputes about private care. Its number is 020 8253 0800.',
  "You can complain to the Information Commissioner's Office on 0303 123 1113.",
  'The Solicitors Regulation Authority answers on 0370 606 2555.',
  'Ask the Legal Ombudsman (0300 555 0333) to look at it.',
  'Smell gas? Call the National Gas Emergency Service on 0800 111 999.',
  'Citizens Advice, whose line is 0800 144 8848, helps with deposits.',
  'A review after a fortnight shows how the gum has healed.',
  'A service once a year keeps the boiler quiet.',
  'We send one engineer, and the same one again.',
  'Our office is off the ring road; 20% of our patients come on foot.',
  'Those responsible for the alarm have 20 minutes to reset it.',
  'Discuss it with your dentist 30 minutes before the injection.',
  'The waiting list is now over; we have a place for you.',
  'Overall, two clients of ours have moved abroad.',
  'Ask about your rights under the warranty card of the maker.',
)
