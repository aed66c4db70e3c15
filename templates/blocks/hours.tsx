// The hours in words: a business that never closes needs no table and no script that says whether it is open.
import type { AnyView } from '#site'

export const Hours = ({ view }: { view: AnyView; branch?: string | undefined }) => (
  <p>{view.site.business.hoursShown}</p>
)
