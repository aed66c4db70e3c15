// The real site with one fault injected -> the problems a person would see. The unharmed site is built once.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { markupOf } from '../../src/check/markup.ts'
import { newMarks, originsOf, placeOf, tracer, withoutMarks } from '../../src/check/provenance.ts'
import { loadRules } from '../../src/check/rules.ts'
import { judgePage, judgeSite, judgeWords, settle } from '../../src/check/run.ts'
import { byFile, unmarked, worldOf } from '../../src/check/world.ts'
import { named } from '../../src/judge.ts'
import { history } from '../../src/load/history.ts'
import { readSite } from '../../src/load/read.ts'
import { drawer, make, type Opened, prepare, understand } from '../../src/make.ts'
import { fileOf } from '../../src/model/address.ts'
import type { Files, Problem } from '../../src/model/problem.ts'

/** One fault: a replacement in a YAML file, in one built page, or a changed output file; the rule that must fire, and the line it must name. */
export interface Mutation {
  /** The fault in words. */
  readonly name: string
  readonly rule: string
  /** Replaces `find` (which must be there) in a source file; the first occurrence. `file` may be new when `find` is ''. */
  readonly yaml?: readonly { readonly file: string; readonly find: string; readonly by: string }[]
  /** Replaces `find` in the drawn HTML of one page, as a faulty template would. */
  readonly html?: { readonly path: string; readonly find: string; readonly by: string }
  /** Changes output files: a new text, or null to take the file away. */
  readonly output?: Readonly<Record<string, string | null | ((text: string) => string)>>
  /** Published addresses, as content/urls.lock would hold them. */
  readonly published?: readonly string[]
  /** The place the finding must name: a file, and a text its line must hold (of the mutated file). */
  readonly at: { readonly file: string; readonly line?: string }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const rules = await loadRules()

/** The harness makes every site of the same history. */
const dates = history(root)

interface Base {
  readonly files: Files
  readonly judged: Map<string, ReturnType<typeof judgePage>>
}
let base: Base | undefined

async function baseSite(): Promise<Base> {
  base ??= { files: readSite(root).files, judged: new Map() }
  return base
}

/** Judges the real site with `mutation` applied; `undefined` judges it unharmed. */
export async function judgeMutated(mutation: Omit<Mutation, 'name' | 'rule' | 'at'> | undefined): Promise<{ problems: Problem[]; files: Files }> {
  const { files: original, judged } = await baseSite()
  const files = new Map(original)
  for (const { file, find, by } of mutation?.yaml ?? []) {
    const text = Buffer.from(files.get(file) ?? '').toString('utf8')
    if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`)
    files.set(
      file,
      text.replace(find, () => by),
    )
  }
  const marks = newMarks()
  const marked = await understand({ root, files, year: 2026, cache: true, seal: marks.seal })
  if (!marked.value) return { problems: marked.problems.map(named), files }
  const plain: Opened = { ...marked.value, content: unmarked(marked.value.content), plan: unmarked(marked.value.plan) }
  const prepared = await prepare(plain)
  if (!prepared.value) return { problems: [...prepared.problems], files }
  const made = await make(plain, prepared.value)
  if (!made.value) return { problems: [...made.problems], files }

  const output = new Map<string, Uint8Array>([...made.value.output].map(([path, contents]) => [path, Buffer.from(contents)]))
  const faulty = (path: string, html: string) => {
    if (mutation?.html?.path !== path) return html
    if (!html.includes(mutation.html.find) && !withoutMarks(html).includes(mutation.html.find)) throw new Error(`${path} does not hold "${mutation.html.find}"`)
    return html.replace(mutation.html.find, () => mutation.html?.by ?? '')
  }
  for (const [path, html] of made.value.pages) output.set(fileOf(path), Buffer.from(faulty(path, html)))
  for (const [path, change] of Object.entries(mutation?.output ?? {})) {
    const old = output.get(path)
    if (change === null) output.delete(path)
    else output.set(path, Buffer.from(typeof change === 'string' ? change : change(Buffer.from(old ?? '').toString('utf8'))))
  }
  const world = worldOf({
    marked: marked.value.content,
    marks,
    content: plain.content,
    plan: plain.plan,
    output: { files: new Map([...output].map(([path, bytes]) => [path, bytes.length])), read: (path) => output.get(path) },
    published: mutation?.published,
    changed: dates,
    launch: false,
  })
  const site = { site: world.site, facts: world.facts, data: world.data, launch: false }
  const context = JSON.stringify([site.site, [...site.facts], [...site.data]])
  const pages = [...world.pages.values()].flatMap((page) => {
    const bytes = output.get(page.file)
    if (!bytes) return []
    const html = Buffer.from(bytes).toString('utf8')
    const key = context + JSON.stringify(page) + html
    const result = judged.get(key) ?? judgePage(html, page, rules, site)
    judged.set(key, result)
    return [
      {
        ...result,
        summary: {
          ...result.summary,
          get markup() {
            return markupOf(html)
          },
        },
      },
    ]
  })
  const found = [
    ...pages.flatMap((page) => page.found),
    ...byFile(world.words).flatMap((words) => judgeWords(words, rules, site)),
    ...judgeSite(
      rules,
      world,
      pages.map((page) => page.summary),
    ),
  ]
  const draw = drawer(marked.value, prepared.value)
  const origins = originsOf(marked.value.content)
  const byPath = new Map(marked.value.plan.pages.map((page) => [page.path, page]))
  const problems = settle({
    found,
    rules,
    content: plain.content,
    launch: false,
    trace(path, span, value) {
      const page = byPath.get(path)
      const fallback = { file: page?.from.file ?? 'site.yaml', line: 1 }
      if (!page || !span) return fallback
      const origin = tracer(faulty(path, draw(page).html ?? ''), origins)(span, value)
      return origin ? placeOf(plain.content, origin, value) : fallback
    },
  })
  return { problems, files }
}

/** The line a problem names, as it stands in the mutated file. */
export function lineOf({ at }: Problem, files: Files): string {
  const text = at && files.get(at.file)
  if (text === undefined || at?.line === undefined) return ''
  return Buffer.from(text).toString('utf8').split('\n')[at.line - 1] ?? ''
}

/** A text file of the repository. */
export const source = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
