// Articles as a list, the newest first: photo, date, name and summary. A long list has a heading for each year.
import { type AnyView, type Card, dayIn, Picture, wholeWords } from '#site'
import { rowsOf } from '#theme/blocks/points.tsx'

/** From so many articles on, a list has years. */
const LONG = 20

export function Posts({ view, items, level = 2 }: { view: AnyView; items: readonly Card[]; level?: 2 | 3 }) {
  if (items.length < LONG) return <List view={view} items={items} level={level} />
  const years = new Map<string, Card[]>()
  for (const item of items) {
    const year = item.date?.slice(0, 4) ?? ''
    years.set(year, [...(years.get(year) ?? []), item])
  }
  return [...years].map(([year, items]) => (
    <section key={year} className="mt-12">
      {level === 2 ? <h2>{year}</h2> : <h3>{year}</h3>}
      <List view={view} items={items} level={level === 2 ? 3 : 4} />
    </section>
  ))
}

// Whole names: the rules of a page are those its source can name.
const HEADINGS = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

function List({ view, items, level }: { view: AnyView; items: readonly Card[]; level: 2 | 3 | 4 }) {
  const Heading = HEADINGS[level]
  // One or two: the photo beside the words.
  const isMany = items.length > 2
  return (
    <ul className={`posts mt-6 grid gap-x-5 gap-y-8 ${isMany ? rowsOf(items.length) : 'lg:grid-cols-2'}`}>
      {items.map(({ path, name, summary, date = '', photo, language }) => (
        <li
          key={path}
          lang={language}
          className={`grid content-start gap-x-6 gap-y-3 [&_img]:aspect-3/2 ${isMany ? '' : 'md:has-[img]:grid-cols-[15rem_1fr]'}`}
        >
          {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 48rem) 24rem, 100vw" />}
          <div>
            <Heading className="text-[1.25rem]">
              <a href={path}>{wholeWords(name)}</a>
            </Heading>
            <p className="note">
              <time dateTime={date}>{dayIn(view.site.locale, date)}</time>
            </p>
            <p>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
