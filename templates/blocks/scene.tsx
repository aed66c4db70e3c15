// A picture with a sentence below it, loaded when it comes near; next to the text on wide screens.
import type { ReactNode } from 'react'
import { Picture, Prose } from '#site'

type Shown = { picture: string; alt: string; caption: string }
type Props = { scene?: Shown | undefined; children: ReactNode }

/** The picture alone, half as wide as the page on wide screens. */
export function Scene({ scene }: { scene: Shown }) {
  return (
    <figure>
      <Picture name={scene.picture} alt={scene.alt} sizes="(min-width: 48em) 34rem, 92vw" />
      <figcaption>
        <Prose text={scene.caption} />
      </figcaption>
    </figure>
  )
}

export function WithScene({ scene, children }: Props) {
  if (!scene) return children
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div>{children}</div>
      <Scene scene={scene} />
    </div>
  )
}
