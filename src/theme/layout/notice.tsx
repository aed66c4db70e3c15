// A sentence on top of every page, until the day that site.yaml names: a build after it leaves it out, and
// islands/dates.ts takes it off pages that were built before. Without a class of its own, it costs other sites nothing.
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
