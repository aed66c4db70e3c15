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
]
