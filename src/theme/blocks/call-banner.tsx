// The last thing on a page: a sentence and the number.
import { type AnyView, Prose } from '#site'
import { CallButton } from '#theme/layout/contact.tsx'

type Words = { id?: string | undefined; heading: string; text?: string | undefined }

export function CallBanner({ view, banner }: { view: AnyView; banner: Words }) {
  return (
    <section className="banner" id={banner.id}>
      <div className="wrap flex flex-wrap items-center justify-between gap-6 py-12">
        <div className="max-w-xl">
          <h2>{banner.heading}</h2>
          {banner.text !== undefined && (
            <p className="mt-2">
              <Prose text={banner.text} />
            </p>
          )}
        </div>
        <p className="actions">
          <CallButton view={view} />
        </p>
      </div>
    </section>
  )
}

/** The box for those who cannot wait: what to do at once, and the number. */
export function Urgent({ view, urgent }: { view: AnyView; urgent: Words }) {
  return (
    <div className="urgent">
      <h2>{urgent.heading}</h2>
      {urgent.text !== undefined && (
        <p>
          <Prose text={urgent.text} />
        </p>
      )}
      <CallButton view={view} />
    </div>
  )
}
