// The band for those who cannot wait: what to do at once, as a sentence or step by step, and the number.
import { type AnyView, Prose, wholeWords } from '#site'
import { CallButton } from '#theme/layout/contact.tsx'

type Words = { id?: string; heading: string; text?: string | undefined; items?: readonly string[] }

export function Urgent({ view, urgent }: { view: AnyView; urgent: Words }) {
  const { id, heading, text, items = [] } = urgent
  return (
    <section className="section deep urgent" id={id}>
      <div className="wrap beside">
        <h2>{wholeWords(heading)}</h2>
        {text !== undefined && <Prose as="p" text={text} />}
        {items.length > 0 && (
          <ol>
            {items.map((item) => (
              <Prose key={item} as="li" text={item} />
            ))}
          </ol>
        )}
        <p className="actions mt-4">
          <CallButton view={view} />
        </p>
      </div>
    </section>
  )
}
