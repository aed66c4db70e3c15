// The picture beside the words at the top of a page: a photo, or a drawing that only decorates.
import { Picture } from '#site'
import type { Hero } from '#theme/shapes.ts'

/** Undefined for a page without a picture. `icon` is that of the page. */
export function heroPicture({ photo, picture }: Hero, _icon?: string) {
  const file = photo?.file ?? picture
  return file === undefined ? undefined : (
    <div className="hero-photo">
      <Picture name={file} alt={photo?.alt ?? ''} sizes="(min-width: 48rem) 34rem, 92vw" eager />
    </div>
  )
}
