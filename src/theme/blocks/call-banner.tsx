// The last thing on a page: a sentence, the number and, where there is one, a link.
import { type AnyView, Prose, wholeWords } from '#site'
import { CallButton } from '#theme/layout/contact.tsx'

type Link = { name: string; href: string }
type Words = { id?: string | undefined; heading: string; text?: string | undefined; link?: Link | undefined }

export function CallBanner({ view, banner }: { view: AnyView; banner: Words }) {
  return (
    <section className="banner" id={banner.id}>
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
        <div className="max-w-xl">
          <h2>{wholeWords(banner.heading)}</h2>
          {banner.text !== undefined && (
            <p className="mt-2">
              <Prose text={banner.text} />
            </p>
          )}
        </div>
        <p className="actions">
          <CallButton view={view} />
          {banner.link && (
            <a className="button-line" href={banner.link.href}>
              {banner.link.name}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}

/** The band for those who cannot wait: what to do at once, as a sentence or step by step, and the number. */
export function Urgent({ view, urgent }: { view: AnyView; urgent: Words & { items?: readonly string[] } }) {
  const { id, heading, text, items = [] } = urgent
  return (
    <section className="section deep urgent" id={id}>
      <div className="wrap beside">
        <h2>{wholeWords(heading)}</h2>
        {text !== undefined && (
          <p>
            <Prose text={text} />
          </p>
        )}
        {items.length > 0 && (
          <ol>
            {items.map((item) => (
              <li key={item}>
                <Prose text={item} />
              </li>
            ))}
          </ol>
        )}
        <p className="actions mt-4">
          <CallButton view={view} />
        </p>
      </div>
    </section>
  )
}
