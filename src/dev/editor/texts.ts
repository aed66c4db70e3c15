// A drawn page -> its texts as whoever edits them sees them: where each stands, what its field is for, how it was
// typed, and the claims in it.
import { kindsOf } from '../../load/describe.ts'
import { isYaml } from '../../load/sources.ts'
import type { Path } from '../../model/content.ts'
import type { PlannedPage } from '../../model/plan.ts'
import type { Place, Problem } from '../../model/problem.ts'
import type { Json } from '../../model/schemas/json-schema.ts'
import type { Live } from '../live.ts'

/** A text of a page. Its place in the list is the number its mark has in the page. */
export interface PageText {
  readonly at: Place
  readonly path: Path
  /** What the field is for. */
  readonly about: string
  /** As it was typed, with claims unfilled. Absent where it cannot be edited here. */
  readonly source?: string
  /** The digest of its file. */
  readonly digest: string
  /** How many pages take it from their route; absent where it is of one file. */
  readonly shared?: number
  /** Whether its file says that it is made up. */
  readonly placeholder: boolean
  /** Names of claims in it. */
  readonly claims: readonly string[]
}

/** A claim as it is declared. */
export interface ClaimText extends PageText {
  readonly name: string
  /** How many pages hold it. */
  readonly pages: number
}

/** `{name}` in a text as it was typed. */
const CLAIM = /\{([a-z][\w-]*(?:\.[\w-]+)*)\}/g

/** Where a claim is declared, by its name. */
const pathOf = (name: string): Path => {
  const [claim = '', variant] = name.split('.')
  return variant === undefined ? ['claims', claim, 'text'] : ['claims', claim, 'variants', variant, 'text']
}

/** Finds texts of a site. */
export function textsOf({ opened, draw }: Live) {
  const { content, inputs, plan } = opened
  let kinds: ReadonlyMap<string, Json> | undefined
  const documents = new Map(plan.pages.map(({ document }) => [document.file, document]))
  /** Of the bytes the pages were drawn from, whatever the file holds at this moment. */
  const digestOf = (file: string) => documents.get(file)?.digest ?? inputs.digest(file)
  const about = (file: string, path: Path): string => {
    kinds ??= new Map(kindsOf(opened.templates, content.routes).map(({ name, schema }) => [name, schema]))
    const template = documents.get(file)?.template
    const [, name = ''] = /^(?:content\/)?([^/]+?)(?:\.yaml|\/.*)$/.exec(file) ?? []
    return descriptionAt(kinds.get(template === undefined ? name : `page-${template}`), path)
  }
  const key = (file: string, path: Path) => `${file} ${JSON.stringify(path)}`
  const placeholders = new Set([
    ...content.placeholders.map(({ file, path }) => key(file, path)),
    ...[...documents.values()].flatMap(({ file, placeholders }) => placeholders.map(({ path }) => key(file, path))),
  ])
  const textAt = (file: string, path: Path): PageText => {
    const at = content.at(file, path)
    const route = documents.get(file)?.route
    if (at.file !== file && route !== undefined) {
      // What a file leaves to its route stands in the file of routes, for all its pages.
      const shared = content.sources.filter((source) => source.route === route).length
      return { ...textAt(at.file, ['pages', route, 'defaults', ...path]), about: about(file, path), shared }
    }
    const source = isYaml(file) ? content.source(file, path) : undefined
    const named = [...(source ?? '').matchAll(CLAIM)].map(([, name = '']) => name)
    const claims = [...new Set(named)].filter((name) => claimOf(name) !== undefined)
    return {
      at,
      path,
      about: about(file, path),
      digest: digestOf(file),
      placeholder: placeholders.has(key(file, path)),
      claims,
      ...(source !== undefined && { source }),
    }
  }
  const claimOf = (name: string) => {
    const [claim = '', variant] = name.split('.')
    const declared = content.site.claims[claim]
    return variant === undefined ? declared : declared?.variants?.[variant]
  }
  const textsAt = (page: PlannedPage): PageText[] => {
    const drawn = draw(page)
    return 'level' in drawn ? [] : drawn.texts().map(({ file, path }) => textAt(file, path))
  }
  return {
    /** The texts of a page, in the order of its marks. */
    page: textsAt,
    /** A claim, by its name; every page is drawn for it. */
    claim(name: string): ClaimText | undefined {
      if (claimOf(name) === undefined) return undefined
      const holds = (page: PlannedPage) => textsAt(page).some(({ claims }) => claims.includes(name))
      return { ...textAt('site.yaml', pathOf(name)), name, pages: plan.pages.filter(holds).length }
    },
  }
}

/** What a field is for: its own description, or that of the group around it. */
function descriptionAt(schema: Json | undefined, path: Path): string {
  let found = schema?.description ?? ''
  let node = schema
  for (const step of path) {
    const choices: readonly (Json | undefined)[] = [node, ...(node?.anyOf ?? [])]
    node = choices.map((each) => innerOf(each, step)).find((each) => each !== undefined)
    if (node?.description !== undefined) found = node.description
  }
  return found
}

function innerOf(schema: Json | undefined, step: string | number): Json | undefined {
  if (typeof step === 'number') {
    const { items } = schema ?? {}
    return Array.isArray(items) ? (items[step] ?? items[0]) : (items as Json | undefined)
  }
  const { properties, additionalProperties } = schema ?? {}
  return properties?.[step] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined)
}

/** The findings that are about lines of these texts, by the number of the text. */
export function findingsAt(texts: readonly PageText[], findings: readonly Problem[]): (readonly Problem[])[] {
  const key = ({ file, line, column }: Place) => `${file}:${line}:${column}`
  const byPlace = new Map<string, Problem[]>()
  for (const finding of findings)
    if (finding.at) byPlace.set(key(finding.at), [...(byPlace.get(key(finding.at)) ?? []), finding])
  return texts.map(({ at }) => byPlace.get(key(at)) ?? [])
}
