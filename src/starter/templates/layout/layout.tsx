// The frame of every page: skip link, header, notice, footer, and the call bar of small screens.
import type { ReactNode } from 'react'
import type { AnyView } from '#site'
import { CallButton } from './contact.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notice } from './notice.tsx'

/** `children` are drawn in the main part, below the notice. */
export function Layout({ view, children }: { view: AnyView; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {view.labels.skip}
      </a>
      <Header view={view} />
      <main id="main">
        <Notice view={view} />
        {children}
      </main>
      <Footer view={view} />
      <aside className="call-bar" aria-label={view.labels.reach}>
        <CallButton view={view} />
      </aside>
    </>
  )
}

/** The breadcrumbs of a page below the home page. */
export function Breadcrumbs({ view }: { view: AnyView }) {
  const { crumbs, labels } = view
  if (crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={labels.breadcrumbs}>
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
