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
  draw: (view, { id, heading, people = view.data.team.items }) => (
    <Section heading={heading} id={id}>
      <ul className={people.length % 3 === 0 ? 'people' : 'people lines'}>
        {people.map(({ name, role, text, photo }) => (
          <li key={name}>
            {photo && (
              <Picture
                name={photo.file}
                alt={photo.alt}
                sizes="(min-width: 60rem) 21rem, (min-width: 36rem) 45vw, 100vw"
              />
            )}
            <div>
              <h3>{name}</h3>
              <p className="above">{role}</p>
              {text !== undefined && (
                <p className="soft mt-2">
                  <Prose text={text} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  ),
})
