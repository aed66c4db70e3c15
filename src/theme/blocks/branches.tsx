// The locations of site.yaml, all of them or one: each with its name, telephone, address, hours and map.
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
      <ul className={others.length > 1 ? 'grid gap-x-16 gap-y-10 md:grid-cols-2' : undefined}>
        {others.map(({ id, name, page }) => (
          <li key={id ?? ''} className={others.length > 1 ? undefined : 'grid gap-x-16 gap-y-4 md:grid-cols-2'}>
            <div>
              <h3>{page === undefined ? name : <a href={page}>{name}</a>}</h3>
              <Reach view={view} branch={id} hours={false} />
            </div>
            <div>
              <Hours view={view} branch={id} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The branch that a page is about; nothing for a page of the main location. */
export function OwnBranch({ view }: { view: AnyView }) {
  const { branch = '' } = view.entry
  const { name } = view.site.business.branches[branch] ?? {}
  if (name === undefined) return null
  return (
    <Section heading={name}>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Reach view={view} branch={branch} hours={false} />
        <div>
          <Hours view={view} branch={branch} />
          <MapFrame view={view} />
        </div>
      </div>
    </Section>
  )
}
