// All common questions; the first is open, any number may be.
import { definePage } from '#site'
import { CallBanner } from '../blocks/call-banner.tsx'
import { Hero } from '../blocks/hero.tsx'
import { Questions } from '../blocks/questions.tsx'
import { PlainPicture } from '../illustrations/plain-picture.tsx'
import { Layout } from '../layout/layout.tsx'
import { banner, hero } from '../shapes.ts'

export default definePage({
  content: (k) => ({ hero: hero(k), banner: banner(k) }),
  draw(view) {
    const { hero } = view.entry
    return (
      <Layout view={view}>
        <Hero view={view} hero={hero} picture={hero.picture && <PlainPicture name={hero.picture} />} wide />
        <div className="section">
          <div className="wrap narrow">
            <Questions items={view.questions} level={2} firstOpen />
          </div>
        </div>
        <CallBanner view={view} banner={view.entry.banner} />
      </Layout>
    )
  },
})
