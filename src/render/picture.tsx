// A picture of content/images, loaded when a tenth of it is within 50 px of the screen, and at once without script; of
// the first view, at once.
import type { PreparedPicture } from '../model/drawing.ts'
import { useDrawing } from './context.tsx'

type Props = {
  name: string
  alt: string
} & ({ sizes: string; eager?: boolean } | { eager: true; sizes?: never })

/** One transparent pixel: an image must have a source, and this one costs no request. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAAD/ACwAAAAAAQABAAACADs='

/**
 * Draws the picture `name`. With `eager` it is a picture of the first view, asked for before all that can wait. Else
 * the box has its final size from the start; a grey pulse stands in it until the picture fades in. `sizes` is the CSS
 * width it is shown at; an eager one without it is sent as it is, whatever the screen.
 */
export function Picture({ name, alt, sizes, eager }: Props) {
  const picture = useDrawing().assets.pictures[name]
  if (!picture) throw new Error(`the picture "${name}" was not prepared`)
  const { width, height, fallback, fallbackSrcset, sources } = picture
  const box = { width, height, decoding: 'async' as const }
  if (eager && (sizes === undefined || fallbackSrcset === ''))
    return <img alt={alt} {...box} src={fallback} fetchPriority="high" />
  if (eager)
    return (
      <picture>
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img alt={alt} {...box} src={middleOf(picture)} srcSet={fallbackSrcset} sizes={sizes} fetchPriority="high" />
      </picture>
    )
  const image = (
    <img
      alt={alt}
      {...box}
      src={NOTHING}
      data-src={fallback}
      {...(fallbackSrcset !== '' && { 'data-srcset': fallbackSrcset, 'data-sizes': sizes })}
    />
  )
  return (
    <span className="lazy" data-lazy="">
      {sources.length === 0 ? (
        image
      ) : (
        <picture>
          {sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={NOTHING} data-srcset={srcset} data-sizes={sizes} />
          ))}
          {image}
        </picture>
      )}
      <noscript>
        <img
          alt={alt}
          {...box}
          src={fallback}
          {...(fallbackSrcset !== '' && { srcSet: fallbackSrcset, sizes })}
          loading="lazy"
        />
      </noscript>
    </span>
  )
}

/** CSS pixels of a full column on a telephone at 2x: what is sent to a program that picks no size. */
const MIDDLE = 800

/** The narrowest of a picture that is wide enough to be looked at alone. */
function middleOf({ fallback, fallbackSrcset }: PreparedPicture): string {
  const widths = fallbackSrcset.split(', ').map((one) => one.split(' '))
  return widths.find(([, width = '']) => Number.parseInt(width, 10) >= MIDDLE)?.[0] ?? fallback
}
