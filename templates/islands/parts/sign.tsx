// The small signs that islands draw themselves: the table of icons stays out of scripts.

/** A small sign by its outline, on a grid of 24. */
export const sign = (outline: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={outline} />
  </svg>
)
