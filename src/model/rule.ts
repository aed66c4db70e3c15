// What a rule of `site check` is: why it exists, how much it weighs, and a pure function from facts to findings.
// One file of src/check/rules/<group>/ a rule; its id is `<group>/<file>`. A site adds its own in templates/rules/.
import type { Card, Question } from './content.ts'
import type { PageFacts, PageSummary, Span } from './facts.ts'
import type { Content, Path } from './loaded.ts'
import type { Crumb, Plan } from './page.ts'
import type { Level, Place } from './problem.ts'
import type { Site } from './site.ts'

/** Where a finding stands: a place in YAML, a value in a YAML file, or a span of a built page (the YAML place that produced it is looked up). */
export type Where =
  | Place
  | { readonly file: string; readonly path: Path; readonly part?: 'key' | 'value' }
  | { readonly page: string; readonly span?: Span | undefined; readonly value?: string | undefined }

export interface Finding {
  /** One plain sentence: what was found, what was expected. Lower case, no full stop. */
  readonly text: string
  readonly at: Where
  /** The thing to type. */
  readonly help?: string
}

/** One prose value of the YAML, as typed and as it reads with claims filled in. */
export interface Words {
  readonly file: string
  readonly path: Path
  readonly text: string
  /** As typed: `{response}` not filled in. */
  readonly source: string
  /** It, or a group it stands in, is tagged !placeholder. */
  readonly placeholder?: boolean
}

/** The output folder, without its bytes. */
export interface Output {
  /** Path -> size in bytes. */
  readonly files: ReadonlyMap<string, number>
  /** Reads one file; undefined when it is not there. */
  read(path: string): Uint8Array | undefined
}

/** What a rule may know of the site while it judges one page, besides what the plan says of that page. Plain data: it is sent to workers. */
export interface SiteFacts {
  readonly site: Site
  /** Claims and contact facts: what `{name}` in a text becomes. */
  readonly facts: ReadonlyMap<string, string>
  /** Values of content/<name>.yaml: prices, reviews, labels. */
  readonly data: ReadonlyMap<string, unknown>
  /** Whether this is a launch check: placeholders and demonstrations are errors. */
  readonly launch: boolean
}

/** What the plan says of one page. */
export interface PlannedPage {
  readonly path: string
  /** File in the output folder. */
  readonly file: string
  /** The YAML file. */
  readonly from: string
  readonly template: string
  /** Index of its route in content/routes.yaml. */
  readonly route: number
  readonly title: string
  readonly canonical: string
  readonly indexable: boolean
  readonly crumbs: readonly Crumb[]
  readonly questions: readonly Question[]
  /** Number of the phone the page shows. */
  readonly phone: string
  /** The page's own names in all their forms: what doorway comparison masks. */
  readonly names: readonly string[]
  readonly collection: string
}

/** All a site-wide rule may know. */
export interface World extends SiteFacts {
  /** Entries by collection, as cards. */
  readonly cards: Readonly<Record<string, readonly Card[]>>
  /** Address -> what the plan says of the page. */
  readonly pages: ReadonlyMap<string, PlannedPage>
  readonly content: Content
  readonly plan: Plan
  readonly output: Output
  /** Every prose value of the YAML. */
  readonly words: readonly Words[]
  /** The words of one file: cheap, where `words` makes those of all. */
  readonly wordsIn: (file: string) => readonly Words[]
  /** Which claims each text uses: claim name -> where. */
  readonly uses: ReadonlyMap<string, readonly { readonly file: string; readonly path: Path }[]>
  /** What answers an address of this site: a page, a redirect, a file, or nothing. */
  answers(path: string): 'page' | 'redirect' | 'file' | undefined
  /** Addresses published before (content/urls.lock), or undefined where there is no lock. */
  readonly published: readonly string[] | undefined
  /** File -> date of its last commit, YYYY-MM-DD; nothing of what is not committed, and empty where the whole history is not there. */
  readonly changed: ReadonlyMap<string, string>
}

/** A case that shows a rule: parts of a site, and what the rule says of it. Used by its test and by `--explain`. */
export interface Example {
  /** Address -> HTML of a whole page, or of its body when it does not start with <!DOCTYPE. */
  readonly pages?: Readonly<Record<string, string>>
  /** YAML files over a small base site; of site.yaml only the keys that differ. */
  readonly yaml?: Readonly<Record<string, string>>
  /** Files of the output folder besides pages; null takes one away. */
  readonly output?: Readonly<Record<string, string | null>>
  /** Addresses published before. */
  readonly published?: readonly string[]
  /** Dates of last commits, by file. */
  readonly changed?: Readonly<Record<string, string>>
  /** The exact findings; none for a fine case. */
  readonly findings?: readonly string[]
}

export interface Rule {
  /** One sentence about the visitor or the owner, not about the standard. */
  readonly why: string
  readonly level: Level
  /** Standard or search engine's page the rule rests on, with the date it was read. */
  readonly source?: string
  /** Counts as an error under --launch, and no exception excuses it there. */
  readonly launch?: boolean
  /** Found while the site is loaded and planned, before anything can be judged: no level and no exception silences it. */
  readonly early?: true
  readonly fine: Example
  readonly bad: Example
  /** Judges one page alone. Its findings are kept while the page, its plan, the site's facts and the rules stay the same. */
  page?(page: PageFacts, planned: PlannedPage, site: SiteFacts): Iterable<Finding>
  /** Judges the words of one YAML file alone, for rules that need no other file. Kept while those words, the site's facts and the rules stay the same. */
  words?(words: readonly Words[], site: SiteFacts): Iterable<Finding>
  /** Judges content, output files, or pages against each other. */
  site?(world: World, pages: readonly PageSummary[]): Iterable<Finding>
}

/** Declares a rule; gives its functions their types. */
export function defineRule(rule: Rule): Rule {
  return rule
}
