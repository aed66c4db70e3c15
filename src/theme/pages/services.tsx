// The overview of all services, by group.
import { z } from 'zod'
import { definePage, Prose, wholeWords } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { Cards, Links } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, icon } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    groups: z
      .array(
        z.strictObject({
          id: z.string().meta({ description: 'the anchor of the group, like home: /services#home' }),
          icon: icon(),
          title: k.text('name of the group'),
          text: k.text('what the group is about'),
          items: z
            .array(k.ref('services', 'a service of the group'))
            .min(1)
            .meta({ description: 'the services of the group' }),
        }),
      )
      .meta({ description: 'the groups of services' }),
    banner: banner(k).optional(),
  }),
  draw(view) {
    const { groups, hero, banner, name } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} wide />
        <nav className="wrap pt-6" aria-label={name}>
          <Links items={groups.map(({ id, title, icon }) => ({ path: `#${id}`, name: title, icon }))} />
        </nav>
        {rowsOf(groups).map((row) => (
          <div key={row[0]?.id} className="section">
            <div className={row.length > 1 ? 'wrap grid gap-10 md:grid-cols-2' : 'wrap'}>
              {row.map((group) => (
                <section key={group.id} id={group.id}>
                  <div className="mb-6 max-w-xl">
                    <h2>{wholeWords(group.title)}</h2>
                    <Prose as="p" className="soft" text={group.text} />
                  </div>
                  <Cards items={group.items} />
                </section>
              ))}
            </div>
          </div>
        ))}
        {banner && <CallBanner view={view} banner={banner} />}
      </Layout>
    )
  },
})

/** Groups of one service that follow each other share a row. */
function rowsOf<Group extends { items: readonly unknown[] }>(groups: readonly Group[]): Group[][] {
  const rows: Group[][] = []
  for (const group of groups) {
    const row = rows.at(-1)
    if (row && group.items.length === 1 && row.every(({ items }) => items.length === 1)) row.push(group)
    else rows.push([group])
  }
  return rows
}
