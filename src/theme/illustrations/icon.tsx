// Line icons on a grid of 24, in the colour of the text around them. They decorate: the words beside them carry the meaning.
import { outlines } from '#theme/illustrations/icon-names.ts'

type Props = { name: string; className?: string | undefined }

/** `name` is one of icon-names.ts: the build refuses others. */
export default function Icon({ name, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={outlines[name as keyof typeof outlines]} />
    </svg>
  )
}
