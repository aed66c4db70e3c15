// The icons that `icon:` may name in YAML. A site adds its own in a file of the same path: `{ ...outlines, tap: 'M…' }`.
import { outlines as common } from '#theme/illustrations/outlines.ts'

/** Every icon by its name, as an outline in a box of 24 x 24. */
export const outlines = common

export const iconNames = Object.keys(outlines) as (keyof typeof outlines)[]
