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
import { Scenes } from '../blocks/scenes.tsx'
import { More, Paragraphs, Section } from '../blocks/section.tsx'
import Building from '../illustrations/building.tsx'
import { Layout } from '../layout/layout.tsx'
import { banner, hero, link, passage, points, related } from '../shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    services: related(k, 'services').extend({ link: link(k) }),
    about: passage(k).extend({ link: link(k) }),
    areas: related(k, 'areas').extend({ link: link(k) }),
    prices: z.strictObject({ heading: k.text('heading of the price list'), lead: k.text('a sentence below it') }),
    steps: points(k).meta({ description: 'how it works' }),
    reviews: z.strictObject({ heading: k.text('heading of the reviews') }),
    why: points(k),
    banner: banner(k),
    map: banner(k),
    scenes: z.array(z.strictObject({ picture: k.picture('the picture'), alt: k.text('what it shows'), caption: k.text('one sentence below it') })),
  }),
  uses: ['reviews', 'prices'],
  draw(view) {
    const { entry, data, labels, site } = view
    return (
      <Layout view={view}>
        <Hero view={view} hero={entry.hero} second={{ name: labels.call.estimate, href: site.contact.page }} picture={<Building lit="sewer" />} />
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
          <div className="grid gap-10 md:grid-cols-2">
            <div>
              <Paragraphs texts={entry.about.paragraphs} />
              <More link={entry.about.link} />
            </div>
            <Scenes items={entry.scenes.slice(0, 1)} />
          </div>
        </Section>
        <Section heading={entry.why.heading} lead={entry.why.lead}>
          <Points items={entry.why.items} columns={2} />
          <Scenes items={entry.scenes.slice(1)} />
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
