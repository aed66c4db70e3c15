// A weekday beside a date is the weekday of that date.
import { plainText } from '../../../model/inline.ts'
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { wrongWeekdaysIn } from '../../text/dates.ts'

export default defineRule({
  why: 'A visitor who reads "Saturday 3 January", which is a Sunday, comes on the wrong day.',
  level: 'error',
  help: 'look it up in a calendar: correct the weekday or the date',
  fine: {
    yaml: exampleContact(
      'On Sunday 3 January 2027 and 9 January 2027 (Saturday). Monday, 4/1/2027. Mondays in May 2027. Every Saturday, 1 March 2027 to 31 May 2027.',
    ),
  },
  bad: {
    yaml: exampleContact('Open on Saturday, 3 January 2027, Friday 9/1/2027 and January 10, 2027 (Monday).'),
    findings: [
      '"Saturday, 3 January 2027": 2027-01-03 is a Sunday',
      '"Friday 9/1/2027": 2027-01-09 is a Saturday',
      '"January 10, 2027 (Monday)": 2027-01-10 is a Sunday',
    ],
  },

  *words(words, { language }) {
    for (const { file, path, text } of words)
      if (/20\d\d/.test(text))
        for (const { text: value, day, weekday } of wrongWeekdaysIn(plainText(text), language))
          yield { text: `"${value}": ${day} is a ${weekday}`, at: { file, path, value } }
  },
})
