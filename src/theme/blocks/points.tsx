// Points with a title and a text side by side, as steps along a line, or as a plain list of checks.
import { Prose, wholeWords } from '#site'
import { Section } from '#theme/blocks/section.tsx'
import Icon from '#theme/illustrations/icon.tsx'

type Point = { icon?: string | undefined; title: string; text: string }
type Words = { id?: string | undefined; heading: string; lead?: string | undefined; items: readonly Point[] }

/** Columns on wide screens; Tailwind finds whole class names only. */
const WIDE = { 1: '', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3', 4: 'md:grid-cols-2 lg:grid-cols-4' }

type Columns = keyof typeof WIDE

/** The most columns, up to four, that leave no gap in the last row; else two. */
const columnsFor = (count: number): Columns =>
  ([4, 3, 2] as const).find((columns) => count % columns === 0) ?? (count === 1 ? 1 : 2)

/** The classes of a list of boxes: rows of four, or rows of three, which `.even` fills by its first boxes. */
export function rowsOf(count: number): string {
  if (count === 1 || count === 2) return WIDE[count]
  return count % 4 === 0 ? WIDE[4] : `even ${WIDE[2]}`
}

export function Points({ items, columns = columnsFor(items.length) }: { items: readonly Point[]; columns?: Columns }) {
  return <ul className={`points grid gap-6 ${WIDE[columns]}`}>{items.map(drawn)}</ul>
}

/** The steps of a job, in order: the icon of a step, or its number. */
export function Steps({ items }: { items: readonly Point[] }) {
  return <ol className="steps">{items.map(drawn)}</ol>
}

const drawn = ({ icon, title, text }: Point) => (
  <li key={title}>
    {icon !== undefined && <Icon name={icon} />}
    <h3>{wholeWords(title)}</h3>
    <Prose as="p" text={text} />
  </li>
)

/** A section of points. */
export const PointsOf = ({ words: { items, ...title }, ...look }: { words: Words; columns?: Columns }) => (
  <Section {...title}>
    <Points items={items} {...look} />
  </Section>
)

/** A section of steps. */
export const StepsOf = ({ words: { items, ...title }, deep }: { words: Words; deep?: boolean }) => (
  <Section {...title} deep={deep}>
    <Steps items={items} />
  </Section>
)

export function Checks({ items }: { items: readonly string[] }) {
  return (
    <ul className="checks grid gap-3">
      {items.map((text) => (
        <li key={text} className="flex gap-3 [&_svg]:size-6">
          <Icon name="check" />
          <Prose as="span" text={text} />
        </li>
      ))}
    </ul>
  )
}
