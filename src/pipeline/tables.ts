// Declares every table of cached results: its name, its key and its row.
import type { UnclaimedNumber } from '../check/facts/confirmed.ts'
import type { ClaimUse, Uses } from '../check/input/words.ts'
import type { Note } from '../check/note.ts'
import type { PageLink, PageSummary } from '../check/parsed-page.ts'
import type { RuleFinding } from '../check/run.ts'
import type { PageRecord } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import type { Problem } from '../model/problem.ts'
import type { Site } from '../model/schemas/site.ts'
import { Table } from '../runtime/table.ts'
import { type Options, tablePath } from './options.ts'

/** The tables by name. */
export interface Rows {
  /** In a build. The key is the digest of a page's files and of everything else on which its record depends. */
  readonly documents: LoadedRow
  /** The same in a check. */
  readonly words: LoadedRow
  /** By the address of the page. */
  readonly pages: WrittenRow & Fingerprint
  /** By the address of the page. */
  readonly checks: CheckedRow & Fingerprint
  /** The links of navigation, which many pages share, by their digest. */
  readonly menus: readonly PageLink[]
  /** The structures of pages whose markup has no faults, by name. */
  readonly structures: true
  /** By the digest of everything on which the check depends. */
  readonly found: CheckResult
  /** The same with `--launch`. */
  readonly 'found-launch': CheckResult
}

/** The result of loading a page's file: its record and, in a check, the findings about its words. */
export interface LoadedRow {
  readonly record: PageRecord
  readonly words?: WordsResult
}

/** The result of checking the words of one file: findings, uses of claims, and notes that are compared across files. */
export interface WordsResult {
  readonly found: readonly RuleFinding[]
  readonly uses: readonly ClaimUse[]
  readonly notes: readonly Note[]
  /** The paths of texts that a translation leaves to the first language. */
  readonly untranslated: readonly Path[]
}

/** The fingerprint of a page that was drawn. */
export interface Fingerprint {
  /** Digest of everything that is known before the page is drawn. */
  readonly fingerprint: string
  /** A tag of each thing that the page is made from, to name the one that changed. */
  readonly causes: string
  /** The names of the shared values that its templates read, and the digest of these values. */
  readonly reads: readonly string[]
  readonly shared: string
}

/** The digest and the size in bytes of a page's HTML. */
export interface WrittenRow {
  readonly digest: string
  readonly size: number
}

/** The result of checking a page. */
export interface CheckedRow extends WrittenRow {
  readonly found: readonly RuleFinding[]
  /** Without the links of its navigation. */
  readonly summary: PageSummary
  /** The digest of the links of its navigation. */
  readonly menu: string
  /** The name of its structure; undefined if no rule examines markup. */
  readonly structure?: string | undefined
}

/** The result of a check, as JSON. */
export interface CheckResult {
  readonly problems: readonly Problem[]
  /** The numbers of checked pages and of rules. */
  readonly pages: number
  readonly rules: number
  readonly claims: Site['claims']
  /** The claims in each other language, by its code. */
  readonly translations: Readonly<Record<string, Site['claims']>>
  /** Which texts use which claim. */
  readonly uses: readonly (readonly [claim: string, texts: NonNullable<ReturnType<Uses['get']>>])[]
  /** Addresses that must not vanish once they are published. */
  readonly addresses: readonly string[]
  /** The numbers of the texts that are neither claims nor marked. */
  readonly numbers: readonly UnclaimedNumber[]
}

/** The tables of a run. */
export class Tables {
  readonly #options: Pick<Options, 'root' | 'cache'>
  readonly #kept = new Set<{ save(): void }>()

  constructor(options: Pick<Options, 'root' | 'cache'>) {
    this.#options = options
  }

  /** The file of a table; undefined with `--no-cache`. */
  path(name: string): string | undefined {
    return tablePath(this.#options, name)
  }

  /** Opens a table. `context` names everything that its rows depend on besides their keys. */
  open<Name extends keyof Rows>(name: Name, context: string): Table<Rows[Name]> {
    return new Table<Rows[Name]>(this.path(name), context)
  }

  /** Saves a table when the run ends. Rows that were not used until then are dropped. */
  keep(table: { save(): void }): void {
    this.#kept.add(table)
  }

  save(): void {
    for (const table of this.#kept) table.save()
    this.#kept.clear()
  }
}
