// The picture of a social card: the house with the page's fixture, or the map with its area; else the rarest of the page's
// drawings; else the mark of the business, large and pale.
import type { AnyData, CardView } from '#site'
import { areaCard } from '#theme/illustrations/area-card.tsx'
import { houseCard } from '#theme/illustrations/house-card.tsx'

/** The data files that the picture shows. */
export const uses = ['map'] as const

type View = CardView<Pick<AnyData, 'map'>>

/** Page template -> its illustration. */
const ILLUSTRATIONS = { service: houseCard, landing: houseCard, stack: houseCard, area: areaCard, areas: areaCard }

/** `place` is where it goes on the card, in pixels. */
export function CardPicture({ view, place }: { view: View; place: Readonly<Record<string, number>> }) {
  const { pictures, source, template, theme } = view
  const drawn = Object.entries(ILLUSTRATIONS).find(([name]) => name === template)?.[1](view)
  if (drawn)
    return (
      <svg aria-hidden="true" {...place}>
        {drawn}
      </svg>
    )
  const [picture] = pictures
  if (picture !== undefined) return <image {...place} href={source(picture)} />
  return theme.mark === undefined ? null : (
    <path fill={theme.brand} opacity=".07" transform="translate(730 115) scale(10)" d={theme.mark} />
  )
}
