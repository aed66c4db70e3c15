// An area: what is true of it alone, and the services asked for there.
import { definePage } from '#site'
import { OwnBranch } from '#theme/blocks/branches.tsx'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { CardsOf } from '#theme/blocks/cards.tsx'
import { Passage } from '#theme/blocks/figure.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { QuestionsOf } from '#theme/blocks/questions.tsx'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero, illustrated, related } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({
    hero: hero(k),
    local: illustrated(k).meta({ description: 'what is true of this area alone' }),
    services: related(k, 'services').meta({ description: 'what is asked for here' }),
    neighbours: related(k, 'areas').optional().meta({ description: 'areas next to it' }),
    banner: banner(k).optional(),
  }),
  draw(view) {
    const { hero, local, services, neighbours, banner } = view.entry
    // An area without a picture has that of a service that it does not name below.
    const { services: all = [] } = view.cards
    const names = services.items.map(({ path }) => path)
    const other = all.find(({ path, photo }) => photo && !names.includes(path)) ?? services.items[0]
    const top = hero.photo || hero.picture !== undefined ? hero : { ...hero, photo: other?.photo }
    return (
      <Layout view={view}>
        <Hero view={view} hero={top} />
        <OwnBranch view={view} />
        <Passage words={local} />
        <CardsOf words={services} />
        <QuestionsOf view={view} />
        <CardsOf words={neighbours} rows />
        {banner && <CallBanner view={view} banner={banner} />}
      </Layout>
    )
  },
})
