// The short record that the whole site keeps of a page: what other pages, the plan and the fonts need of its entry.
import type { Card } from '../model/card.ts'
import type { PageEntry, PageRecord } from '../model/content.ts'
import { addTurningDays, daysOf } from '../model/days.ts'
import { withoutCounts } from '../model/page-counts.ts'
import type { Section } from '../model/schemas/fields.ts'

/** The record of a page. `digest` is that of the bytes of its file; its texts carry no source tags. */
export function recordOf(
  { values, raw: _, ...entry }: PageEntry,
  digest: string,
  pictures: ReadonlySet<string>,
): PageRecord {
  const references = new Set<string>()
  const shown = new Set<string>()
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && pictures.has(value)) shown.add(value)
    if (typeof value !== 'object' || value === null) return
    if ('$ref' in value) references.add(String(value.$ref))
    else for (const inner of Object.values(value)) collect(inner)
  }
  collect(values)
  const days = new Set<string>()
  addTurningDays(values, days)
  const { date } = values
  if (date !== undefined) days.add(date)
  const post = date !== undefined && { date, updated: values.updated, author: values.author }
  const { name, summary = '', detail = '', icon = '', inflections = {}, head, questionsFrom, branch } = values
  const sections = Array.isArray(values.sections) ? (values.sections as readonly Section[]) : []
  return {
    ...entry,
    // A dated page exists from its day on.
    ...(date !== undefined && { from: date }),
    ...daysOf(values),
    ...post,
    photo: photoIn(values),
    name,
    summary,
    detail,
    icon,
    inflections,
    title: head.title,
    keywords: head.keywords,
    robots: head.robots,
    social: { title: head.social?.title, line: head.social?.line },
    questionsFrom,
    branch,
    blocks: [
      ...new Set(sections.flatMap(({ block, layout }) => [block, ...(layout ? [`layout-${layout}`] : [])])),
    ].sort(),
    references: [...references].sort(),
    pictures: [...shown].sort(),
    headings: charactersOf(withoutCounts(headingsIn(values))),
    ignore: (values.ignore ?? []).map(({ rule, about }) => ({ rule, about })),
    days: [...days].sort(),
    digest,
  }
}

/** The photo of a page: its own, or that of its top. */
const photoIn = ({ photo, hero }: PageEntry['values']): Card['photo'] =>
  (photo ?? (hero as { photo?: unknown } | undefined)?.photo) as Card['photo']

/** Keys of texts that templates set in the heading face. */
const HEADINGS = new Set(['heading', 'title', 'name', 'question', 'price', 'code', 'address', 'reach', 'hours'])

/** The texts of all headings in a value, joined; `head` is not shown on the page. */
export function headingsIn(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  if (Array.isArray(value)) return value.map(headingsIn).join('')
  return Object.entries(value)
    .map(([key, inner]) => {
      if (typeof inner === 'string') return HEADINGS.has(key) ? inner : ''
      return key === 'head' ? '' : headingsIn(inner)
    })
    .join('')
}

/** Every character of a text except spaces and controls, each once, sorted. A set of texts takes twice as long. */
export function charactersOf(text: string): string {
  const codes = new Set<number>()
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0
    codes.add(code)
    if (code > 0xffff) i++
  }
  return String.fromCodePoint(...[...codes].filter((code) => code > 0x20).sort((a, b) => a - b))
}
