// A picture of content/images, loaded when a tenth of it is within 50 px of the screen (spec.md, point 9), and at once without script.
import { useDrawing } from './context.tsx'

type Props = {
  name: string
  alt: string
  className?: string
} & ({ sizes: string; eager?: never } | { eager: true; sizes?: never })

/**
 * Draws the picture `name`. With `eager` it is a plain image that does not compete with the text for the line. Else the box has its final size from the start; a grey pulse stands in it until the picture fades in.
 * `sizes` is the CSS width the picture is shown at.
 */
export function Picture({ name, alt, sizes, eager, className }: Props) {
  const picture = useDrawing().assets.pictures[name]
  if (!picture) throw new Error(`the picture "${name}" was not prepared`)
  const { width, height, fallback, fallbackSrcset, sources } = picture
  const image = { width, height, decoding: 'async' as const }
  if (eager) return <img alt={alt} {...image} className={className} src={fallback} fetchPriority="low" />
  return (
    <picture className={`lazy ${className ?? ''}`.trim()} data-lazy="">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} data-srcset={srcset} sizes={sizes} />
      ))}
      <img alt={alt} {...image} data-src={fallback} {...(fallbackSrcset !== '' && { 'data-srcset': fallbackSrcset, sizes })} />
      <noscript>
        <img alt={alt} {...image} src={fallback} {...(fallbackSrcset !== '' && { srcSet: fallbackSrcset, sizes })} loading="lazy" />
      </noscript>
    </picture>
  )
}
