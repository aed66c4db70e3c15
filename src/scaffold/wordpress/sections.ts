// The text of an old page -> the sections of a page, or the paragraphs and parts of an article.
import { listIn } from '../../model/inline.ts'
import { listOf, type OldSection, type OldTable, type OldText } from './text.ts'

/** Some paragraphs under a heading, or a table. */
interface Part {
  readonly heading?: string
  readonly id?: string
  readonly paragraphs: string[]
  readonly table?: OldTable
}

/** The parts of a page. Its own heading is none in it, and one without words below it is strong words. */
function partsOf(own: string, sections: readonly OldSection[]): [first: Part, ...Part[]] {
  const parts: [Part, ...Part[]] = [{ paragraphs: [] }]
  for (const { heading, id, paragraphs, table } of sections) {
    const isOther = heading !== '' && heading !== own
    const isNew = id !== undefined && parts.every((part) => part.id !== id)
    if (isOther && (paragraphs.length > 0 || table))
      parts.push({ ...(isNew && { id }), heading, paragraphs: [...paragraphs] })
    else parts.at(-1)?.paragraphs.push(...(isOther ? [`**${heading}**`] : paragraphs))
    if (table) parts.push({ ...tableHeading(parts), paragraphs: [], table }, { paragraphs: [] })
  }
  return parts
}

/** Takes the heading of the last part, if it has no words, for the table below it. */
function tableHeading(parts: Part[]): Pick<Part, 'heading' | 'id'> {
  const last = parts.at(-1)
  if (parts.length < 2 || last?.heading === undefined || last.paragraphs.length > 0) return {}
  parts.pop()
  const { paragraphs: _, ...rest } = last
  return rest
}

/**
 * The sections of a page: a hero with its first paragraph, the heading that it begins with, or else `lead`, and a text or
 * a table for each other heading.
 */
export function sectionsOf(heading: string, sections: readonly OldSection[], lead: string): object[] {
  const [opening, ...parts] = partsOf(heading, sections)
  const { first, rest } = withoutLead(opening, parts)
  const drawn = rest.flatMap(({ table, paragraphs, ...part }: Part): object[] => {
    if (table) return [{ block: 'table', ...part, ...table }]
    return paragraphs.length > 0 ? [{ block: 'text', ...part, paragraphs }] : []
  })
  return [{ block: 'hero', heading, lead: first ?? lead }, ...drawn]
}

/** Takes the first words for the lead: a paragraph before all headings, or else the first heading. */
function withoutLead(
  opening: Part,
  parts: readonly Part[],
): { readonly first?: string; readonly rest: readonly Part[] } {
  const [first, ...paragraphs] = opening.paragraphs
  const [{ heading, ...part } = opening, ...others] = parts
  if (first === undefined && heading !== undefined) return { first: heading, rest: [part, ...others] }
  if (first === undefined || listIn(first)) return { rest: [opening, ...parts] }
  return { first, rest: [{ paragraphs }, ...parts] }
}

/** The words of an article: its first paragraphs, or else `lead`, and a part for each heading. A table is a list there. */
export function articleOf(name: string, sections: readonly OldSection[], lead: string): object {
  const [opening, ...parts] = partsOf(name, sections.map(withoutTable))
  // An article begins with words: a heading before them is strong.
  const first = opening.paragraphs.length > 0 ? undefined : parts.shift()
  const paragraphs = first ? [`**${first.heading}**`, ...first.paragraphs] : opening.paragraphs
  return {
    heading: name,
    paragraphs: paragraphs.length > 0 ? paragraphs : [lead],
    ...(parts.length > 0 && { parts: parts.map(({ heading, paragraphs }) => ({ heading, paragraphs })) }),
  }
}

function withoutTable({ table, ...section }: OldSection): OldSection {
  if (!table) return section
  const rows = [...(table.columns ? [table.columns] : []), ...table.rows].map((cells) => cells.join(', '))
  return { ...section, paragraphs: [...section.paragraphs, ...listOf(rows, { isNumbered: false })] }
}

/** The anchors that a page has in the new site. */
export const anchorsOf = (name: string, { title = name, sections }: OldText): ReadonlySet<string> =>
  new Set(partsOf(title, sections).flatMap(({ id }) => id ?? []))
