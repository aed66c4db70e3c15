// An area: what is true of it alone, and the services asked for there.
import { z } from 'zod'
import { definePage } from '#site'
import { OwnBranch } from '#theme/blocks/branches.tsx'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Streets } from '#theme/illustrations/streets.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, illustrated, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    local: illustrated(k).meta({ description: 'what is true of this area alone' }),
    place: z.boolean().optional().meta({ description: 'whether it shows the address, the hours and the map' }),
    services: related(k, 'services').partial({ items: true }).meta({ description: 'what is asked for here' }),
    neighbours: related(k, 'areas').optional().meta({ description: 'areas next to it' }),
    banner: banner(k).optional(),
  }),
  draw(view) {
    const { hero, local, place, services, neighbours, banner } = view.entry
    // An area without a picture has that of a service that it does not name below.
    const { services: all = [] } = view.cards
    const { items = all } = services
    const other = all.find((each) => each.photo && !items.some(({ path }) => path === each.path)) ?? items[0]
    const top = hero.photo || hero.picture !== undefined ? hero : { ...hero, photo: other?.photo }
    const drawn = top.photo || top.picture !== undefined
    return (
      <Layout view={view}>
        <Hero view={view} hero={top} picture={drawn ? undefined : <Streets />} wide={!drawn} />
        <OwnBranch view={view} place={place} />
        <Passage words={local} />
        <CardsOf words={{ ...services, items }} />
        <QuestionsOf view={view} />
        <CardsOf words={neighbours} rows />
        {banner && <CallBanner view={view} banner={banner} />}
      </Layout>
    )
  },
})
