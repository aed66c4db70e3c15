// A sentence on top of every page, until the day that site.yaml names: a build after it leaves it out, and
// islands/notice.ts takes it off pages that were built before.
import { type AnyView, Enhanced, Prose } from '#site'

export function Notice({ view }: { view: AnyView }) {
  const { notice } = view.site
  return (
    notice && (
      <Enhanced name="notice" on="idle" className="notice">
        <p className="wrap" data-until={notice.until}>
          <Prose text={notice.text} />
        </p>
      </Enhanced>
    )
  )
}
