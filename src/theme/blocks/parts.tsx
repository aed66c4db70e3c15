// Parts of a page of words: each has a heading and paragraphs, and may have a list, points and a photo.
import { z } from 'zod'
import { type Fields, Prose } from '#site'
import { Figure } from '#theme/blocks/figure.tsx'
import { Points } from '#theme/blocks/points.tsx'
import { Paragraphs, Section } from '#theme/blocks/section.tsx'
import { illustrated, pointList } from '#theme/shapes.ts'

/** The field of the parts. */
export const parts = (k: Fields) =>
  z
    .array(
      illustrated(k).extend({
        items: z.array(k.text('a line of a list')).optional().meta({ description: 'a list below the paragraphs' }),
        points: pointList(k).optional(),
      }),
    )
    .optional()
    .meta({ description: 'parts of the page, each with a heading' })

type Part = NonNullable<z.infer<ReturnType<typeof parts>>>[number]

export function Parts({ items, beside = true }: { items: readonly Part[]; beside?: boolean }) {
  return items.map((part) => (
    <Section key={part.heading} heading={part.heading} beside={beside}>
      <div className="grid gap-8">
        <Paragraphs texts={part.paragraphs} />
        {part.items && (
          <ul className="bullets grid gap-2">
            {part.items.map((item) => (
              <Prose key={item} as="li" text={item} />
            ))}
          </ul>
        )}
        {part.points && <Points items={part.points} columns={part.points.length % 2 === 0 ? 2 : 1} />}
        {part.photo && <Figure photo={part.photo} />}
      </div>
    </Section>
  ))
}
