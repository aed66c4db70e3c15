// The site of this repository, built once in memory for all tests of a file. Nothing is written but the cache.
import { fileURLToPath } from 'node:url'
import type { Content } from '../src/model/loaded.ts'
import type { Plan } from '../src/model/page.ts'
import type { Files, Problem } from '../src/model/problem.ts'
import { noPaint, report } from '../src/model/report.ts'
import { type Document, parse } from './html.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const year = 2026

export interface RealSite {
  readonly content: Content
  readonly plan: Plan
  readonly output: Files
  /** Address -> HTML of every planned page. */
  readonly pages: ReadonlyMap<string, string>
  /** The page at an address, parsed. Redirects are files of the output, not pages. */
  page(path: string): Document
  /** A file of the output as text. */
  file(path: string): string
}

const fail = (problems: readonly Problem[], files: Files): never => {
  throw new Error(`the site has problems:\n\n${report(problems, { files, paint: noPaint })}`)
}

async function build(): Promise<RealSite> {
  // As bin/site does, and before React is loaded.
  process.env.NODE_ENV = 'production'
  const { make, open, prepare } = await import('../src/make.ts')
  const opened = await open({ root, year, cache: true })
  if (!opened.value) return fail(opened.problems, opened.files)
  const prepared = await prepare(opened.value)
  if (!prepared.value) return fail(prepared.problems, opened.files)
  const made = await make(opened.value, prepared.value)
  if (!made.value) return fail(made.problems, opened.files)
  const { output, pages } = made.value
  const parsed = new Map<string, Document>()
  const text = (path: string) => {
    const contents = output.get(path)
    if (contents === undefined) throw new Error(`the output has no ${path}`)
    return typeof contents === 'string' ? contents : Buffer.from(contents).toString('utf8')
  }
  return {
    content: opened.value.content,
    plan: opened.value.plan,
    output,
    pages,
    page(path) {
      const html = pages.get(path)
      if (html === undefined) throw new Error(`there is no page at ${path}`)
      const document = parsed.get(path) ?? parse(html)
      parsed.set(path, document)
      return document
    },
    file: text,
  }
}

let once: Promise<RealSite> | undefined

/** The built site. The first call builds it. */
export const realSite = () => (once ??= build())
