// What another site shows, such as a calendar for bookings or a video: it is fetched when a visitor asks for it.
import { defineSection, Enhanced, Picture } from '#site'
import { Section } from '#theme/blocks/section.tsx'
import { photo } from '#theme/shapes.ts'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the section'),
    src: k.frame('the address of the frame; its host is declared under embeds: in site.yaml'),
    button: k.text('the button that fetches it, like "Show the calendar"'),
    photo: photo(k).optional(),
  }),
  draw(view, { id, heading, src, button, photo }) {
    const declared = Object.values(view.site.embeds).find(({ host }) => src.startsWith(`${host}/`))
    return (
      <Section heading={heading} id={id}>
        <Enhanced name="embed" on="intent" className="fetched">
          {photo && <Picture name={photo.file} alt={photo.alt} sizes="(min-width: 72rem) 43rem, 100vw" />}
          <p className="actions">
            <a className="button-line" href={src} rel="noopener">
              {button}
            </a>
          </p>
          {declared && <p className="note">{declared.why}</p>}
          {/* Without src nothing is fetched. The check compares data-src with the policy. */}
          <iframe title={heading} data-src={src} referrerPolicy="strict-origin-when-cross-origin" />
        </Enhanced>
      </Section>
    )
  },
})
