// Kinds of faults -> what a person would see of each, and of what only looks like it. All are laid into one opened site at once: texts
// stand in paragraphs of its pages, one a line; other edits each where no other of the same part is.
import glob from 'fast-glob'
import type { Problem } from '../../src/model/problem.ts'
import { checkMutated, lineOf, type Mutation, source } from './mutate.ts'
import { yamlOf } from './together.ts'

/** An edit of a site, of its drawn pages or of what it puts out. */
export type Edit = Pick<Mutation, 'site' | 'yaml' | 'html' | 'output'>

/** An edit that is a fault: what is said of it, where, and which other rules have a word on it. */
export interface Fault extends Edit, Pick<Mutation, 'rule' | 'at' | 'also'> {
  /** A part of the finding that no other has. */
  readonly says: string
  /** The site does not open with it: a file cannot be read, or holds what may not be there. Nothing else is judged then. */
  readonly refused?: 'unread' | 'invalid'
}

/** A text of the English site, or one that another rule than that of its kind marks. */
export interface Said {
  readonly text: string
  readonly rule?: string
  readonly site?: 'locksmith'
}

/** One kind: a text or edit is a fault of its rule, or harmless. A text stands for itself. */
export interface Kind {
  /** The rule that marks the texts of the kind. */
  readonly rule?: string
  readonly faults: readonly (string | Said | Fault)[]
  readonly harmless: readonly (string | Said | Edit)[]
}

/** The kinds of one line of the list, by their names. */
export type Kinds = Readonly<Record<string, Kind>>

/** A text of the English site. */
export const en = (text: string, rule?: string): Said => ({
  text,
  site: 'locksmith',
  ...(rule !== undefined && { rule }),
})
/** Texts of the English site. */
export const english = (...texts: readonly string[]): Said[] => texts.map((text) => en(text))

export const area = (slug: string) => `content/areas/${slug}.yaml`
export const service = (slug: string) => `content/services/${slug}.yaml`
export const page = (name: string) => `content/pages/${name}.yaml`

/** Values of a page's file that most pages have. */
const VALUES = {
  title: /head:\n {2}title: (.*)/,
  description: /\n {2}description: (.*)/,
  heading: /hero:\n(?: {2}picture: .*\n)? {2}heading: (.*)/,
  lead: /\n {2}lead: (.*)/,
  fact: / {2}facts:\n {4}- (.*)/,
  paragraph: / {2}paragraphs:\n {4}- (.*)/,
  price: /\nprice: (.*)/,
  'services heading': /\nservices:\n {2}heading: (.*)/,
  urgent: /\nurgent:\n {2}heading: (.*)/,
  'urgent text': /\nurgent:\n {2}heading: .*\n {2}text: (.*)/,
  question: / {2}- question: (.*)/,
  answer: / {4}answer: (.*)/,
  'item title': / {6}title: (.*)/,
  'item text': / {6}text: (.*)/,
  neighbours: /\n {2}items: (\[.*\])/,
} as const
export type Value = keyof typeof VALUES

const found = (file: string, value: Value): readonly [whole: string, text: string] => {
  const [whole = '', text = ''] = VALUES[value].exec(source(file)) ?? []
  if (whole === '') throw new Error(`${file} has no ${value}`)
  return [whole, text]
}
/** A value of a page's file, as typed. */
export const written = (file: string, value: Value) => found(file, value)[1]
/** The edit that writes a value of a page's file anew. */
export const set = (file: string, value: Value, text: string): Edit => {
  const [whole, old] = found(file, value)
  return { yaml: [{ file, find: whole, by: whole.replace(old, () => text) }] }
}
/** The same edit, of the English site. */
export const abroad = <T extends Edit>(edit: T): T => ({ ...edit, site: 'locksmith' })
export const replaced = (file: string, find: string, by: string): Edit => ({ yaml: [{ file, find, by }] })
/** Several edits as one. */
export const both = (...edits: readonly Edit[]): Edit => ({
  yaml: edits.flatMap(({ yaml = [] }) => yaml),
  html: edits.flatMap(({ html = [] }) => html),
})
/** An edit of the YAML as a fault: its finding stands at a line of the file that it changes last. */
export const bad = (rule: string, edit: Edit, line: string, says = line, also: readonly string[] = []): Fault => ({
  ...edit,
  rule,
  says,
  also,
  at: { file: edit.yaml?.at(-1)?.file ?? '', line },
})
/** An edit that keeps the site from being opened. */
export const refused = (edit: Edit, line: string, says: string): Fault => ({
  ...bad('content/schema', edit, line, says),
  refused: 'invalid',
})
/** An edit after which a file cannot be read. */
export const unread = (edit: Edit, line: string, says: string): Fault => ({
  ...refused(edit, line, says),
  refused: 'unread',
})

const TEMPLATES = { areas: 'area', services: 'service' } as const
const templateOf = (path: string) => {
  const [, set = '', slug] = path.split('/')
  const name = slug === undefined ? ({ epikoinwnia: 'contact' }[set] ?? set) : TEMPLATES[set as keyof typeof TEMPLATES]
  return `templates/pages/${name}.tsx`
}
/** HTML at the end of a page's content, as a template would draw it. */
export const drawn = (path: string, html: string): Edit => ({ html: { path, find: '</main>', by: `${html}</main>` } })
export const badDrawn = (rule: string, path: string, html: string, says: string): Fault => ({
  ...drawn(path, html),
  rule,
  says,
  at: { file: templateOf(path) },
})
/** HTML in the head of a page. */
export const inHead = (path: string, html: string): Edit => ({
  html: { path, find: '<link rel="canonical"', by: `${html}<link rel="canonical"` },
})
export const badHead = (rule: string, path: string, html: string, says: string): Fault => ({
  ...inHead(path, html),
  rule,
  says,
  at: { file: fileOf(path) },
})
/** The file of a page of a set. */
const fileOf = (path: string) => `content${path.includes('/', 1) ? path : `/pages${path}`}.yaml`
/** Something else in the drawn HTML of a page. */
export const redrawn = (path: string, find: string, by: string): Edit => ({ html: { path, find, by } })
/** A file of public/. */
export const published = (file: string, text = 'x'): Edit => ({ output: { [file]: text } })
export const badFile = (rule: string, file: string, says = file, text = 'x'): Fault => ({
  ...published(file, text),
  rule,
  says,
  at: { file: `public/${file}` },
})
/** A file of public/ that keeps the site from being opened. */
export const badName = (file: string, says: string): Fault => ({
  yaml: [{ file: `public/${file}`, find: '', by: 'x' }],
  rule: 'sec/secret',
  says,
  at: { file: `public/${file}` },
  refused: 'unread',
})

const PARAGRAPHS = '\n  paragraphs:\n'
const lineFor = (text: string) => `    - ${JSON.stringify(text)}`
const rootOf = (site: Said['site']) => (site === undefined ? '' : `tests/sites/${site}/`)
/** The files of a site with paragraphs to plant texts in. */
const filesOf = (site: Said['site']) =>
  glob
    .sync('content/{areas,services}/*.yaml', rootOf(site) === '' ? {} : { cwd: rootOf(site) })
    .filter((file) => !/\.\w\w\.yaml$/.test(file) && source(rootOf(site) + file).includes(PARAGRAPHS))
    .sort()

/** What is said of a site as it is. */
const unedited = new Map<Said['site'], Promise<ReadonlySet<string>>>()
function saidAnyway(site: Said['site']): Promise<ReadonlySet<string>> {
  const known =
    unedited.get(site) ??
    checkMutated(site === undefined ? {} : { site }).then(({ problems }) => new Set(problems.map(keyOf)))
  unedited.set(site, known)
  return known
}

/** What is said of a site with some texts and edits, and was not said without them; the line of each finding. */
async function saidOf(site: Said['site'], texts: readonly string[], edits: readonly Edit[]) {
  const files = filesOf(site)
  /** Each in its turn; a text that links to a page stands on the next one. */
  const fileFor = (text: string, i: number): string => {
    const file = files[i % files.length] ?? ''
    return text.includes(`](/${file.replace('content/', '').replace('.yaml', '')})`) ? fileFor(text, i + 1) : file
  }
  const planted = texts.map((text, i) => ({
    file: fileFor(text, i),
    find: PARAGRAPHS,
    by: `${PARAGRAPHS}${lineFor(text)}\n`,
  }))
  const where = site === undefined ? {} : { site }
  const known = await saidAnyway(site)
  const result = await checkMutated({
    ...where,
    yaml: [...yamlOf(edits), ...planted],
    html: edits.flatMap(({ html = [] }) => html),
    output: Object.assign({}, ...edits.map(({ output }) => output)),
  })
  return (
    result.problems
      // A value that is real at last is not in the list of those that are not: the rest of the list is no finding.
      .filter((problem) => problem.rule !== 'launch/placeholder' && !known.has(keyOf(problem)))
      // What a page that was made longer by ten paragraphs weighs is nobody's fault.
      .filter(({ rule = '' }) => texts.length === 0 || !/^(?:perf|dup\/(?:doorway|exact))/.test(rule))
      .map((problem) => ({ problem, line: lineOf(problem, result.files) }))
  )
}
const keyOf = ({ rule, text }: Problem) => `${rule}: ${text}`
const shown = ({ at, ...problem }: Problem) => `${at?.file}:${at?.line} ${keyOf(problem)}`

/** The texts that their rule does not mark, with what is said of them instead. */
export async function unmarked(site: Said['site'], texts: readonly (readonly [rule: string, text: string])[]) {
  const said = await saidOf(
    site,
    texts.map(([, text]) => text),
    [],
  )
  return texts.flatMap(([rule, text]) => {
    const planted = lineFor(text)
    const own = said.filter(({ line }) => line === planted).map(({ problem }) => problem)
    return own.some((problem) => problem.rule === rule) ? [] : [[rule, text, ...own.map(keyOf)]]
  })
}

/** The faults that are not found at their place, and every other thing that is said. */
export async function proved(faults: readonly Fault[]): Promise<{ missed: string[]; others: string[] }> {
  const said = await saidOf(faults[0]?.site, [], faults)
  const claimed = new Set<Problem>()
  const missed = faults.filter(({ rule, at, says }) => {
    const own = said.filter(
      ({ problem, line }) =>
        (problem.rule ?? 'content/schema') === rule &&
        problem.at?.file === at.file &&
        problem.text.includes(says) &&
        (at.line === undefined || line.includes(at.line)),
    )
    for (const { problem } of own) claimed.add(problem)
    return own.length === 0
  })
  const tolerated = new Set(faults.flatMap(({ also = [] }) => also))
  return {
    missed: missed.map(({ rule, at, says }) => `${rule}: ${says} (${at.file})`),
    others: said.flatMap(({ problem }) =>
      claimed.has(problem) || tolerated.has(problem.rule ?? '') ? [] : [shown(problem)],
    ),
  }
}

/** Everything said of harmless texts and edits. */
export const alarms = async (site: Said['site'], texts: readonly string[], edits: readonly Edit[]): Promise<string[]> =>
  (await saidOf(site, texts, edits)).map(({ problem, line }) => `${shown(problem)}\n${line.slice(0, 120)}`)
