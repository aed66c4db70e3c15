// A sentence on top of every page, until the day that site.yaml names: a build after it leaves it out, and
// islands/dates.ts takes it off pages that were built before.
import { type AnyView, Enhanced, Prose } from '#site'
import Icon from '#theme/illustrations/icon.tsx'

export function Notice({ view }: { view: AnyView }) {
  const { notice } = view.site
  return (
    notice && (
      <Enhanced name="dates" on="idle">
        <p className="notice" data-until={notice.until}>
          <strong className="wrap flex items-center gap-2">
            <Icon name="info" />
            <Prose as="span" text={notice.text} />
          </strong>
        </p>
      </Enhanced>
    )
  )
}
