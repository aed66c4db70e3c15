// Parts of a page of words: each has a heading and paragraphs, and may have points and a photo.
import { z } from 'zod'
import { type Fields, Picture } from '#site'
import { Points } from '#theme/blocks/points.tsx'
import { Paragraphs } from '#theme/blocks/section.tsx'
import { passage, photo, pointList } from '#theme/shapes.ts'

/** The field of the parts. */
export const parts = (k: Fields) =>
  z
    .array(passage(k).extend({ points: pointList(k).optional(), photo: photo(k).optional() }))
    .optional()
    .meta({ description: 'parts of the page, each with a heading' })

export function Parts({ items }: { items: NonNullable<z.infer<ReturnType<typeof parts>>> }) {
  return items.map(({ heading, paragraphs, points, photo }) => (
    <section key={heading} className="part">
      <h2>{heading}</h2>
      <div>
        <Paragraphs texts={paragraphs} />
        {points && <Points items={points} />}
        {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 72rem) 43rem, 100vw" />}
      </div>
    </section>
  ))
}
