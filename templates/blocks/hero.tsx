// The top of a page: breadcrumbs, the promise, the call button and up to three facts next to a picture.

import type { ReactNode } from 'react'
import { type AnyView, Prose } from '#site'
import Icon from '../illustrations/icon.tsx'
import { CallButton } from '../layout/call.tsx'
import { Breadcrumbs } from '../layout/layout.tsx'

type Words = {
  id?: string | undefined
  heading: string
  lead: string
  picture?: string | undefined
  facts?: string[] | undefined
}

type Props = {
  view: AnyView
  hero: Words
  second?: { name: string; href: string }
  /** Drawn next to the words. */
  picture?: ReactNode
  /** The picture is for wide screens alone: telephones come to the content sooner. */
  wide?: boolean
}

export function Hero({ view, hero, second, picture, wide }: Props) {
  return (
    <section className="hero" id={hero.id}>
      <div className={picture ? 'wrap grid items-center gap-8 md:grid-cols-2' : 'wrap'}>
        <div>
          <Breadcrumbs view={view} />
          <h1>{hero.heading}</h1>
          <p className="lead">
            <Prose text={hero.lead} />
          </p>
          <p className="actions mt-6">
            <CallButton view={view} />
            {second && (
              <a className="button-line" href={second.href}>
                {second.name}
              </a>
            )}
          </p>
          {hero.facts && (
            <ul className="facts">
              {hero.facts.map((fact) => (
                <li key={fact}>
                  <Icon name="check" />
                  <span>
                    <Prose text={fact} />
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {picture && <div className={wide ? 'hero-art max-md:hidden' : 'hero-art'}>{picture}</div>}
      </div>
    </section>
  )
}
