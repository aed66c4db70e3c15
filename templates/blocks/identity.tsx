// Who the business is before the law, and its credentials: what of it site.yaml knows, by name.
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'

export function Identity({ view }: { view: AnyView }) {
  const { legal } = view.site.business
  if (!legal) return null
  const { business, office: own } = labelsOf(view)
  const { register, vat, office } = business
  const rows = [
    { name: own.name, value: legal.name },
    { name: register, value: legal.register },
    { name: vat, value: legal.vat },
    { name: office, value: legal.office },
    ...(legal.credentials ?? []),
  ]
  return (
    <dl className="mt-6">
      {rows.map(
        ({ name, value }) =>
          value !== undefined && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
