// The frame of every page: skip link, header, notice, footer, and the call bar of small screens.
import type { ReactNode } from 'react'
import type { AnyView } from '#site'
import { labelsOf } from '#theme/labels.ts'
import { CallBar } from '#theme/layout/call-bar.tsx'
import { Footer } from '#theme/layout/footer.tsx'
import { Header } from '#theme/layout/header.tsx'
import { Notice } from '#theme/layout/notice.tsx'

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
      <CallBar view={view} />
    </>
  )
}

/** The breadcrumbs of a page below the home page. */
export function Breadcrumbs({ view }: { view: AnyView }) {
  if (view.crumbs.length < 2) return null
  return (
    <nav className="crumbs" aria-label={labelsOf(view).layout.breadcrumbs}>
      <ol>
        {view.crumbs.map((crumb, i) => (
          // Below two others, on a telephone, its name is the heading underneath.
          <li key={crumb.path} className={i > 1 && i === view.crumbs.length - 1 ? 'max-md:hidden' : undefined}>
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
