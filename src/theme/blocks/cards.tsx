// Links to other pages: as cards, or as a line of names.
import { type Card, Picture, Prose, wholeWords } from '#site'
import { Amount } from '#theme/blocks/amount.tsx'
import { Section } from '#theme/blocks/section.tsx'
import Icon from '#theme/illustrations/icon.tsx'

type Props = {
  items: readonly Card[]
  /** The heading level of the names: 2 if the cards have no heading above them. */
  level?: 2 | 3
  /** Without icons: of places, all would be the same. */
  rows?: boolean | undefined
  /** The form of the list; on telephones, cards and rows are the same. */
  layout?: 'grid' | 'rows' | 'pictures' | undefined
}

/** Each with its name, sentence and short fact, where it has them, below its photo, or its icon where one has no photo. */
export function Cards({ items, level = 3, rows, layout = 'grid' }: Props) {
  // Whole names: the rules of a page are those its source can name.
  const Heading = level === 2 ? 'h2' : 'h3'
  const isLarge = layout === 'pictures'
  // One alone is a row as wide as the page.
  const form = items.length === 1 && layout === 'grid' ? 'rows' : layout
  const illustrated = isLarge || (!rows && items.every(({ photo }) => photo))
  return (
    <ul className={form === 'grid' ? 'cards' : `cards layout-${form}`}>
      {items.map(({ path, name, summary, detail, icon, photo, language }) => (
        <li key={path} lang={language}>
          {illustrated && photo && (
            <Picture name={photo.file} alt="" sizes={`(min-width: 48rem) 24rem, ${isLarge ? '92vw' : '4rem'}`} />
          )}
          {icon !== '' && !rows && !(illustrated && photo) && <Icon name={icon} />}
          <Heading>
            <a href={path}>{wholeWords(name)}</a>
          </Heading>
          {summary !== '' && <Prose as="p" text={summary} />}
          {detail !== '' && (
            <p>
              <Amount text={detail} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

type Words = { heading: string; lead?: string | undefined; items: readonly Card[] }

/** A section of cards; nothing where a page names none. */
export const CardsOf = ({ words, rows }: { words: Words | undefined; rows?: boolean }) =>
  words?.items[0] && (
    <Section heading={words.heading} lead={words.lead}>
      <Cards items={words.items} rows={rows} />
    </Section>
  )

type Named = { path: string; name: string; icon?: string; language?: string | undefined }

/** Links as wide as their names, each with its icon, or all with one. */
export function Links({ items, icon }: { items: readonly Named[]; icon?: string }) {
  return (
    <ul className="areas">
      {items.map(({ path, name, icon: own = '', language }) => (
        <li key={path} lang={language}>
          <a href={path}>
            {(icon ?? own) !== '' && <Icon name={icon ?? own} />}
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
