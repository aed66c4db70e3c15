// A text with its inline marks -> text, links and strong words.
import { runs } from '../model/inline.ts'

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
          <strong key={i}>{run.text}</strong>
        ) : (
          run.text
        ),
      )}
    </>
  )
}
