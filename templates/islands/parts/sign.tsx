// A small sign by its outline, on a grid of 24. Islands draw these few; the table of all icons stays out of their scripts.
export const sign = (outline: string) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={outline} />
  </svg>
)
