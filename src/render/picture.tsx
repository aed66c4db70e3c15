// A picture of content/images. One of the first view is fetched at once; any other when it is near the screen.
import type { PreparedPicture } from '../model/drawing.ts'
import { useDrawing } from './context.tsx'

interface Props {
  name: string
  alt: string
  /** Shown in its place in dark mode: a picture of the same size. */
  dark?: string | undefined
  /** The CSS width it is shown at. */
  sizes?: string
  eager?: boolean
}

/**
 * Draws the picture `name`. With `eager` it is a picture of the first view, fetched with high priority. Any other is a
 * lazy image in a `span.lazy`: the loader fetches it when a tenth is within 50 px of the screen (src/assets/client);
 * without the loader the browser does.
 */
export function Picture({ name, alt, dark, sizes = '100vw', eager }: Props) {
  const { pictures } = useDrawing().assets
  const picture = pictures[name]
  if (!picture) throw new Error(`the picture "${name}" was not prepared`)
  const { width, height, fallback } = picture
  const timing = eager ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const }
  const image = <img alt={alt} width={width} height={height} decoding="async" {...timing} src={fallback} />
  const inDark = dark === undefined ? undefined : pictures[dark]
  const sourcesOf = ({ sources }: PreparedPicture) =>
    sources.map(({ type, srcset }) => ({ type, srcSet: srcset, sizes }))
  const darkSources = inDark ? [...sourcesOf(inDark), { srcSet: inDark.fallback }] : []
  const media = '(prefers-color-scheme: dark)'
  const sources = [...darkSources.map((source) => ({ media, ...source })), ...sourcesOf(picture)]
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
