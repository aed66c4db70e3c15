// The people who work here. Where rows of three would leave one or two over, photos stand beside the words, in rows of two.
import { z } from 'zod'
import { defineSection, Picture, Prose } from '#site'
import { Section } from '#theme/blocks/section.tsx'
import { photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    people: z
      .array(
        z.strictObject({
          name: k.text('the name'),
          role: k.text('what the person does here'),
          text: k.text('one or two sentences').optional(),
          photo: photo(k).optional(),
        }),
      )
      .min(1)
      .optional()
      .meta({ description: 'the people; those of content/team.yaml when left out' }),
  }),
  uses: ['team'],
  draw(view, { id, heading, people = view.data.team.items }) {
    const isRows = people.length % 3 === 0
    return (
      <Section heading={heading} id={id}>
        <ul
          className={`people grid gap-x-5 gap-y-8 ${isRows ? 'md:grid-cols-3' : 'md:not-[:has(>:only-child)]:grid-cols-2'}`}
        >
          {people.map(({ name, role, text, photo }) => (
            <li
              key={name}
              className={`grid content-start gap-4 max-md:has-[img]:grid-cols-[7rem_1fr] [&_img]:aspect-square ${isRows ? '' : 'lg:has-[img]:grid-cols-[12rem_1fr]'}`}
            >
              {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 48rem) 24rem, 7rem" />}
              <div>
                <h3>{name}</h3>
                <p className="font-bold text-(--brand)">{role}</p>
                {text !== undefined && <Prose as="p" className="soft mt-2" text={text} />}
              </div>
            </li>
          ))}
        </ul>
      </Section>
    )
  },
})
