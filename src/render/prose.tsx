// Renders a text with its inline marks: links, strong words, and links of phones and the e-mail address.
import type { ReactNode } from 'react'
import { type InlineRun, runs } from '../model/inline.ts'
import { useDrawing } from './context.tsx'

export { plainText } from '../model/inline.ts'

interface Props {
  text: string
  /** The element of the text; without one, it is drawn into that around it. */
  as?: 'p' | 'li' | 'span' | 'figcaption'
  className?: string
}

/** Draws one text. Addresses were checked on load. */
export function Prose({ text, as: Element, className }: Props) {
  const drawn = runs(text).map(drawnRun)
  return Element ? <Element className={className}>{drawn}</Element> : drawn
}

function drawnRun({ text, href, strong }: InlineRun, key: number) {
  if (href !== undefined)
    return (
      <a key={key} href={href} {...(href.startsWith('https:') && { rel: 'noopener' })}>
        {text}
      </a>
    )
  if (!strong) return <Linked key={key} text={text} />
  return (
    <strong key={key}>
      <Linked text={text} />
    </strong>
  )
}

/**
 * Draws a heading or the host of an address. Browsers end a line after a hyphen: a word like "tune-up" stays whole unless it
 * has more than `longest` letters, for which small screens may have no room.
 */
export const wholeWords = (text: string, longest = 16): ReactNode =>
  text.split(/(?<![\p{L}\d])([\p{L}\d]+(?:-[\p{L}\d]+)+)/u).map(wholeUpTo(longest))

/** Draws every second part, which a pattern has found, so that it breaks no line: `.whole` is a class for styles. */
const wholeUpTo = (longest: number) => (part: string, i: number) =>
  i % 2 === 0 || part.length > longest ? (
    part
  ) : (
    <span key={i} className="whole">
      {part}
    </span>
  )

/** Words in which phones and the address for mail can be followed. */
function Linked({ text }: { text: string }) {
  const { contacts } = useDrawing()
  return contacts(text).map((part, i) =>
    part.href === undefined ? (
      <Ranges key={i} text={part.text} />
    ) : (
      <a key={i} href={part.href}>
        {part.text}
      </a>
    ),
  )
}

/** Browsers end a line after the dash of a range, too: 1-3, 09:00–17:00. */
const Ranges = ({ text }: { text: string }) =>
  text.split(/(?<![\d:])(\d[\d:]*[-–]\d[\d:]*)/).map(wholeUpTo(Number.POSITIVE_INFINITY))
