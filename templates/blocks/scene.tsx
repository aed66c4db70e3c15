// A picture with a sentence below, loaded when it comes near; beside what it shows on wide screens.
import type { ReactNode } from 'react'
import { Picture } from '#site'

type Props = { scene?: { picture: string; alt: string; caption: string } | undefined; children: ReactNode }

export function WithScene({ scene, children }: Props) {
  if (!scene) return children
  return (
    <div className="grid gap-10 md:grid-cols-2">
      <div>{children}</div>
      <figure>
        <Picture name={scene.picture} alt={scene.alt} sizes="(min-width: 48em) 34rem, 92vw" />
        <figcaption>{scene.caption}</figcaption>
      </figure>
    </div>
  )
}
