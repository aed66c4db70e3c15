// All areas served: the map and the list.
import { definePage } from '#site'
import { AreasMap } from '../blocks/area-map.tsx'
import { CallBanner } from '../blocks/call-banner.tsx'
import { AreaCards } from '../blocks/cards.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Paragraphs, Section } from '../blocks/section.tsx'
import { Layout } from '../layout/layout.tsx'
import { banner, hero, passage } from '../shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k), about: passage(k), banner: banner(k) }),
  uses: ['map'],
  draw(view) {
    const { entry, data, labels, cards } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} picture={<AreasMap view={view} map={data.map} />} />
        <Section heading={labels.area.list}>
          <AreaCards items={cards.areas ?? []} />
        </Section>
        <Section heading={entry.about.heading} beside>
          <Paragraphs texts={entry.about.paragraphs} />
        </Section>
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
