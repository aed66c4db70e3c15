// Pages and words that were checked -> summaries and notes as rules of the site read them, and what those rules found
// when all that they read was the same.

import { type CachedRun, findingAgain } from '../../check/packed/again.ts'
import { notesIn } from '../../check/packed/notes.ts'
import type { SummaryPart } from '../../check/packed/pack.ts'
import type { Around } from '../../check/run.ts'
import { freeWordsIn, usesIn } from '../../check/site/words.ts'
import type { Note } from '../../model/checks/note.ts'
import type { PageSummary } from '../../model/checks/page-facts.ts'
import type { PageRecord } from '../../model/checks/rule.ts'
import { filesOf, type Placeholder } from '../../model/content.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { packedValue, unpackedValue } from '../../runtime/encoding.ts'
import { changeTable, readTable } from '../../runtime/tables/table.ts'
import type { CheckedPages } from '../check-pages.ts'
import type { Checking } from '../open/base.ts'
import { checksOf } from '../open/open.ts'
import { type Opened, tableOf } from '../options.ts'
import type { HeldWords } from './loaded-rows.ts'

/** Sizes of the files of the output, and digests of their bytes. */
export interface OutputDigests {
  readonly files: ReadonlyMap<string, number>
  readonly digest: (path: string) => string | undefined
}

/** What rules compare files by. */
export function comparedBy(all: readonly (readonly [file: string, result: HeldWords])[]) {
  return {
    notes: notesIn(all.map(([file, { notes }]) => [file, notes] as const)),
    uses: usesIn(all.map(([file, result]) => [file, result.uses] as const)),
    freeWords: freeWordsIn(all.map(([file, result]) => [file, result.spellings] as const)),
  }
}

/** `planned` is what the plan says of pages, `notes` are those of every file. */
export function siteRules({
  opened,
  checking,
  pages,
  planned,
  placeholders,
  notes,
  output,
  changed,
}: {
  opened: Opened
  checking: Checking
  pages: Pick<CheckedPages, 'summaries' | 'partDigest' | 'digests'>
  planned: ReadonlyMap<string, PageRecord>
  placeholders: readonly Placeholder[]
  notes: readonly (readonly [file: string, result: HeldWords])[]
  output: OutputDigests
  changed: ReadonlyMap<string, string>
}): { summaries: readonly PageSummary[]; around: Around; save(): void } {
  const { options, inputs, plan } = opened
  const table = tableOf(options, checking.launch ? 'compared-launch' : 'compared')
  const context = groundOf(opened, checking)
  const old = readTable(table, context)
  const known = new Map<string, string>()
  const once = (name: string, make: () => string) => {
    const digest = known.get(name) ?? make()
    known.set(name, digest)
    return digest
  }
  const addresses = () =>
    once('addresses', () => shortDigest(JSON.stringify([...planned.values()].map(({ path, from }) => [path, from]))))
  const redirects = () => once('redirects', () => shortDigest(JSON.stringify(plan.redirects)))
  const paths = () => once('paths', () => shortDigest(JSON.stringify([...output.files.keys()])))
  const { around, onRead, cached } = findingAgain(
    {
      parts: {
        pages: () => once('pages', () => shortDigest(JSON.stringify([...planned.values()]))),
        summaries: addresses,
        redirects,
        changed: () => once('changed', () => shortDigest(JSON.stringify([...changed]))),
        placeholders: () =>
          once('placeholders', () =>
            shortDigest(
              JSON.stringify(placeholders.map(({ file, path, value }) => [file, path, value, inputs.digest(file)])),
            ),
          ),
      },
      reads: {
        summaries: (part) => once(part, () => pages.partDigest(part as SummaryPart)),
        notes: (kind) => once(`notes ${kind}`, () => digestOfNotes(notes, kind as Note['kind'])),
        paths,
        sizes: () => once('sizes', () => shortDigest(JSON.stringify([...output.files]))),
        size: (path) => String(output.files.get(path)),
        file: (path) => output.digest(path) ?? '',
        answers: () => `${addresses()} ${redirects()} ${paths()}`,
      },
      page: (path) => pages.digests.get(path),
    },
    (name) => {
      const row = old.get(name)
      return row === undefined ? undefined : unpackedValue<CachedRun>(row)
    },
  )
  const summaries = pages.summaries(onRead)
  return {
    summaries,
    around,
    save() {
      changeTable(table, context, old, new Map([...cached].map(([name, one]) => [name, packedValue(one)])))
    },
  }
}

/** The digest of the notes of a kind of all files. */
function digestOfNotes(files: readonly (readonly [file: string, result: HeldWords])[], kind: Note['kind']) {
  const all: string[] = []
  for (const [file, { notes }] of files) {
    const digest = notes.digest(kind)
    if (digest !== undefined) all.push(file, digest)
  }
  return shortDigest(all.join('\n'))
}

/** Of all that rules read of the site besides its pages: every file that is none of theirs, the templates, the day. */
export function groundOf({ options, inputs, site, templates }: Opened, checking: Checking): string {
  const ofPages = new Set(site.sources.flatMap(filesOf))
  const others = [...inputs.files.keys()].filter((file) => !ofPages.has(file)).sort()
  return shortDigest(
    templates.hash,
    options.today ?? '',
    checksOf(site, inputs, checking),
    JSON.stringify(others.map((file) => [file, inputs.digest(file)])),
  )
}
