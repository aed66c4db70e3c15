// The top of a page: where it stands, its heading, a sentence, a price where there is one, and the call button.
import { type AnyView, Prose } from '#site'
import { Breadcrumbs, CallButton } from '../layout/layout.tsx'

type Props = {
  view: AnyView
  hero: { heading: string; lead: string }
  price?: string | undefined
}

export function Hero({ view, hero, price }: Props) {
  return (
    <section className="hero">
      <div className="wrap">
        <Breadcrumbs view={view} />
        <h1>{hero.heading}</h1>
        <p className="lead">
          <Prose text={hero.lead} />
        </p>
        {price !== undefined && <p className="price">{price}</p>}
        <CallButton view={view} />
      </div>
    </section>
  )
}
