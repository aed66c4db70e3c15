// Pictures with a sentence below, loaded when they come near.
import { Picture } from '#site'

export function Scenes({ items }: { items: readonly { picture: string; alt: string; caption: string }[] }) {
  return (
    <div className={items.length > 1 ? 'mt-10 grid gap-8 md:grid-cols-2' : undefined}>
      {items.map(({ picture, alt, caption }) => (
        <figure key={picture}>
          <Picture name={picture} alt={alt} sizes="(min-width: 768px) 34rem, 92vw" />
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  )
}
