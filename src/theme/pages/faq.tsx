// All common questions; the first is open, any number may be.
import { definePage } from '#site'
import { CallBanner } from '#theme/blocks/call-banner.tsx'
import { Hero } from '#theme/blocks/hero.tsx'
import { Questions } from '#theme/blocks/questions.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Layout } from '#theme/layout/layout.tsx'
import { banner, hero } from '#theme/shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k), banner: banner(k).optional() }),
  draw(view) {
    const { hero, banner } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} wide />
        <Section heading={labelsOf(view).questions} beside>
          <Questions items={view.questions} firstOpen />
        </Section>
        {banner && <CallBanner view={view} banner={banner} />}
      </Layout>
    )
  },
})
