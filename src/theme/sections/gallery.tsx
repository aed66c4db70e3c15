// Photos of work. A photo may have a second one that shows the same thing afterwards.
import { z } from 'zod'
import { defineSection, Picture } from '#site'
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
      <ul className="gallery">
        {photos.map(({ file, alt, after, caption }) => (
          <li key={file} className={after && 'pair'}>
            <figure>
              <Shot file={file} alt={alt} label={after && labelsOf(view).gallery.before} />
              {after && <Shot {...after} label={labelsOf(view).gallery.after} />}
              {caption !== undefined && <figcaption className="note col-span-full">{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  ),
})

const Shot = ({ file, alt, label }: { file: string; alt: string; label: string | undefined }) => (
  <span className="shot">
    <Picture name={file} alt={alt} sizes="(min-width: 60rem) 21rem, (min-width: 36rem) 45vw, 100vw" />
    {label !== undefined && <b>{label}</b>}
  </span>
)
