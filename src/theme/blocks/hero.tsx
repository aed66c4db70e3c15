// The top of a page: breadcrumbs, heading, a sentence, the buttons, and a price and a photo if the page has them.
import { type AnyView, Picture, Prose } from '#site'
import { Actions } from '#theme/layout/contact.tsx'
import { Breadcrumbs } from '#theme/layout/layout.tsx'

type Props = {
  view: AnyView
  hero: { heading: string; lead: string; photo?: { file: string; alt: string } | undefined }
}

export function Hero({ view, hero: { heading, lead, photo } }: Props) {
  const { service, price } = view.entry
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <Breadcrumbs view={view} />
          {service && <p className="above">{service.name}</p>}
          <h1>{heading}</h1>
          <p className="lead">
            <Prose text={lead} />
          </p>
          {price !== undefined && <p className="price">{price}</p>}
          <Actions view={view} />
        </div>
        {photo && (
          <Picture
            name={photo.file}
            alt={photo.alt}
            sizes="(min-width: 72rem) 29rem, (min-width: 48rem) 42vw, 100vw"
            eager
          />
        )}
      </div>
    </section>
  )
}
