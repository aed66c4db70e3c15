// The real site with one fault injected -> the problems a person would see. The site stands in a folder of its own, whose cache every
// fault shares: only what a fault touches is loaded, drawn and checked again.
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadedRules } from '../../../src/check/rules.ts'
import { isProblem, type Problem, type Result, type SourceFiles } from '../../../src/model/problem.ts'
import { build } from '../../../src/pipeline/build.ts'
import { check } from '../../../src/pipeline/check.ts'
import { rulesBelow } from '../../../src/pipeline/check-site.ts'
import { judge } from '../../../src/pipeline/checking/judge.ts'
import type { Drawer } from '../../../src/pipeline/checking/traced-pages.ts'
import { PageDrawer } from '../../../src/pipeline/draw.ts'
import type { OutputFile, OutputFiles } from '../../../src/pipeline/files.ts'
import { inputsOf, type Options, tablePath } from '../../../src/pipeline/options.ts'
import { type ReadySite, readySite } from '../../../src/pipeline/ready.ts'
import { type Run, withRun } from '../../../src/pipeline/run.ts'
import { shortDigest } from '../../../src/runtime/digest.ts'
import type { Inputs } from '../../../src/runtime/inputs.ts'
import { link, ownFolder, shared } from '../../helpers/scratch.ts'

/** A replacement in the drawn HTML of one page. */
export interface HtmlFault {
  readonly path: string
  readonly find: string
  readonly by: string
}

/** One fault: a replacement in a YAML file, in one built page, or a changed output file; the rule that must fire, and the line it must name. */
export interface Mutation {
  /** The fault in words. */
  readonly name: string
  readonly rule: string
  /** The folder of tests/sites/ with the site; without it the bundled site. */
  readonly site?: string | undefined
  /**
   * Replaces `find` (which must be there) in a source file; the first occurrence. `file` may be new when `find` is ''. null takes the
   * file away.
   */
  readonly yaml?: readonly { readonly file: string; readonly find: string; readonly by: string | null }[]
  /** Replaces `find` in the drawn HTML of one page, as a faulty template would. */
  readonly html?: HtmlFault | readonly HtmlFault[]
  /** Changes output files: a new text ("hex:" begins bytes), or null to take the file away. */
  readonly output?: Readonly<Record<string, string | null | ((text: string) => string)>>
  /** The site is built into its output folder first, and these files of it are changed by hand; null takes one away. */
  readonly built?: Readonly<Record<string, string | null>> | undefined
  /** Published addresses, as content/urls.lock would hold them. */
  readonly published?: readonly string[] | undefined
  /** Other rules that find the same fault, as they should, or its own rule if it finds it at a second line. */
  readonly also?: readonly string[]
  /** The fault changes the findings of others: it shares a site only with such faults of other rules. */
  readonly apart?: true
  /** The place the finding must name: a file, and a text its line must hold (of the mutated file). */
  readonly at: { readonly file: string; readonly line?: string }
}

const repository = fileURLToPath(new URL('../../..', import.meta.url))

const optionsOf = (root: string): Options => ({
  root,
  // The copied files are seconds old, and nobody edits them: a date in the future says so.
  now: Date.now() + 60_000,
  year: 2026,
  today: '2026-11-20',
  cache: true,
  workers: 1,
})

/** A copy of a site that was checked once, for all test files. */
const checkedOnce = (from: string) =>
  shared(from.replaceAll('/', '-') || 'shipped', async (root) => {
    for (const part of ['site.yaml', 'site.el.yaml', 'content', 'public'])
      if (existsSync(join(repository, from, part)))
        cpSync(join(repository, from, part), join(root, part), { recursive: true })
    cpSync(join(repository, 'templates'), join(root, 'templates'), { recursive: true })
    const yaml = readFileSync(join(root, 'site.yaml'), 'utf8')
    writeFileSync(join(root, 'site.yaml'), yaml.replace('templates: ../../../templates', 'templates: templates'))
    await check(optionsOf(root), { out: join(root, 'dist'), launch: false })
  })

/** The site in a folder of this worker's own; what a fault does not touch is as it was when it was checked. */
async function copied(from: string) {
  const checked = await checkedOnce(from)
  const root = ownFolder('mutated')
  link(checked, root)
  const options = optionsOf(root)
  const inputs = await inputsOf(options)
  const rules = await rulesBelow(root)
  if (!rules.value) throw new Error(rules.problems.map(({ text }) => text).join('\n'))
  const checking = rules.value
  /** Brings the tables of results back as they were, whatever was checked since. */
  const restore = () => {
    const tables = tablePath(options, '') ?? ''
    rmSync(tables, { recursive: true })
    link(tablePath({ ...options, root: checked }, '') ?? '', tables)
  }
  return { options, inputs, checking, restore, unedited: await opened(options, inputs, checking) }
}

/** A site that can be checked, and the run that read it. */
interface Opened {
  readonly run: Run
  readonly ready: ReadySite
}

/** Reads a site to be checked; the problems that keep it from being checked are findings too. */
async function opened(options: Options, inputs: Inputs, rules: LoadedRules): Promise<Result<Opened>> {
  return withRun<Opened>(options, inputs, async (run) => {
    const { value: ready, problems } = await readySite(run, { kind: 'check', rules })
    return ready ? { value: { run, ready }, problems } : { problems }
  })
}

const copies = new Map<string, ReturnType<typeof copied>>()

function copyOf(site: Mutation['site']): ReturnType<typeof copied> {
  const from = site === undefined ? '' : `tests/sites/${site}`
  const known = copies.get(from) ?? copied(from)
  copies.set(from, known)
  return known
}

/** The inputs with some files replaced in memory. */
function overlaid(inputs: Inputs, edits: ReadonlyMap<string, string | null>): Inputs {
  const { has, get, keys } = inputs.files
  const isGone = (file: string) => edits.get(file) === null
  const files = new Map([...edits].flatMap(([file, text]) => (text === null ? [] : [[file, text] as const])))
  const own = (file: string) => {
    const text = files.get(file)
    return text === undefined ? undefined : shortDigest(text)
  }
  // A getter of the class reads private fields, which an object made from its instance lacks.
  const templates = { value: inputs.templates }
  return Object.assign(Object.create(inputs, { templates }) as Inputs, {
    files: {
      has: (file: string) => files.has(file) || (has(file) && !isGone(file)),
      get: (file: string) => (isGone(file) ? undefined : (files.get(file) ?? get(file))),
      keys: () => new Set([...[...keys()].filter((file) => !isGone(file)), ...files.keys()]),
    },
    digest: (file: string) => own(file) ?? inputs.digest(file),
    knownDigest: (file: string) => own(file) ?? inputs.knownDigest(file),
    size: (file: string) => inputs.size(file),
    learn: () => undefined,
    save: () => undefined,
  })
}

/** A site, and what draws its pages. */
interface Drawable {
  readonly ready: ReadySite
  readonly drawer: Drawer
}

/** The site with a fault in what one page is drawn as: the page counts as another one, and is drawn with the fault in it. */
function withFault({ ready, drawer }: Drawable, { path, find, by }: HtmlFault): Drawable {
  const { site } = ready
  const page = site.plan.pages.find((each) => each.path === path)
  if (!page) throw new Error(`there is no page at ${path}`)
  const digest = shortDigest(page.record.digest, find, by)
  // Texts are drawn with their source tags behind them, in private-use characters.
  const pattern = new RegExp(
    [...find].map((c) => c.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('(?:\ue000[^\ue001]+\ue001)?'),
  )
  const faulty = { ...page, record: { ...page.record, digest } }
  const draw: Drawer['draw'] = (request) => {
    if (request.page !== faulty) return drawer.draw(request)
    const drawn = drawer.draw({ ...request, page })
    if (isProblem(drawn)) return drawn
    if (!pattern.test(drawn.html)) throw new Error(`${path} does not hold "${find}"`)
    return { ...drawn, html: drawn.html.replace(pattern, () => by) }
  }
  const pages = site.plan.pages.map((each) => (each === page ? faulty : each))
  return { drawer: { draw }, ready: { ...ready, site: { ...site, plan: { ...site.plan, pages } } } }
}

/** The output with some files changed. */
async function withChanges(files: OutputFiles, changes: NonNullable<Mutation['output']>): Promise<OutputFiles> {
  const changed = new Map<string, OutputFile>(files)
  for (const [path, change] of Object.entries(changes)) {
    const old = files.get(path)
    if (change === null) {
      changed.delete(path)
      continue
    }
    const before = old?.kind === 'bytes' ? Buffer.from(await old.contents()).toString('utf8') : ''
    const after = typeof change === 'string' ? change : change(before)
    const bytes = after.startsWith('hex:') ? Buffer.from(after.slice(4), 'hex') : Buffer.from(after)
    changed.set(path, {
      kind: 'bytes',
      digest: shortDigest(bytes),
      size: bytes.length,
      contents: async () => bytes,
      read: () => bytes,
    })
  }
  return changed
}

/** Checks the real site, or the other one, with `mutation` applied; `undefined` checks it unharmed. */
export async function checkMutated(
  mutation: Omit<Mutation, 'name' | 'rule' | 'at'> | undefined,
): Promise<{ problems: readonly Problem[]; files: SourceFiles }> {
  const { options, inputs: given, checking, restore, unedited } = await copyOf(mutation?.site)
  restore()
  const edits = new Map<string, string | null>()
  for (const { file, find, by } of mutation?.yaml ?? []) {
    const text = edits.get(file) ?? Buffer.from(given.files.get(file) ?? '').toString('utf8')
    if (!text.includes(find)) throw new Error(`${file} does not hold "${find}"`)
    edits.set(file, by === null ? null : text.replace(find, () => by))
  }
  if (mutation?.published) edits.set('content/urls.lock', mutation.published.join('\n'))
  const out = join(options.root, 'dist')
  rmSync(out, { recursive: true, force: true })
  if (mutation?.built) await build(options, out)
  for (const [path, text] of Object.entries(mutation?.built ?? {}))
    if (text === null) rmSync(join(out, path))
    else writeFileSync(join(out, path), text)
  const inputs = overlaid(given, edits)
  const { files } = inputs
  // A fault in what is drawn or put out is laid into the site that was opened for all of them.
  const site = edits.size === 0 ? unedited : await opened(options, inputs, checking)
  if (!site.value) return { problems: site.problems, files }
  const { run, ready: intact } = site.value
  const drawer = new PageDrawer(intact.drawing)
  const faulty = [mutation?.html ?? []].flat().reduce(withFault, { ready: intact, drawer })
  const ready = { ...faulty.ready, files: await withChanges(intact.files, mutation?.output ?? {}) }
  const { problems } = await judge(run, ready, { rules: checking, drawer: faulty.drawer, out, launch: false })
  return { problems: [...problems, ...site.problems], files }
}

/** The line a problem names, as it stands in the mutated file. */
export function lineOf({ at }: Problem, files: SourceFiles): string {
  const text = at && files.get(at.file)
  if (text === undefined || at?.line === undefined) return ''
  return Buffer.from(text).toString('utf8').split('\n')[at.line - 1] ?? ''
}

/** A replacement in a file of the bundled site, found at the line of the new text (or of `line`). */
export const edit = (rule: string, name: string, file: string, find: string, by: string, line = by): Mutation => ({
  rule,
  name,
  yaml: [{ file, find, by }],
  at: { file, line },
})

/** What draws the pictures at the top of the pages of the bundled site. */
export const PICTURE = 'templates/illustrations/hero-picture.tsx'

/** The template of a page of the bundled site as findings name it: the site's own, or the theme's. */
const templateOf = (path: string) =>
  existsSync(join(repository, `templates/pages${path}.tsx`)) ? `templates/pages${path}.tsx` : `theme: pages${path}.tsx`

/** The same on the English locksmith. */
export const english = (...parts: Parameters<typeof edit>): Mutation => ({ ...edit(...parts), site: 'locksmith' })

/** A replacement in the drawn HTML of one page, as a faulty template would draw it; found in the template unless it says where. */
export const drawn = (
  rule: string,
  name: string,
  path: string,
  find: string,
  by: string,
  file = templateOf(path),
  line = '',
): Mutation => ({ rule, name, html: { path, find, by }, at: { file, line } })

/** Extra markup that a faulty template draws, at the end of the page. */
export const added = (rule: string, name: string, page: string, html: string, file?: string) =>
  drawn(rule, name, `/${page}`, '</main>', `${html}</main>`, file)

/** A text file of the repository. */
export const source = (file: string) => readFileSync(join(repository, file), 'utf8')
