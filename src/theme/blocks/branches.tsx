// The locations of site.yaml, all of them or one: each a box with its name, telephone, address, hours and map.
import type { ReactNode } from 'react'
import type { AnyView } from '#site'
import { Hours } from '#theme/blocks/hours.tsx'
import { MapFrame } from '#theme/blocks/map.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { Reach } from '#theme/layout/contact.tsx'

/** The other locations: the branches, and on the page of one of them the main location instead of it. */
export function Branches({ view }: { view: AnyView }) {
  const { business, contact } = view.site
  const own = view.entry.branch
  const branches = Object.entries(business.branches).map(([id, { name, page }]) => ({ id, name, page }))
  const all = [{ id: undefined, name: business.name, page: contact.page }, ...branches]
  const others = all.filter(({ id }) => id !== own)
  if (others.length === 0) return null
  return (
    <Section heading={labelsOf(view).business.branches}>
      <ul className={others.length > 1 ? 'grid gap-6 md:grid-cols-2' : 'grid gap-6'}>
        {others.map(({ id, name, page }) => (
          <li key={id ?? ''} className="grid">
            <Place view={view} branch={id} heading={<h3>{page === undefined ? name : <a href={page}>{name}</a>}</h3>} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Props = {
  view: AnyView
  branch: string | undefined
  /** Above how to reach it, and above its hours. */
  heading?: ReactNode
  hours?: ReactNode
  /** Whether it has the map of the page. */
  map?: boolean
}

/** A location as one box: how to reach it, its hours and its map, side by side where there is room. */
export const Place = ({ view, branch, heading, hours, map }: Props) => (
  <div className="box flex flex-wrap overflow-hidden p-0">
    <div className="flex grow basis-72 flex-wrap content-start gap-x-16 gap-y-4 p-5">
      <div className="grow basis-72">
        {heading}
        <Reach view={view} branch={branch} hours={false} />
      </div>
      <div className="grow basis-72">
        {hours}
        <Hours view={view} branch={branch} />
      </div>
    </div>
    <div className="grid grow basis-72 empty:hidden">{map && <MapFrame view={view} />}</div>
  </div>
)

/** The branch that a page is about, or with `place` the main location; nothing for other pages. */
export function OwnBranch({ view, place }: { view: AnyView; place?: boolean | undefined }) {
  const { branch } = view.entry
  const { name } = view.site.business.branches[branch ?? ''] ?? view.site.business
  if (branch === undefined && !place) return null
  return (
    <Section heading={name}>
      <Place view={view} branch={branch} map />
    </Section>
  )
}
