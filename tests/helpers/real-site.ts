// A folder -> its site, made in memory; the site of this repository once in a worker.
import { fileURLToPath } from 'node:url'
import { type Document, parse } from './html.ts'
import { type Made, made } from './made.ts'

export { type Opened, opened as openSite, year } from './made.ts'
export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface BuiltSite extends Made {
  /** The page at an address, parsed. Redirects are files of the output, not pages. */
  page(path: string): Document
  /** A file of the output as text. */
  file(path: string): string
}

/** Makes the site below a folder in memory. Throws where it has problems, with the report. */
export async function buildSite(root: string): Promise<BuiltSite> {
  const site = await made(root)
  const parsed = new Map<string, Document>()
  return {
    ...site,
    page(path) {
      const html = site.pages.get(path)
      if (html === undefined) throw new Error(`there is no page at ${path}`)
      const document = parsed.get(path) ?? parse(html)
      parsed.set(path, document)
      return document
    },
    file(path) {
      const contents = site.output.get(path)
      if (contents === undefined) throw new Error(`the output has no ${path}`)
      return Buffer.from(contents).toString('utf8')
    },
  }
}

let once: Promise<BuiltSite> | undefined

/** The made site. The first call makes it. */
export const realSite = () => {
  once ??= buildSite(root)
  return once
}
