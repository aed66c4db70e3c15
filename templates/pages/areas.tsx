// All areas served: the map and the list.
import { definePage } from '#site'
import { AreasMap } from '#theme/blocks/area-map.tsx'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { Cards } from '#theme/blocks/cards.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, passage } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k), about: passage(k), banner: banner(k) }),
  uses: ['map'],
  draw(view) {
    const { entry, data, cards } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} picture={<AreasMap view={view} map={data.map} />} />
        <Section heading={labelsOf(view).area.list}>
          <Cards rows items={cards.areas ?? []} />
        </Section>
        <Section heading={entry.about.heading} beside>
          <Paragraphs texts={entry.about.paragraphs} />
        </Section>
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
