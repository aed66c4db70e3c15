// A text with its inline marks -> text, links and strong words. The phones and the address of the business are links by
// themselves.
import { runs } from '../model/inline.ts'
import { useDrawing } from './context.tsx'

export { plainText } from '../model/inline.ts'

/** Draws one text. Addresses were checked on load. */
export function Prose({ text }: { text: string }) {
  return (
    <>
      {runs(text).map((run, i) =>
        run.href !== undefined ? (
          <a key={i} href={run.href} {...(run.href.startsWith('https:') && { rel: 'noopener' })}>
            {run.text}
          </a>
        ) : run.strong ? (
          <strong key={i}>
            <Linked text={run.text} />
          </strong>
        ) : (
          <Linked key={i} text={run.text} />
        ),
      )}
    </>
  )
}

/** Words in which phones and the address for mail can be followed. */
function Linked({ text }: { text: string }) {
  const { contacts } = useDrawing()
  return contacts(text).map((part, i) =>
    part.href === undefined ? (
      part.text
    ) : (
      <a key={i} href={part.href}>
        {part.text}
      </a>
    ),
  )
}
