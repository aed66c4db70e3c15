// A marked site -> what rules may know of it: plain content and plan, every text with its source, which text uses which claim. Pure.
import { fileOf } from '../model/address.ts'
import { withSlash } from '../model/kit.ts'
import type { Content } from '../model/loaded.ts'
import type { Plan } from '../model/page.ts'
import type { Output, PlannedPage, Words, World } from '../model/rule.ts'
import { type Marks, originsOf, withoutMarks } from './provenance.ts'

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
  launch,
}: {
  marked: Content
  marks: Marks
  content: Content
  plan: Plan
  output: Output
  published: readonly string[] | undefined
  launch: boolean
}): World {
  const words: Words[] = []
  const uses = new Map<string, { file: string; path: Words['path'] }[]>()
  for (const { file, path, id, text } of originsOf(marked).values()) {
    words.push({ file, path, text, source: content.source(file, path) ?? text })
    for (const fact of marks.factsOf(id)) uses.set(fact, [...(uses.get(fact) ?? []), { file, path }])
  }
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
    words,
    uses,
    published,
    answers(path) {
      const bare = withSlash(path, slash)
      if (pages.has(bare)) return 'page'
      if (redirects.has(bare)) return 'redirect'
      return output.files.has(decodeURIComponent(path).slice(1)) ? 'file' : undefined
    },
  }
}
