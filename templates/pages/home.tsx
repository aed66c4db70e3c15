// The home page: promise, call, services, proof, price, reviews, why us, area, call.

import { z } from 'zod'
import { definePage } from '#site'
import { CallBanner } from '../blocks/call-banner.tsx'
import { AreaLinks, ServiceCards } from '../blocks/cards.tsx'
import { Hero } from '../blocks/hero.tsx'
import { MapFrame } from '../blocks/map-frame.tsx'
import { Points, Steps } from '../blocks/points.tsx'
import { PriceList } from '../blocks/prices.tsx'
import { Reviews } from '../blocks/reviews.tsx'
import { WithScene } from '../blocks/scene.tsx'
import { More, Paragraphs, Section } from '../blocks/section.tsx'
import { heroPicture } from '../illustrations/hero-picture.tsx'
import { Layout } from '../layout/layout.tsx'
import { banner, hero, link, passage, points, related, scene } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    services: related(k, 'services')
      .extend({ link: link(k) })
      .meta({ description: 'the services shown first' }),
    about: passage(k)
      .extend({ link: link(k), scene: scene(k).optional() })
      .meta({ description: 'who comes' }),
    areas: related(k, 'areas')
      .extend({ link: link(k) })
      .meta({ description: 'the areas shown first' }),
    prices: z
      .strictObject({ heading: k.text('heading of the price list'), lead: k.text('a sentence below it') })
      .meta({ description: 'the price list; its rows stand in content/prices.yaml' }),
    steps: points(k).meta({ description: 'how it works' }),
    reviews: z
      .strictObject({ heading: k.text('heading of the reviews') })
      .meta({ description: 'the reviews; their words stand in content/reviews.yaml' }),
    why: points(k)
      .extend({ scene: scene(k).optional() })
      .meta({ description: 'why this business' }),
    banner: banner(k),
    map: banner(k),
  }),
  uses: ['reviews', 'prices'],
  draw(view) {
    const { entry, data, labels, site } = view
    return (
      <Layout view={view}>
        <Hero
          view={view}
          hero={entry.hero}
          second={{ name: labels.call.estimate, href: site.contact.page }}
          picture={heroPicture(entry)}
        />
        <Section heading={entry.services.heading} lead={entry.services.lead}>
          <ServiceCards items={entry.services.items} />
          <More link={entry.services.link} />
        </Section>
        <Section heading={entry.prices.heading} lead={entry.prices.lead} tint beside id="prices">
          <PriceList view={view} prices={data.prices} />
        </Section>
        <Section heading={entry.steps.heading} lead={entry.steps.lead}>
          <Steps items={entry.steps.items} />
        </Section>
        <Section heading={entry.about.heading} tint>
          <WithScene scene={entry.about.scene}>
            <Paragraphs texts={entry.about.paragraphs} />
            <More link={entry.about.link} />
          </WithScene>
        </Section>
        <Section heading={entry.why.heading} lead={entry.why.lead}>
          <WithScene scene={entry.why.scene}>
            <Points items={entry.why.items} columns={entry.why.scene ? 1 : 2} />
          </WithScene>
        </Section>
        <Reviews view={view} reviews={data.reviews} heading={entry.reviews.heading} />
        <Section heading={entry.areas.heading} lead={entry.areas.lead}>
          <AreaLinks items={entry.areas.items} />
          <More link={entry.areas.link} />
        </Section>
        <Section heading={entry.map.heading} lead={entry.map.text} tint>
          <MapFrame view={view} />
        </Section>
        <CallBanner view={view} banner={entry.banner} />
      </Layout>
    )
  },
})
