// The branches of site.yaml: each with its name, telephone, address and hours.
import type { AnyView } from '#site'
import { Reach } from '../layout/contact.tsx'
import { Hours } from './hours.tsx'
import { Section } from './section.tsx'

export function Branches({ view }: { view: AnyView }) {
  const branches = Object.entries(view.site.business.branches)
  if (branches.length === 0) return null
  return (
    <Section heading={view.labels.branches}>
      <ul className="halves">
        {branches.map(([id, { name, page }]) => (
          <li key={id}>
            <h3>{page === undefined ? name : <a href={page}>{name}</a>}</h3>
            <Reach view={view} branch={id} hours={false} />
            <Hours view={view} branch={id} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
