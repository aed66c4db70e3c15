// A picture with a sentence below it, loaded when it comes near; next to the text on wide screens.
import type { ReactNode } from 'react'
import { Picture, Prose, wholeWords } from '#site'
import { More, Paragraphs, Section } from '#theme/blocks/section.tsx'

type Photo = { file: string; alt: string; caption?: string | undefined }

/** The picture alone, half as wide as the page on wide screens. */
export function Figure({ photo }: { photo: Photo }) {
  return (
    <figure>
      <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 48em) 34rem, 92vw" />
      {photo.caption !== undefined && <Prose as="figcaption" className="note mt-2" text={photo.caption} />}
    </figure>
  )
}

/** `children` beside the picture; alone if there is none. */
export function WithFigure({ photo, children }: { photo?: Photo | undefined; children: ReactNode }) {
  if (!photo) return children
  return (
    <div className="grid gap-8 md:grid-cols-2">
      <div>{children}</div>
      <Figure photo={photo} />
    </div>
  )
}

type Words = {
  id?: string | undefined
  heading?: string | undefined
  paragraphs: readonly string[]
  photo?: Photo | undefined
  link?: { name: string; href: string } | undefined
  layout?: 'plain' | 'beside' | undefined
}

/** A section of running text, next to its picture where it has one; `children` below the paragraphs. */
export function Passage({ words, children }: { words: Words; children?: ReactNode }) {
  const { id, heading, paragraphs, photo, link, layout } = words
  const text = (
    <>
      <Paragraphs texts={paragraphs} />
      {link && <More link={link} />}
      {children}
    </>
  )
  if (layout !== 'plain')
    return (
      <Section heading={heading} beside={!photo} id={id}>
        <WithFigure photo={photo}>{text}</WithFigure>
      </Section>
    )
  return (
    <Section id={id}>
      <div className={`layout-${layout}`}>
        {heading !== undefined && <h2>{wholeWords(heading)}</h2>}
        {text}
        {photo && (
          <div className="mt-8">
            <Figure photo={photo} />
          </div>
        )}
      </div>
    </Section>
  )
}
