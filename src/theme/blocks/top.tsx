// The words at the top of a page: breadcrumbs, the name of its service, the h1, a sentence and the price.
import { type AnyView, Prose, wholeWords } from '#site'
import { Breadcrumbs } from '#theme/layout/layout.tsx'

type Props = {
  view: AnyView
  words: { heading: string; lead?: string | undefined }
  /** Whether the name of the service and its price stand with the heading. */
  about?: boolean
  /** The first of several tops of a page has the breadcrumbs. */
  isFirst?: boolean
}

export function Top({ view, words: { heading, lead }, about = true, isFirst = true }: Props) {
  const { service, price } = view.entry
  // "Locksmith in Bath" above "A locksmith for Bath" says one thing twice.
  const named = view.crumbs.at(-1)?.name ?? ''
  return (
    <>
      {isFirst && <Breadcrumbs view={view} />}
      {about && service && !heading.includes(named) && <p className="above">{service.name}</p>}
      <h1>{wholeWords(heading)}</h1>
      {lead !== undefined && <Prose as="p" className="lead" text={lead} />}
      {about && price !== undefined && <p className="above mt-2">{price}</p>}
    </>
  )
}

/** The top of a page that informs: without buttons. */
export const PlainTop = (props: Props) => (
  <div className="hero">
    <div className="wrap">
      <Top {...props} />
    </div>
  </div>
)
