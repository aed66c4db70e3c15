// The frame of every page: skip link, header, breadcrumbs, main, footer, and the call bar of small screens.

import type { ReactNode } from 'react'
import type { AnyView } from '#site'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Notice } from './notice.tsx'

export function Layout({ view, children }: { view: AnyView; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        {view.labels.layout.skip}
      </a>
      <Header view={view} />
      <main id="main">
        <Notice view={view} />
        {children}
      </main>
      <Footer view={view} />
      <CallBar view={view} />
    </>
  )
}

/** The breadcrumbs of a page below the home page. */
export function Breadcrumbs({ view }: { view: AnyView }) {
  if (view.crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={view.labels.layout.breadcrumbs}>
      <ol>
        {view.crumbs.map((crumb, i) => (
          <li key={crumb.path}>
            {i < view.crumbs.length - 1 ? (
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
