// True English sentences, as paragraphs of the pages of a bicycle shop, that no rule may report.
export const texts: readonly string[] = [
  // Amounts of others: laws, makers, history, insurers.
  'The law of 1998 sets the smallest notice at 24 hours, and the council fines landlords up to £5,000.',
  'In 1970 a mortice lock cost about £4, which was half a week of rent.',
  'Most insurers ask for an excess of £100 to £250 per claim.',
  'Brass expands by about 2% between winter and summer.',
  // Telephones and hours of others.
  'Report a burglary to West Yorkshire Police on 101, and call 999 if somebody is still inside.',
  'The Citizens Advice consumer helpline answers on 0808 223 1133, from 9 a.m. to 5 p.m. on weekdays.',
  // Dates.
  'Until 30 June 2025 the workshop was in Otley.',
  'The building was finished on 4 May 1931 and listed in 1988.',
  // Words that look like slips.
  'It was really really cold, and we had had enough. Knock, knock.',
  'Chubb, Yale, Ingersoll and ERA all make rim locks; the BS 3621 mark is on the faceplate.',
  "What's re-keyed? Only the plug: its pins, springs and the driver's side.",
  'A 5-lever deadlock, a cylinder (euro profile), and a night-latch; all three are common here.',
  // Typography.
  'Windows: £1,000? No: “half of that”, says the maker. See pages 4–5, i.e. the table.',
  'Rooms 1/2 and 3/4 share a hall; the e-mail to post@gov.uk bounced.',
  // Days of others, days under a condition, and words in brackets.
  'The library is open on Sundays too.',
  'The shop next door is open on Sundays.',
  'The post office is open on Saturdays, and the town hall is not.',
  'Is the shop open on Sundays? Ask Ann (check with reception).',
  'The workshop is open on Sundays by appointment.',
  'Our shop in Otley was open on Sundays.',
  'The office of the council is closed on Wednesdays.',
  'The practice is not open on Sundays.',
  'In December the shop is open on Sundays.',
  'The store that sells tubes is open on Sundays.',
  'A shop is open on Sundays only if the council allows it.',
  'The studio upstairs is closed on Mondays.',
  'The shop used to be open on Sundays.',
  'Few clinics are open on Sundays.',
  'Somebody is in the workshop on Sundays, but the door is shut.',
  'Shops that are open on Sundays pay a higher rent.',
  'The shop was closed on Mondays when Ann ran it.',
  'The market hall is open on Sundays and closed on Mondays.',
  'On Sundays the park is open and the streets are empty.',
  'Whether the shop is open on Sundays is for the landlord to say.',
]
