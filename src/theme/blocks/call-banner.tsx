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
          {banner.text !== undefined && <Prose as="p" className="mt-2" text={banner.text} />}
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
