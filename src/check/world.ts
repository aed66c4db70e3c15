// A marked site -> what rules may know of it: plain content and plan, every text with its source, which text uses which claim. Pure.
import { fileOf } from '../model/address.ts'
import { withSlash } from '../model/kit.ts'
import type { Content } from '../model/loaded.ts'
import type { Plan } from '../model/page.ts'
import type { Output, PlannedPage, Words, World } from '../model/rule.ts'
import { decoded } from './addresses.ts'
import { type Marks, originsIn, withoutMarks } from './provenance.ts'

/** The same value without marks. Functions, maps and sets are kept or walked; nothing is changed in place. */
export function unmarked<T>(value: T): T {
  if (typeof value === 'string') return withoutMarks(value) as T
  if (Array.isArray(value)) return value.map(unmarked) as T
  if (value instanceof Map) return new Map([...value].map(([key, inner]) => [key, unmarked(inner)])) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unmarked(inner)])) as T
}

/** What the plan says of every page, by address. */
function plannedPages(content: Content, plan: Plan): Map<string, PlannedPage> {
  const byFile = new Map(content.documents.map((document) => [document.file, document]))
  return new Map(
    plan.pages.map(({ path, template, head, props, from }) => {
      const document = byFile.get(from.file)
      return [
        path,
        {
          path,
          file: fileOf(path),
          from: from.file,
          template,
          route: document?.route ?? 0,
          title: head.title,
          canonical: head.canonical,
          indexable: !head.robots.startsWith('noindex'),
          crumbs: props.crumbs,
          questions: props.questions,
          phone: props.phone.number,
          names: document ? [document.entry.name, ...Object.values(document.entry.forms ?? {})] : [],
          collection: document?.collection ?? '',
        },
      ]
    }),
  )
}

/** Everything site-wide rules see. `marked` is the content as loaded with marks; `content` and `plan` are without. */
export function worldOf({
  marked,
  marks,
  content,
  plan,
  output,
  published,
  changed = new Map(),
  launch,
  uses,
}: {
  /** The content with marks; a function where it is loaded only when a rule asks for words: of one file, or of all. */
  marked: Content | ((file?: string) => Content)
  marks: Marks
  content: Content
  plan: Plan
  output: Output
  published: readonly string[] | undefined
  changed?: ReadonlyMap<string, string>
  launch: boolean
  /** Which claims each text uses, where that is known without reading all texts. */
  uses?: () => World['uses']
}): World {
  const texts = (file: string) => textsIn({ marked: typeof marked === 'function' ? marked(file) : marked, marks, content }, file)
  const wordsIn = (file: string) => texts(file).map((text) => text.words)
  let words: Words[] | undefined
  let used: World['uses'] | undefined
  const redirects = new Set(plan.redirects.map((redirect) => redirect.from))
  const pages = plannedPages(content, plan)
  const slash = content.site.urls.trailingSlash
  return {
    site: content.site,
    facts: content.facts,
    data: content.data,
    launch,
    cards: plan.shared.cards,
    pages,
    content,
    plan,
    output,
    // Long lists: made when a rule asks.
    get words() {
      if (typeof marked === 'function') marked()
      words ??= [...content.values.keys()].flatMap(wordsIn)
      return words
    },
    wordsIn,
    get uses() {
      if (!used && !uses && typeof marked === 'function') marked()
      used ??= uses ? uses() : usesIn([...content.values.keys()].map((file) => [file, texts(file)] as const))
      return used
    },
    published,
    changed,
    answers(path) {
      const bare = withSlash(path, slash)
      if (pages.has(bare)) return 'page'
      if (redirects.has(bare)) return 'redirect'
      return output.files.has(decoded(path).slice(1)) ? 'file' : undefined
    },
  }
}

/** A text of a YAML file and the facts it uses. */
export interface MarkedWords {
  readonly words: Words
  readonly facts: readonly string[]
}

/** The texts of one YAML file. */
export function textsIn({ marked, marks, content }: { marked: Content; marks: Marks; content: Content }, file: string): MarkedWords[] {
  const tagged = new Set(content.placeholders.flatMap((placeholder) => (placeholder.file === file ? [placeholder.path.join('.')] : [])))
  const isTagged = (path: Words['path']) => tagged.size > 0 && path.some((_, i) => tagged.has(path.slice(0, path.length - i).join('.')))
  return originsIn(file, marked.values.get(file)).map(({ path, id, text }) => ({
    words: { file, path, text, source: content.source(file, path) ?? text, placeholder: isTagged(path) },
    facts: marks.factsOf(id),
  }))
}

/** Claim -> where it is used. */
export function usesIn(
  files: Iterable<readonly [string, readonly { readonly words: Pick<Words, 'path'>; readonly facts: readonly string[] }[]]>,
): World['uses'] {
  const uses = new Map<string, { file: string; path: Words['path'] }[]>()
  for (const [file, texts] of files) {
    for (const { words, facts } of texts) {
      for (const fact of facts) {
        const known = uses.get(fact)
        if (known) known.push({ file, path: words.path })
        else uses.set(fact, [{ file, path: words.path }])
      }
    }
  }
  return uses
}

/** The words of each YAML file, in order of the files. */
export function byFile(words: readonly Words[]): (readonly Words[])[] {
  const files = new Map<string, Words[]>()
  for (const word of words) {
    const own = files.get(word.file)
    if (own) own.push(word)
    else files.set(word.file, [word])
  }
  return [...files].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, own]) => own)
}
