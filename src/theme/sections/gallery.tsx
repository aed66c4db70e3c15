// Photos of work. A photo may have a second one that shows the same thing afterwards: these pairs come first.
import { z } from 'zod'
import { defineSection, Picture } from '#site'
import { rowsOf } from '#theme/blocks/points.tsx'
import { Section } from '#theme/blocks/section.tsx'
import { labelsOf } from '#theme/labels.ts'
import { photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    photos: z
      .array(
        photo(k).extend({
          after: photo(k).optional().meta({ description: 'the same thing afterwards' }),
          caption: k.text('one sentence below it').optional(),
        }),
      )
      .min(1)
      .meta({ description: 'the photos' }),
  }),
  draw: (view, { id, heading, photos }) => (
    <Section heading={heading} id={id}>
      {[photos.filter(({ after }) => after), photos.filter(({ after }) => !after)].map(
        ([first, ...more]) =>
          first && (
            <ul
              key={first.file}
              className={`gallery mt-5 grid gap-5 ${first.after ? '' : more.length > 0 ? rowsOf(more.length + 1) : 'max-w-[48rem]'}`}
            >
              {[first, ...more].map(({ file, alt, after, caption }) => (
                <li key={file}>
                  <figure className={`grid gap-x-5 gap-y-2 [&_img]:aspect-4/3 ${after ? 'grid-cols-2' : ''}`}>
                    <Shot file={file} alt={alt} label={after && labelsOf(view).gallery.before} />
                    {after && <Shot {...after} label={labelsOf(view).gallery.after} />}
                    {caption !== undefined && <figcaption className="note col-span-full mt-0">{caption}</figcaption>}
                  </figure>
                </li>
              ))}
            </ul>
          ),
      )}
    </Section>
  ),
})

const Shot = ({ file, alt, label }: { file: string; alt: string; label: string | undefined }) => (
  <span className="relative">
    <Picture name={file} alt={alt} sizes="(min-width: 60rem) 21rem, (min-width: 36rem) 45vw, 100vw" />
    {label !== undefined && (
      <b className="deep absolute bottom-3 start-3 rounded-(--radius) px-3 py-0.5 text-[0.875rem]">{label}</b>
    )}
  </span>
)
