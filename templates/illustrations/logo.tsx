// The mark: a drop of water with a siphon trap cut out of it. The header writes the name next to it.

const DROP = [
  'M20 2C24.1 7.2 29.3 12.1 32 17.5H27.5A6.5 6.5 0 0 0 21 24v1a2.5 2.5 0 0 1-5 0v-7a2 2 0 0 0-4 0v7',
  'a6.5 6.5 0 0 0 13 0v-1a2.5 2.5 0 0 1 2.5-2.5H33.6C33.8 22.6 34 23.8 34 25a14 14 0 0 1-28 0C6 16.5 14 9.5 20 2z',
].join('')

type Props = { className?: string | undefined }

export default function Logo({ className }: Props) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <path className="i-water" d={DROP} />
    </svg>
  )
}
