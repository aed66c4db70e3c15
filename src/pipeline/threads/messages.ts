// The messages from the main thread to workers. All of them are plain data.
import type { LoadedSite } from '../../load/loaded-site.ts'
import type { PageSource } from '../../model/content.ts'
import type { DrawRequest, DrawSetup } from '../draw.ts'

/** The site that a worker works on, loaded and validated by the main thread. */
export interface WorkerSite {
  readonly root: string
  /** The loaded site; its texts carry source tags if `isTagged`. */
  readonly site: LoadedSite
  readonly isTagged: boolean
  /** The names of all files of the site. */
  readonly names: readonly string[]
  /** Contents of the YAML files that are not pages, whose lines problems name. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The URL of the bundled templates. */
  readonly templates: string
  /** In a check: the URL of the bundled rules of the site itself, and the year of the build. */
  readonly checks: { readonly bundle: string | undefined; readonly year: number } | undefined
}

/** The purpose of drawing pages: to be written into the staging folder, or to be checked. */
export type DrawPurpose =
  | { readonly kind: 'write'; readonly folder: string }
  /** Markup of the structures that are known to be valid is not validated again. */
  | { readonly kind: 'check'; readonly validStructures: readonly string[] }

/**
 * A message to a worker. `open` and `setup` have no answer; each other request has one, in order: a list of results.
 * `site` is the site with the numbers of its pages, if its texts show any.
 */
export type WorkerRequest =
  | { readonly kind: 'open'; readonly site: WorkerSite }
  | { readonly kind: 'load'; readonly sources: readonly PageSource[] }
  | {
      readonly kind: 'setup'
      readonly setup: DrawSetup
      readonly purpose: DrawPurpose
      readonly site: LoadedSite | undefined
    }
  | { readonly kind: 'draw'; readonly pages: readonly DrawRequest[] }
