// An icon: decorates words that have the same meaning.
import { outlines } from '#theme/illustrations/icon-names.ts'

/** `name` is one of icon-names.ts: the build refuses others. */
export default function Icon({ name }: { name: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={outlines[name as keyof typeof outlines]} />
    </svg>
  )
}
