// A call to act across the page: a heading, a sentence and the buttons.
import { defineSection, Prose } from '#site'
import { Actions } from '#theme/layout/contact.tsx'

export default defineSection({
  content: (k) => ({
    heading: k.text('heading of the banner'),
    text: k.text('one sentence below it').optional(),
  }),
  draw: (view, { id, heading, text }) => (
    <section id={id} className="banner">
      <div className="wrap">
        <div>
          <h2>{heading}</h2>
          {text !== undefined && (
            <p>
              <Prose text={text} />
            </p>
          )}
        </div>
        <Actions view={view} />
      </div>
    </section>
  ),
})
