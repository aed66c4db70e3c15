// What a rule of `site check` is: why it exists, how much it weighs, what it asks for, and a pure function from that to
// findings.
// One file of src/check/rules/<group>/ a rule; its id is `<group>/<file>`. A site adds its own in templates/rules/.

import type { Content, Path, Placeholder } from '../content.ts'
import type { Host } from '../hosting/host.ts'
import type { Crumb, Redirect, Twin } from '../plan.ts'
import type { Level, Place } from '../problem.ts'
import type { Routes } from '../schemas/routes.ts'
import type { Site } from '../schemas/site.ts'
import type { Language } from './language.ts'
import type { FileNotes, Note } from './note.ts'
import type { MarkupFault, PageFacts, PageLink, PageSummary, Span } from './page-facts.ts'

/**
 * Where a finding stands: a place in YAML, a value in a YAML file, or a span of a built page (the YAML place behind it
 * is looked up; a page without a span is a fault of what draws the page).
 */
export type Where =
  | Place
  | {
      readonly file: string
      readonly path: Path
      readonly part?: 'key' | 'value'
      /** The words of the value that it is about. */
      readonly value?: string | undefined
    }
  | InPage
  /** The style sheets of the templates: the line of the first of these texts that one of them holds. */
  | { readonly style: readonly string[] }

/** A place in a built page: a span, one of several equal links, or the start tags of an element in the templates. */
export interface InPage {
  readonly page: string
  readonly span?: Span | undefined
  readonly link?: PageLink
  /** The number of the link among the equal ones of its page, from 0. */
  readonly nth?: number
  readonly value?: string | undefined
  /** Instead of a span that comes from no text of the YAML: its start tag, and the parent's if it is a picture. */
  readonly tags?: readonly string[] | undefined
}

export interface Finding {
  /**
   * One plain sentence: what was found, what was expected. Lower case, no full stop.
   * `{{page}}` stands for the address of the page, `{{name}}` for that value of `data`.
   */
  readonly text: string
  /** What may differ where two pages have one and the same fault: numbers, addresses. */
  readonly data?: Readonly<Record<string, string | number>>
  readonly at: Where
  /** The page it is about. Need not be said by a rule of pages, nor where `at` names it. */
  readonly page?: string
  /** The thing to type. */
  readonly help?: string
  /** The level of this finding, if it is lower than that of its rule. */
  readonly level?: 'warning' | 'info'
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
  /** The page that its group names, as collection/slug: that of a card. */
  readonly about?: string
}

/** The texts a translation leaves to the first language, by path, and the file to point at. */
export interface Untranslated {
  readonly at: string
  readonly paths: readonly Path[]
}

/** The output folder, without its bytes. */
export interface Output {
  /** Path -> size in bytes. */
  readonly files: ReadonlyMap<string, number>
  /** Reads one file; undefined when it is not there. */
  read(path: string): Uint8Array | undefined
}

/** What the plan says of one page, as far as it is held for all pages: small enough for tens of thousands. */
export interface PageRecord {
  readonly path: string
  /** ISO 639-1. */
  readonly language: string
  /** The page in each language that has it, its own too; none where no other has it. */
  readonly twins: readonly Twin[]
  /** File in the output folder. */
  readonly file: string
  /** The YAML file. */
  readonly from: string
  readonly collection: string
  /** Index of its route in content/routes.yaml. */
  readonly route: number
  /** The name of the page and its other forms, the plain one first: what doorway comparison masks. */
  readonly names: readonly string[]
  readonly title: string
  readonly keywords: readonly string[]
  readonly canonical: string
  /** What it tells search engines, as in its head: "index, follow". */
  readonly robots: string
  readonly indexable: boolean
  /** Address of the page above it in the breadcrumbs. */
  readonly parent: string | undefined
  /** Files whose history dates it. */
  readonly sources: readonly string[]
}

/** What the plan says of a page to the rules that look at that page alone. */
export interface PlannedPage extends PageRecord {
  /** The name of its phone among those of the business. */
  readonly phone: string
  /** The branch that it is about, by its name in site.yaml. */
  readonly branch: string | undefined
  readonly crumbs: readonly Crumb[]
}

/**
 * What a rule of pages or of words may ask for. Plain data: it is sent to workers, and a change of it is a change for
 * every page.
 */
export interface PageParts {
  /** What `{name}` in a text becomes: claims, phones, the names of the business. */
  readonly tokens: ReadonlyMap<string, string>
  /** Values of content/<name>.yaml: prices, reviews, labels. */
  readonly data: ReadonlyMap<string, unknown>
  /** Whether this is a launch check: placeholders and demonstrations are errors. */
  readonly launch: boolean
  /** The year of the build. */
  readonly year: number
}

/** What a rule of the whole site may ask for. */
export interface SiteParts extends PageParts {
  /** The day of the check, as year-month-day; undefined where nobody says. */
  readonly today: string | undefined
  /** Address -> what the plan says of the page. */
  readonly pages: ReadonlyMap<string, PageRecord>
  /** What was built, page by page, in the order of `pages`. */
  readonly summaries: readonly PageSummary[]
  readonly routes: Routes
  readonly redirects: readonly Redirect[]
  /** Values of the YAML files that are no page: site.yaml, routes, questions, data. By file. */
  readonly values: ReadonlyMap<string, unknown>
  /** The prose of one of these files. */
  readonly wordsIn: (file: string) => readonly Words[]
  /** The settings of the site in each of its languages, the first language first; none where it has one language. */
  readonly translations: readonly PageContext[]
  /** What the words of all files are compared by: each file that has notes of a kind and is `asked` for, and these. */
  readonly notes: (kind: Note['kind'], asked?: (file: string) => boolean) => readonly FileNotes[]
  /** Translation -> the texts that it leaves to the first language. It may be a file that is not there. */
  readonly untranslated: ReadonlyMap<string, Untranslated>
  /** Claim or name of the business -> the texts that use it. */
  readonly uses: ReadonlyMap<string, readonly { readonly file: string; readonly path: Path }[]>
  readonly placeholders: readonly Placeholder[]
  /** The line of a value. */
  readonly at: Content['at']
  readonly output: Output
  /** All hosts the engine knows, by name; those the site goes to are named in site.yaml. */
  readonly hosts: ReadonlyMap<string, Host>
  /** The rules that check the site, by id. */
  readonly rules: ReadonlyMap<string, Rule>
  /** What answers an address of this site: a page, a redirect, a file, or nothing. */
  readonly answers: (path: string) => 'page' | 'redirect' | 'file' | undefined
  /** Addresses published before (content/urls.lock), or undefined where there is no lock. */
  readonly published: readonly string[] | undefined
  /** What of the output folder on disk is not what the files build; empty where nothing was built. */
  readonly built: readonly Difference[]
  /** Files of content/images/ that no page can show; they are not published. */
  readonly unusedPictures: readonly string[]
}

/** What is not as it should be in the output folder: `altered` since it was built, `stale` since an edit. */
export interface Difference {
  /** From the root of the site. */
  readonly path: string
  /** `closed`: this user may not read it. */
  readonly kind: 'missing' | 'added' | 'stale' | 'altered' | 'closed'
}

/** A part of the context that a rule declares. */
export type Need = keyof SiteParts

/** A rule of the site that needs one of these examines all languages at once; any other examines each alone. */
export const LANGUAGES_TOGETHER: ReadonlySet<Need> = new Set<Need>([
  'redirects',
  'translations',
  'untranslated',
  'at',
  'output',
  'hosts',
  'answers',
  'published',
  'built',
  'unusedPictures',
])

/** What a rule is handed: the settings of the site, its language, and what it asked for; nothing else is there. */
export type Context<N extends Need> = { readonly site: Site; readonly language: Language } & Pick<SiteParts, N>

/** All that rules of pages and words may know besides the page. */
export type PageContext = Context<keyof PageParts>

/** All that rules may know. */
export type SiteContext = Context<Need>

/** A case that shows a rule: parts of a site, and what the rule says of it. Used by its test and by `--explain`. */
export interface Example {
  /** The code of the language whose file holds the case, by the rule's id, where no other language can show it. */
  readonly shownIn?: string
  /** Address -> HTML of a whole page, or of its body when it does not start with <!DOCTYPE. */
  readonly pages?: Readonly<Record<string, string>>
  /** Address -> the texts of its file, as a.b.c, that a page leaves out. */
  readonly unshown?: Readonly<Record<string, readonly string[]>>
  /** YAML files over a small base site; of site.yaml only the keys that differ. */
  readonly yaml?: Readonly<Record<string, string>>
  /** Files of the output folder besides pages; null takes one away. */
  readonly output?: Readonly<Record<string, string | null>>
  /** Addresses published before. */
  readonly published?: readonly string[]
  /** What of the output folder on disk is not what the files build. */
  readonly built?: readonly Difference[]
  /** Files of content/images/ that no page can show. */
  readonly unusedPictures?: readonly string[]
  /** The exact findings; none for a fine case. */
  readonly findings?: readonly string[]
}

/** What the functions of a rule return: plain generators, or async ones that wait for a library. */
export type Findings = Iterable<Finding> | AsyncIterable<Finding>

export interface Rule<N extends Need = Need> {
  /** One sentence about the visitor or the owner, not about the standard. */
  readonly why: string
  readonly level: Level
  /** What to type where a finding says nothing narrower. A rule of a site may leave it out. */
  readonly help?: string
  /** Standard or search engine's page the rule rests on, with the date it was read. */
  readonly source?: string
  /** Counts as an error under --launch, and no exception excuses it there. */
  readonly launch?: boolean
  /**
   * Found while the site is loaded and planned, before anything can be checked: no level and no exception silences it.
   */
  readonly early?: true
  /** Whether its findings depend on a description of the site's language in src/languages/: without one, 'wholly' finds none. */
  readonly needsLanguage?: 'wholly' | 'partly'
  readonly fine: Example
  readonly bad: Example
  /** What it reads besides the settings of the site. Stands before the functions, whose context it decides. */
  readonly needs?: readonly N[]
  /**
   * Looks at one page alone. Its findings are cached while the page, its plan, what rules of pages need and the rules
   * stay the same.
   */
  page?(page: PageFacts, planned: PlannedPage, context: Context<N & keyof PageParts>): Findings
  /** Looks at what html-validate says of one page. Without such a rule no markup is validated. */
  markup?(faults: readonly MarkupFault[], page: { readonly path: string }): Findings
  /** Looks at the prose of one YAML file alone. Cached like the findings of a page. */
  words?(words: readonly Words[], context: Context<N & keyof PageParts>): Findings
  /**
   * Looks at content, output files, or pages against each other. Where a site has several languages it looks at each
   * alone, unless it asks for what these share: see `LANGUAGES_TOGETHER`.
   */
  site?(context: Context<N>): Findings
}

/**
 * Declares a rule; gives its functions their types. What is not among its needs is not there: reading it does not
 * compile.
 */
export function defineRule<const N extends Need = never>(rule: Rule<N>): Rule {
  return rule
}
