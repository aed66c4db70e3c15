// Loads and draws pages one by one: the same code runs in the main thread and in workers.
import { transcode } from 'node:buffer'
import type { Templates } from '../assets/templates.ts'
import type { ClaimUse } from '../check/input/words.ts'
import type { Note } from '../check/note.ts'
import type { Found } from '../check/run.ts'
import { Placer, type Written } from '../emit/staging.ts'
import { type LoadedDocument, loadDocument } from '../load/document.ts'
import { recordOf } from '../load/record.ts'
import type { LoadedSite } from '../load/site.ts'
import { fileOf } from '../model/address.ts'
import type { Card, Cardless } from '../model/card.ts'
import { type ContentDocument, type DocumentRecord, inLanguage, type PageSource } from '../model/content.ts'
import type { Path } from '../model/data.ts'
import type { Page, PlannedPage } from '../model/plan.ts'
import { error, type Problem } from '../model/problem.ts'
import { siteOn } from '../model/shown-on.ts'
import { untagged } from '../model/source-map.ts'
import { pageOf } from '../plan/page.ts'
import { documentOf, type Shell } from '../render/document.ts'
import { withLanguages } from '../render/links.ts'
import { observed, type Parts } from '../render/reads.ts'
import { shortDigest } from '../runtime/digest.ts'
import { once } from '../runtime/once.ts'
import { messageOf, thrownAt } from '../runtime/thrown.ts'
import type { Entries } from './entries.ts'

/** The identity of a page's source: one file may be a page of two routes. */
const placeOf = ({ file, route }: Pick<PageSource, 'file' | 'route'>) => `${route} ${file}`

/** The result of loading a page's file. */
export interface Loaded {
  /** Digest of the bytes that were read. */
  readonly digest: string
  /** Digest of each file that was read: a translation is read with what it translates. */
  readonly read: readonly (readonly [file: string, digest: string])[]
  readonly record?: DocumentRecord
  /** The findings about its words, if words are checked. */
  readonly words?: WordsResult
  readonly problems: readonly Problem[]
}

/** The result of checking the words of one file: findings, uses of claims, and notes that are compared across files. */
export interface WordsResult {
  readonly found: readonly Found[]
  readonly uses: readonly ClaimUse[]
  readonly notes: readonly Note[]
  /** The paths of texts that a translation leaves to the first language. */
  readonly untranslated: readonly Path[]
}

/** Checks the words of a page's file as it is loaded. */
export type WordCheck = (loaded: LoadedDocument) => Promise<WordsResult>

/** A page to draw: its plan, and the cards of the entries it refers to. */
export interface PageJob {
  readonly planned: PlannedPage
  readonly cards: ReadonlyMap<string, Card>
}

/** The inputs of drawing that all pages share. Plain data. */
export interface DrawSetup {
  readonly year: number
  /** The day of the build: notices and hours that ended before it are not drawn. */
  readonly today: string | undefined
  readonly shell: Shell
  /** The parts of the site that templates read, by language. */
  readonly parts: Readonly<Record<string, Parts>>
}

/** A page, its HTML, and the parts of the site that its templates read. */
export interface Drawn {
  readonly page: Page
  readonly html: string
  readonly reads: readonly string[]
}

/** Work on the pages of one site. */
export interface PageWork {
  /** Loads a page's file and keeps its entry until it is drawn. Entries are never changed. */
  load(source: PageSource): Promise<Loaded>
  /** A function that draws pages. A file that changed since it was loaded is a problem. */
  drawer(setup: DrawSetup): (job: PageJob) => Drawn | Problem
}

/** Whether a result is a problem. */
export const isProblem = (value: object): value is Problem => 'level' in value

/** Work on the pages of one loaded site. Records never carry source tags. */
export function pageWork({
  read: contentsOf,
  digest: known = () => undefined,
  site,
  templates,
  entries,
  checkWords,
  tagged = checkWords !== undefined,
}: {
  /** The bytes of a page's file. */
  read: (file: string) => string | Uint8Array
  /** The digest of the bytes that were read last, if it is known. */
  digest?: (file: string) => string | undefined
  site: LoadedSite
  templates: Templates
  entries: Entries
  /** Checks the words of every file as it is loaded. `site` then carries source tags. */
  checkWords?: WordCheck | undefined
  /** Whether `site` carries source tags. */
  tagged?: boolean
}): PageWork {
  const read = (source: PageSource) => {
    const { file, base } = source
    const bytes = contentsOf(file)
    const baseBytes = base === undefined ? undefined : contentsOf(base)
    const read: [string, string][] = [[file, known(file) ?? shortDigest(bytes)]]
    if (base !== undefined) read.push([base, known(base) ?? shortDigest(baseBytes ?? '')])
    return { digest: digestOf(read), read, size: bytes.length, loading: loadDocument(site, source, bytes, baseBytes) }
  }
  const entryOf = (source: PageSource, digest: string): ContentDocument['entry'] | undefined => {
    const kept = entries.take(placeOf(source), digest)
    if (kept) return kept
    const { digest: found, loading } = read(source)
    return found === digest ? loading.value?.document.entry : undefined
  }
  return {
    async load(source) {
      const { digest, read: files, size, loading } = read(source)
      const { value, problems } = loading
      if (!value) return { digest, read: files, problems }
      entries.set(placeOf(source), value.document.entry, { digest, size })
      const record = recordOf(tagged ? untagged(value) : value, digest, site.pictures)
      const words = await checkWords?.(value)
      return { digest, read: files, record, ...(words && { words }), problems }
    },
    drawer(setup) {
      const drawIn = once((language) => drawerIn(inLanguage(site, language), templates, setup))
      return ({ planned, cards }) => {
        const { file, digest, uses, language } = planned.document
        const entry = entryOf(planned.document, digest)
        if (!entry) return error('this file changed while the site was being made', { file }, 'run the command again')
        return drawIn(language)(pageOf({ content: site, planned, entry, uses, cards, today: setup.today }))
      }
    },
  }
}

/** The digest of a page's file, or of its file and the one that it translates. */
export const digestOf = (read: readonly (readonly [file: string, digest: string])[]) => {
  const [[, digest] = ['', ''], ...more] = read
  return more.length === 0 ? digest : shortDigest(...read.map(([, each]) => each))
}

/** A function that draws the pages of one language. */
function drawerIn(
  site: LoadedSite,
  templates: Templates,
  { year, today, shell, parts }: DrawSetup,
): (page: Page) => Drawn | Problem {
  const toDocument = documentOf(site.site, shell)
  const { parts: watched, taken } = observed(parts[site.site.language] as Parts)
  const { labels, cards, pictures, islands } = watched
  const shared = { site: siteOn(site.site, today), labels, cards, year }
  const assets = { pictures, islands }
  return (page) => {
    const template = templates.pages[page.template]
    if (!template) throw new Error(`the plan names a template that does not exist: ${page.template}`)
    try {
      const body = templates.drawBody({
        template,
        props: page.props,
        shared,
        assets,
        islands: templates.islands,
        sections: templates.sections,
      })
      return { page, html: toDocument({ ...page, body: withLanguages(body, site.site) }), reads: taken() }
    } catch (fault) {
      taken()
      if (page.cardless) return withoutCard(site, page.cardless, page, messageOf(fault))
      const folder = site.site.templates
      const text = `${folder}/pages/${page.template} threw while drawing ${page.path}: ${messageOf(fault)}`
      const at = thrownAt(fault, templates.bundle, folder)
      const first = at === undefined ? 'at the template' : 'there'
      const from = at === undefined ? 'this file' : page.from.file
      return error(text, at ?? page.from, `look ${first} first, then at the fields it reads from ${from}`)
    }
  }
}

/** The problem of a template that threw because an entry that it refers to has no page on this day. */
function withoutCard(site: LoadedSite, { path, name }: Cardless, { from, template }: Page, message: string): Problem {
  const file = `content/${name}.yaml`
  const text = `${path.join('.')}: ${file} has no page today, and the template "${template}" needs it: ${message}`
  const help = `name another page, change from: and until: of ${file}, or make the field optional in the template`
  return error(text, site.at(from.file, path), help)
}

/** A page that was written into the staging folder. */
export interface WrittenPage extends Written {
  readonly path: string
  readonly reads: readonly string[]
}

/** A function that draws pages and writes them into a staging folder. */
export function pageWriter(work: PageWork, setup: DrawSetup, folder: string): (job: PageJob) => WrittenPage | Problem {
  const draw = work.drawer(setup)
  const placer = new Placer(folder)
  // All pages pass through the same memory. `transcode` takes half the time of a TextEncoder if a page has other letters
  // than Latin ones, and refuses lone surrogates.
  let memory = Buffer.alloc(0)
  const encoded = (html: string) => {
    if (memory.length < 2 * html.length) memory = Buffer.alloc(4 * html.length)
    try {
      return transcode(memory.subarray(0, memory.write(html, 'utf16le')), 'utf16le', 'utf8')
    } catch {
      return Buffer.from(html)
    }
  }
  return (job) => {
    const { path } = job.planned
    const drawn = draw(job)
    if (isProblem(drawn)) return drawn
    const { html, reads } = drawn
    const bytes = encoded(html)
    const stamp = placer.write(fileOf(path), bytes)
    return { path, reads, digest: shortDigest(bytes), size: bytes.length, stamp }
  }
}
