// A date exists, an offer is not over, and a copyright is of last year or this one.
import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { endsIn, isDay, shiftYears } from '../../text/dates.ts'
import { LABELS, labelsOf } from '../../text/each-text.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

const COPYRIGHT = /(?:©|\(c\)|copyright)\s*(?:(?:19|20)\d\d\s?[-–]\s?)?((?:19|20)\d\d)(?!\s?[-–]\s?\{)/gi
const NUMERIC = /(?<![\d/.-])(\d{1,2})([/.])(\d{1,2})\2((?:19|20)\d\d)(?![\d-])/g
/** Years after which a date is history rather than an offer that nobody took away. */
const HISTORY = 3

interface Fault {
  readonly text: string
  readonly help: string
}

export default defineRule({
  why: 'An offer that ended last year tells the reader that nobody looks after this page, or this business.',
  level: 'warning',
  help: 'write a day that exists, and remove what is over',
  needsLanguage: 'partly',
  fine: contact(
    '"Founded on 3/4/1998, law 4495/2017, half 1/2. Until 30/6/2025 we worked in Otley. Valid until 31 March 2027. © 1998-2026."',
  ),
  bad: {
    ...contact(
      '"Open on 31/2/2027. Offer valid until 30/9/2027. Offer valid until October 31, 2026, then 20%. © 2018"',
    ),
    findings: ['"31/2/2027" is not a date', '"© 2018" is an old copyright', '"October 31, 2026" is in the past'],
  },

  needs: ['year', 'today', 'notes', ...LABELS],

  *page(page, _, { year, data }) {
    const labels = JSON.stringify([...data.values()])
    for (const footer of page.all('footer'))
      for (const fault of oldCopyrights(page.textOf(footer), year)) {
        // A copyright typed in a label is reported at the label.
        if ([...oldCopyrights(labels, year)].some(({ text }) => text === fault.text)) continue
        yield { ...fault, at: { page: page.path, tags: [page.html.slice(footer.start, footer.open)] } }
      }
  },

  *words(words, { year }) {
    for (const { file, path, text } of words)
      for (const fault of faultsIn(plainText(text), year)) yield { ...fault, at: { file, path } }
  },

  *site(context) {
    const { language, notes, year, today = `${year}-01-01` } = context
    const labels = labelsOf(context)
    for (const { file, path, text } of labels)
      for (const fault of faultsIn(text, year)) yield { ...fault, at: { file, path } }
    const inLabels = labels.flatMap(({ file, path, text }) =>
      endsIn(text, language).map((end) => ({ ...end, file, path })),
    )
    const inProse = notes('ends').flatMap(([file, ends]) =>
      ends.map(({ key, text, path }) => ({ day: key, text, file, path })),
    )
    for (const { day, text, file, path } of [...inProse, ...inLabels])
      if (day < today && day >= shiftYears(today, -HISTORY))
        yield {
          text: `"${text}" is in the past`,
          at: { file, path, value: text },
          help: day.endsWith('-12-31')
            ? `remove the year, or write ${year}`
            : 'remove the offer, or write its next date',
        }
  },
})

function* faultsIn(text: string, year: number): Generator<Fault> {
  if (!/\d/.test(text)) return
  for (const [found, day, , month, of] of text.matchAll(NUMERIC))
    if (!isDay(Number(of), Number(month), Number(day)) && !isDay(Number(of), Number(day), Number(month)))
      yield { text: `"${found}" is not a date`, help: 'look it up in a calendar' }
  yield* oldCopyrights(text, year)
}

/** Copyrights whose last year is before last year. */
function* oldCopyrights(text: string, year: number): Generator<Fault> {
  for (const [found, last = ''] of text.matchAll(COPYRIGHT))
    if (Number(last) < year - 1)
      yield { text: `"${found}" is an old copyright`, help: `remove the year, or write ${year}` }
}
