// What stands for the business in header, menu and footer: its logo, or its initial and its name.
import { type AnyView, Picture } from '#site'

/** `deep` on the dark ground of the footer. */
export function Brand({ view, deep }: { view: AnyView; deep?: boolean }) {
  const { business, brand } = view.site
  if (brand?.logo && !deep)
    return (
      <span className="logo">
        <Picture name={brand.logo.light} dark={brand.logo.dark} alt={business.name} sizes="12rem" eager />
      </span>
    )
  return (
    <>
      {/* Not text: the name says it. */}
      {!brand?.logo && <span className="initial" data-initial={[...business.name][0]} />}
      <span>{business.name}</span>
    </>
  )
}
