// Cases that show a rule of `site check`.
import type { OutputDifference } from '../model/output-difference.ts'

/** A case that shows a rule: parts of a site and the findings in it. Used by the rule's test and by `--explain`. */
export interface Example {
  /** HTML by address: of a whole page if it starts with <!DOCTYPE, else of its body. */
  readonly pages?: Readonly<Record<string, string>>
  /** The texts of its file, as a.b.c, that a page does not show, by address. */
  readonly unshown?: Readonly<Record<string, readonly string[]>>
  /** YAML files that replace those of a small base site; in site.yaml only the keys that differ. */
  readonly yaml?: Readonly<Record<string, string>>
  /** Files of the output folder except pages; null removes one. */
  readonly output?: Readonly<Record<string, string | null>>
  /** Addresses published before. */
  readonly published?: readonly string[]
  /** Confirmed numbers, by file. */
  readonly confirmed?: Readonly<Record<string, readonly string[]>>
  /** Differences between the output folder and what the files build. */
  readonly built?: readonly OutputDifference[]
  /** The exact findings; omitted for a fine case. */
  readonly findings?: readonly string[]
}
