// Shows the business in header, menu and footer: its logo, or its name with its icon or its initial.
import { type AnyView, Picture } from '#site'

/** `deep` on the dark ground of the footer, where logo and icon are left out. */
export function Brand({ view, deep }: { view: AnyView; deep?: boolean }) {
  const { business, brand } = view.site
  if (brand?.logo && !deep)
    return (
      <span className="logo">
        <Picture name={brand.logo.light} dark={brand.logo.dark} alt={business.name} sizes="12rem" eager />
      </span>
    )
  const isDrawn = brand?.logo !== undefined || brand?.icon !== undefined
  return (
    <>
      {/* Neither is text: the name says it. */}
      {!isDrawn && <span className="initial" data-initial={[...business.name][0]} />}
      {brand?.icon !== undefined && !deep && (
        <span className="logo">
          <Picture name={brand.icon} alt="" sizes="3rem" eager />
        </span>
      )}
      <span>{business.name}</span>
    </>
  )
}
