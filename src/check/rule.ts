// The type of a rule of `site check`: why it exists, its level, examples, and pure functions that return findings.
// Each file in src/check/rules/<group>/ is one rule with the id `<group>/<file>`. A site adds its own in templates/rules/.
import type { Language } from '../language/language.ts'
import type { PageRecord, Placeholder } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import type { Host } from '../model/host.ts'
import type { OutputDifference } from '../model/output-difference.ts'
import type { Redirect, Twin } from '../model/plan.ts'
import type { Level, Place } from '../model/problem.ts'
import type { Routes } from '../model/schemas/routes.ts'
import type { Site } from '../model/schemas/site.ts'
import type { Example } from './example.ts'
import type { FileNotes, Note } from './note.ts'
import type { MarkupFault, PageLink, PageSummary, ParsedPage, Span } from './parsed-page.ts'

/**
 * The place of a finding: a line of a YAML file, a value in one, or a part of a built page, for which the YAML value is
 * looked up.
 */
export type Where =
  | Place
  | InYaml
  | InPage
  /** The line of the templates' style sheets that contains the first of these texts. */
  | { readonly style: readonly string[] }

/** A value in a YAML file. */
export interface InYaml {
  readonly file: string
  readonly path: Path
  readonly part?: 'key' | 'at'
  /** The words of the value that the finding is about. */
  readonly value?: string | undefined
}

/** A part of a built page: a span, a link, or the start tags of an element; without these the page as a whole. */
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
   * `{{page}}` becomes the address of the page, `{{name}}` that value of `data`.
   */
  readonly text: string
  /** Numbers and addresses that may differ between pages that have the same fault. */
  readonly data?: Readonly<Record<string, string | number>>
  readonly at: Where
  /** The page that it is about. A rule of pages omits it, and so does a finding whose `at` names the page. */
  readonly page?: string
  /** The thing to type. */
  readonly help?: string
  /** The level of this finding, if it is lower than that of its rule. */
  readonly level?: 'warning' | 'info'
  /** About what a page or the site lacks: it counts only if nothing is left out because of errors. */
  readonly missing?: true
}

/** One text of the YAML, as typed and with its claims filled in. */
export interface YamlText {
  readonly file: string
  readonly path: Path
  readonly text: string
  /** As typed: `{response}` not filled in. */
  readonly source: string
  /** Whether the text, or a group that contains it, is tagged !placeholder. */
  readonly placeholder?: boolean
  /** Whether it is a label or a fact of site.yaml or of a data file, and no prose. */
  readonly isLabel?: true
}

/** The texts that a translation takes from the first language, by path, and the file to edit. */
export interface Untranslated {
  readonly at: string
  readonly paths: readonly Path[]
  /** The words of the interface in a language for which the theme has none. */
  readonly lacksWords?: boolean
}

/** The output folder, without its bytes. */
export interface Output {
  /** Sizes in bytes by path. */
  readonly files: ReadonlyMap<string, number>
  /** The contents of a file; undefined if it does not exist. */
  read(path: string): Uint8Array | undefined
}

/** The fields of a page's file that rules read. */
type OfDocument = 'language' | 'collection' | 'references' | 'route' | 'title' | 'keywords' | 'robots' | 'branch'

/** The part of a planned page that rules see, in memory for all pages: small enough for tens of thousands. */
export interface PageIdentity extends Pick<PageRecord, OfDocument> {
  readonly path: string
  /** The page in each language, its own included; empty if it exists in one language. */
  readonly twins: readonly Twin[]
  /** File in the output folder. */
  readonly file: string
  /** The YAML file. */
  readonly from: string
  /** Its name in references, as `collection/slug`. */
  readonly reference: string
  /** The name of the page and its other forms, the plain one first. */
  readonly names: readonly string[]
  readonly canonical: string
  readonly indexable: boolean
}

/** The context of rules of pages and of words: the settings of the site and its language. Plain data, sent to workers. */
export interface PageContext {
  readonly site: Site
  readonly language: Language
  /** The values of `{name}` in texts: claims, phones, the names of the business. */
  readonly tokens: ReadonlyMap<string, string>
  /** Values of content/<name>.yaml: prices, reviews, labels. */
  readonly data: ReadonlyMap<string, unknown>
  /** The year of the build. */
  readonly year: number
}

/** The context of rules that examine the content and the pages of one language. */
export interface LanguageContext extends PageContext {
  /** The day of the check, as year-month-day; undefined if the command does not set it. */
  readonly today: string | undefined
  /** By address. */
  readonly pages: ReadonlyMap<string, PageIdentity>
  /** The built pages, in the order of `pages`. */
  readonly summaries: readonly PageSummary[]
  readonly routes: Routes
  /** The notes of one kind, for the files that `asked` accepts. */
  readonly notes: (kind: Note['kind'], asked?: (file: string) => boolean) => readonly FileNotes[]
  readonly placeholders: readonly Placeholder[]
  /** The numbers that a person has confirmed, by file (content/facts.lock); undefined without that file. */
  readonly confirmed: ReadonlyMap<string, ReadonlySet<string>> | undefined
}

/** The context of rules that examine the site as a whole: the content and the pages of all languages, and the output. */
export interface SiteContext extends LanguageContext {
  readonly redirects: readonly Redirect[]
  /** The files of pages that are not shown on this day, by address. */
  readonly hidden: ReadonlyMap<string, string>
  /** The contexts of all languages, the first language first. */
  readonly translations: readonly PageContext[]
  /** The texts that translations take from the first language, by the file of the translation, which may not exist. */
  readonly untranslated: ReadonlyMap<string, Untranslated>
  /** The texts that use a claim or a name of the business, by its name. */
  readonly uses: ReadonlyMap<string, readonly { readonly file: string; readonly path: Path }[]>
  readonly output: Output
  /** All hosts that the engine supports, by name. */
  readonly hosts: ReadonlyMap<string, Host>
  /** The rules that check the site, by id. */
  readonly rules: ReadonlyMap<string, Rule>
  /** The target of an address of this site; undefined if it leads to nothing. */
  readonly answers: (path: string) => 'page' | 'redirect' | 'file' | undefined
  /** Addresses published before (content/urls.lock); undefined without that file. */
  readonly published: readonly string[] | undefined
  /** The differences between the output folder on disk and what the files build; empty without such a folder. */
  readonly built: readonly OutputDifference[]
}

/** The result of a rule's functions: plain generators, or async ones that wait for a library. */
export type Findings = Iterable<Finding> | AsyncIterable<Finding>

export interface Rule {
  /** One sentence about the visitor or the owner, not about the standard. */
  readonly why: string
  readonly level: Level
  /** The help of findings without one of their own. A rule of a site may omit it. */
  readonly help?: string
  /** The standard or the search engine's page that the rule is based on, with the date it was read. */
  readonly source?: string
  /** Counts as an error under --launch, and no exception excuses it there. */
  readonly launch?: boolean
  /** About the identity of the business or whether the site is found, outside the groups of `isGuard`: never off in silence. */
  readonly guard?: true
  /** The level in site.yaml after an import: texts of the old site may break it until the owner has read them. */
  readonly imported?: 'warning'
  /** Found while the site is loaded and planned: no level and no exception silences it. */
  readonly early?: true
  /** Reports what a site lacks: its findings count only if nothing is left out because of errors. */
  readonly missing?: true
  readonly fine: Example
  readonly bad: Example
  /** Examines one page. Its findings are cached until the page, its plan, the context or the rules change. */
  page?(page: ParsedPage, planned: PageIdentity, context: PageContext): Findings
  /** Examines what html-validate reports for one page. Without such a rule no markup is validated. */
  markup?(faults: readonly MarkupFault[], page: { readonly path: string }): Findings
  /** Examines the texts of one YAML file. Cached like the findings of a page. */
  words?(words: readonly YamlText[], context: PageContext): Findings
  /** Examines the content and the pages of one language; called for each language of the site. */
  language?(context: LanguageContext): Findings
  /** Examines output files, hosts, addresses, or the languages against each other; called once. */
  site?(context: SiteContext): Findings
}

/** Declares a rule and gives its functions their types. */
export const defineRule = (rule: Rule): Rule => rule
