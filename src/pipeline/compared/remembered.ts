// What was found out about files and pages -> the same again, as long as what decides it is as it was. What was found
// out stays bytes; an answer is looked for in them.
import { fromUtf8, toUtf8 } from '../../runtime/encoding.ts'
import { changeTable, keyOf, readTableOfBytes } from '../../runtime/tables/table.ts'

/** Answers to questions about files and pages. */
export interface Remembered {
  /** The answer to a question about a file or a page. Question and answer are plain data. */
  of<T>(about: string, question: unknown, make: () => T): T
  /** Holds the answers for the next run. */
  save(): void
}

const TAB = 9

/** `stateOf` is a digest of all that decides what is answered about something; without one nothing is held of it. */
export function remembered(
  file: string | undefined,
  context: string,
  stateOf: (about: string) => string | undefined,
): Remembered {
  const old = readTableOfBytes(file, context)
  const rows = new Map<string, Row | undefined>()
  const rowOf = (about: string) => {
    if (rows.has(about)) return rows.get(about)
    const state = stateOf(about)
    const row = state === undefined ? undefined : rowFrom(state, old.get(keyOf(about)))
    rows.set(about, row)
    return row
  }
  return {
    of<T>(about: string, question: unknown, make: () => T): T {
      const row = rowOf(about)
      if (!row) return make()
      const key = JSON.stringify(question)
      const known = row.known && answerIn(row.known, key)
      if (known) return JSON.parse(fromUtf8(known)).answer as T
      const ready = row.fresh.get(key)
      if (ready !== undefined) return ready.answer as T
      const answer = make()
      row.fresh.set(key, { answer })
      return answer
    },
    save() {
      changeTable(
        file,
        context,
        old,
        new Map([...rows].flatMap(([about, row]) => (row ? [[keyOf(about), bytesOf(row)] as const] : []))),
      )
    },
  }
}

/** What is known about something: answers of an earlier run, and those that are new. */
interface Row {
  readonly state: string
  readonly known: Buffer | undefined
  readonly fresh: Map<string, { readonly answer: unknown }>
}

function rowFrom(state: string, bytes: Buffer | undefined): Row {
  const isSame = bytes?.subarray(0, bytes.indexOf(TAB)).equals(Buffer.from(state))
  return { state, known: isSame ? bytes : undefined, fresh: new Map() }
}

/** The bytes of the answer to a question, which stand between tabs behind it. */
function answerIn(known: Buffer, key: string): Buffer | undefined {
  const question = toUtf8(`\t${key}\t`)
  const at = known.indexOf(question)
  const from = at + question.length
  return at < 0 ? undefined : known.subarray(from, known.indexOf(TAB, from))
}

/** State, then question and answer after one another, each with a tab behind it. JSON holds no tab. */
function bytesOf({ state, known, fresh }: Row): Buffer {
  if (known && fresh.size === 0) return known
  let added = known ? '' : `${state}\t`
  for (const [key, value] of fresh) added += `${key}\t${JSON.stringify(value)}\t`
  return Buffer.concat([known ?? Buffer.alloc(0), toUtf8(added)])
}
