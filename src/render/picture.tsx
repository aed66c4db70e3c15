// A picture of content/images. One of the first view is fetched at once; any other when it is near the screen.
import type { PreparedPicture } from '../model/drawing.ts'
import { useDrawing } from './context.tsx'

type Props = {
  name: string
  alt: string
  /** Shown in its place in dark mode: a picture of the same size. */
  dark?: string | undefined
} & ({ sizes: string; eager?: boolean } | { eager: true; sizes?: never })

/**
 * Draws the picture `name`. With `eager` it is a picture of the first view, fetched with high priority. Any other is a
 * lazy image in a `span.lazy`: the loader fetches it when a tenth is within 50 px of the screen (src/assets/client);
 * without the loader the browser does. `sizes` is the CSS width it is shown at; an eager picture without it has one
 * file for all screens.
 */
export function Picture({ name, alt, dark, sizes, eager }: Props) {
  const { pictures } = useDrawing().assets
  const picture = pictures[name]
  const inDark = dark === undefined ? undefined : pictures[dark]
  if (!picture) throw new Error(`the picture "${name}" was not prepared`)
  const { width, height, fallback, fallbackSrcset, sources } = picture
  const box = { width, height, decoding: 'async' as const }
  const timing = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  const image =
    sizes === undefined || fallbackSrcset === '' ? (
      <img alt={alt} {...box} {...timing} src={fallback} />
    ) : (
      <img alt={alt} {...box} {...timing} src={middleOf(picture)} srcSet={fallbackSrcset} sizes={sizes} />
    )
  const darkSet = sizes === undefined ? '' : inDark?.fallbackSrcset
  const drawn =
    !inDark && (sizes === undefined || sources.length === 0) ? (
      image
    ) : (
      <picture>
        {inDark && (
          <source
            media="(prefers-color-scheme: dark)"
            srcSet={darkSet || inDark.fallback}
            sizes={darkSet ? sizes : undefined}
          />
        )}
        {sizes !== undefined &&
          sources.map(({ type, srcset }) => <source key={type} type={type} srcSet={srcset} sizes={sizes} />)}
        {image}
      </picture>
    )
  return eager ? (
    drawn
  ) : (
    <span className="lazy" data-lazy="">
      {drawn}
    </span>
  )
}

/** CSS pixels of a full column on a telephone at 2x: the file for programs that choose no size. */
const MIDDLE = 800

/** The narrowest file of a picture that is wide enough to be looked at alone. */
function middleOf({ fallback, fallbackSrcset }: PreparedPicture): string {
  const widths = fallbackSrcset.split(', ').map((one) => one.split(' '))
  return widths.find(([, width = '']) => Number.parseInt(width, 10) >= MIDDLE)?.[0] ?? fallback
}
