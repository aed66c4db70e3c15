// A section of a page: a heading and what it holds. Every other one has a tinted ground.
import type { ReactNode } from 'react'
import { Prose } from '#site'

type Props = { heading?: string | undefined; id?: string | undefined; children: ReactNode }

/** `id` is what a link to the section ends in: /#services. */
export function Section({ heading, id, children }: Props) {
  return (
    <section id={id} className="section">
      <div className="wrap">
        {heading !== undefined && <h2>{heading}</h2>}
        {children}
      </div>
    </section>
  )
}

/** Running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <p key={text}>
          <Prose text={text} />
        </p>
      ))}
    </div>
  )
}
