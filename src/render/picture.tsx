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
  if (!picture) throw new Error(`the picture "${name}" was not prepared`)
  const { width, height, fallback } = picture
  const timing = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  const image = <img alt={alt} width={width} height={height} decoding="async" {...timing} src={fallback} />
  const media = '(prefers-color-scheme: dark)'
  const inDark = dark === undefined ? undefined : pictures[dark]
  const sources = [
    ...sourcesOf(inDark, sizes).map((source) => ({ media, ...source })),
    ...(inDark ? [{ media, srcSet: inDark.fallback }] : []),
    ...sourcesOf(picture, sizes),
  ]
  const drawn =
    sources.length === 0 ? (
      image
    ) : (
      <picture>
        {sources.map((source) => (
          <source key={source.srcSet} {...source} />
        ))}
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

const sourcesOf = (picture: PreparedPicture | undefined, sizes: string | undefined) =>
  sizes === undefined ? [] : (picture?.sources ?? []).map(({ type, srcset }) => ({ type, srcSet: srcset, sizes }))
