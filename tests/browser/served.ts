// What setup.ts started, for the tests: the files of the built site, pages of it, and the browser.
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { inject } from 'vitest'
import { type Document, parse } from '../helpers/html.ts'
import type { Served } from './server.ts'

/** What setup.ts hands to the tests. */
export interface Started {
  /** The WebSocket of the Chromium. */
  readonly browser: string
  readonly origin: string
  /** Where the served files lie. */
  readonly folder: string
  /** Address of each page of the site -> its file. Redirects are not pages. */
  readonly pages: Readonly<Record<string, string>>
}

declare module 'vitest' {
  interface ProvidedContext {
    started: Started
  }
}

/** Files below a folder by the address that answers them: `company.html` at `/company`. */
export function filesIn(folder: string): Served {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [addressOf(path.slice(folder.length + 1).replaceAll(sep, '/')), readFileSync(path)]
    }),
  )
}

/** The address that a file of the output answers. */
export const addressOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`

/** The site as `site build` wrote it, served. */
export function builtSite() {
  const { origin, folder, pages } = inject('started')
  const file = (path: string) => readFileSync(join(folder, path), 'utf8')
  const html = (path: string) => {
    const name = pages[path]
    if (name === undefined) throw new Error(`there is no page at ${path}`)
    return file(name)
  }
  return {
    origin,
    folder,
    paths: Object.keys(pages),
    /** A file of the output, as text. */
    file,
    /** The HTML of the page at an address. */
    html,
    /** The page at an address, parsed. */
    page: (path: string): Document => parse(html(path)),
  }
}

/** The shared Chromium. Closing it here closes only what was opened here. */
export const connect = (): Promise<Browser> => chromium.connect(inject('started').browser)
