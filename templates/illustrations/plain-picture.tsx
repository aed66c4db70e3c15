// The picture of a hero on which nothing is lit.
import { Picture } from '#site'

/** The picture `name` as wide as its column. */
export function PlainPicture({ name }: { name: string }) {
  return (
    <div className="house">
      <Picture name={name} alt="" sizes="(min-width: 48em) 34rem, 92vw" eager />
    </div>
  )
}
