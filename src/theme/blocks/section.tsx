// A section of a page: a heading, an optional sentence, and what it holds.
import type { ReactNode } from 'react'
import { listIn, Prose, wholeWords } from '#site'

type Props = {
  heading?: string | undefined
  lead?: string | undefined
  /** On wide screens the heading is next to the content: for running text and lists of one column. */
  beside?: boolean
  /** On a dark ground: for the one section of a page that stands out. */
  deep?: boolean | undefined
  /** The end of a link to the section: /#services. */
  id?: string | undefined
  children: ReactNode
}

export function Section({ heading, lead, beside, deep, id, children }: Props) {
  return (
    <section className={deep ? 'section deep' : 'section'} id={id}>
      <div className={beside ? 'wrap beside' : 'wrap'}>
        {heading !== undefined && <h2>{wholeWords(heading)}</h2>}
        {lead !== undefined && <Prose as="p" className="lead" text={lead} />}
        {children}
      </div>
    </section>
  )
}

/** Paragraphs of running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="prose">
      {texts.map((text) => (
        <Paragraph key={text} text={text} />
      ))}
    </div>
  )
}

/** A paragraph, or the list that a text is: its lines begin with "- " or "1. ". */
export function Paragraph({ text }: { text: string }) {
  const list = listIn(text)
  if (!list) return <Prose as="p" text={text} />
  const items = list.items.map((item) => <Prose key={item} as="li" text={item} />)
  return list.isNumbered ? <ol className="bullets">{items}</ol> : <ul className="bullets">{items}</ul>
}

/** A link that leads on from a section. */
export function More({ link }: { link: { name: string; href: string } }) {
  return (
    <p className="more">
      <a href={link.href}>{link.name}</a>
    </p>
  )
}
