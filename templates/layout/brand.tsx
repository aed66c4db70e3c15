// Shows the business in header, menu and footer: its mark and its name.
import type { AnyView } from '#site'
import Logo from '#theme/illustrations/logo.tsx'

export function Brand({ view }: { view: AnyView; deep?: boolean }) {
  return (
    <>
      <Logo />
      <span>{view.site.business.name}</span>
    </>
  )
}
