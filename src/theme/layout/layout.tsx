// The frame of every page: skip link, header, notice, footer, and the call bar of small screens.
import type { ReactNode } from 'react'
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { CallButton } from '#theme/layout/contact.tsx'
import { Footer } from '#theme/layout/footer.tsx'
import { Header } from '#theme/layout/header.tsx'
import { Notice } from '#theme/layout/notice.tsx'

/** `children` are drawn in the main part, below the notice. */
export function Layout({ view, children }: { view: AnyView; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {labelsOf(view).layout.skip}
      </a>
      <Header view={view} />
      <main id="main">
        <Notice view={view} />
        {children}
      </main>
      <Footer view={view} />
      <aside className="call-bar" aria-label={labelsOf(view).layout.callBar}>
        <CallButton view={view} />
      </aside>
    </>
  )
}

/** The breadcrumbs of a page below the home page. */
export function Breadcrumbs({ view }: { view: AnyView }) {
  const { crumbs } = view
  if (crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={labelsOf(view).layout.breadcrumbs}>
      <ol>
        {crumbs.map((crumb, i) => (
          <li key={crumb.path}>
            {i < crumbs.length - 1 ? (
              <a href={crumb.path} lang={crumb.language}>
                {crumb.name}
              </a>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
