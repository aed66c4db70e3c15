// The picture of a social card: the drawing of the page that fewest pages show; without one, the mark of the business,
// large and pale.
import type { CardView } from '#site'

/** The data files that the picture shows. */
export const uses = [] as const

/** `place` is where it goes on the card, in pixels. */
export function CardPicture({ view, place }: { view: CardView; place: Readonly<Record<string, number>> }) {
  const { pictures, source, theme } = view
  const [picture] = pictures
  if (picture !== undefined) return <image {...place} href={source(picture)} />
  return theme.mark === undefined ? null : (
    <path fill={theme.brand} opacity=".07" transform="translate(730 115) scale(10)" d={theme.mark} />
  )
}
