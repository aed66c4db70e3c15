// A sentence on top of every page, until the day that site.yaml names. It has no class of its own: a site without a
// notice carries nothing for it.
import { type AnyView, Enhanced, Prose } from '#site'

export function Notice({ view }: { view: AnyView }) {
  const { notice } = view.site
  return (
    notice && (
      <Enhanced name="dates" on="idle" className="wrap">
        <p className="pb-8 pt-6" data-until={notice.until}>
          <strong>
            <Prose text={notice.text} />
          </strong>
        </p>
      </Enhanced>
    )
  )
}
