// The messages to worker threads.
import type { Checking } from '../check/run.ts'
import type { PageSource } from '../model/content.ts'
import type { DrawSetup, PageJob } from './pages.ts'

/** The site that a worker opens. */
export interface WorkerSetup {
  readonly root: string
  /** Names of all files of the site. */
  readonly names: readonly string[]
  /** Contents of the files that are not pages. */
  readonly files: ReadonlyMap<string, string | Uint8Array>
  /** The bundled templates. */
  readonly bundle: string
  readonly hosts: readonly string[]
  /** The files of pages that are not shown. */
  readonly hidden: ReadonlySet<string>
  readonly checks: (Pick<Checking, 'bundle'> & { readonly year: number }) | undefined
}

/**
 * A message to a worker. The site and a setup have no answer; each other request has one, in order: a list of results.
 * `folder` is the staging folder of a build.
 */
export type Request =
  | { readonly kind: 'open'; readonly site: WorkerSetup }
  | { readonly kind: 'load'; readonly sources: readonly PageSource[] }
  | { readonly kind: 'setup'; readonly setup: DrawSetup; readonly folder: string }
  | { readonly kind: 'pages'; readonly jobs: readonly PageJob[] }
