// The top of a page: where it stands, its heading, a sentence, a price and a photo where there are, the call button.
import { type AnyView, Picture, Prose } from '#site'
import { Breadcrumbs, CallButton } from '../layout/layout.tsx'

type Props = {
  view: AnyView
  hero: { heading: string; lead: string; photo?: { file: string; alt: string } | undefined }
  price?: string | undefined
}

export function Hero({ view, hero: { heading, lead, photo }, price }: Props) {
  return (
    <section className="hero">
      <div className="wrap">
        <div>
          <Breadcrumbs view={view} />
          <h1>{heading}</h1>
          <p className="lead">
            <Prose text={lead} />
          </p>
          {price !== undefined && <p className="price">{price}</p>}
          <CallButton view={view} />
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
