// The top of a page: where it stands, its heading, a sentence, and the call button.

import type { AnyView } from '#site'
import { Prose } from '#site'
import { Breadcrumbs, CallButton } from '../layout/layout.tsx'

type Props = {
  view: AnyView
  hero: { heading: string; lead: string }
}

export function Hero({ view, hero }: Props) {
  return (
    <section className="hero">
      <div className="wrap">
        <Breadcrumbs view={view} />
        <h1>{hero.heading}</h1>
        <p className="lead">
          <Prose text={hero.lead} />
        </p>
        <CallButton view={view} />
      </div>
    </section>
  )
}
