// A place on the picture of a list of problems, which opens its problem: a ring. A site may draw more in a file of this path.

/** `at` in percent from the left and from the top; `icon` is that of the service that helps. */
export function Spot({ at }: { icon: string; at?: readonly [number, number] | undefined }) {
  return (
    at && (
      <svg className="spot" viewBox="0 0 480 400" aria-hidden="true">
        <circle cx={at[0] * 4.8} cy={at[1] * 4} r="24" strokeWidth="5" />
      </svg>
    )
  )
}
