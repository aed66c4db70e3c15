// Loads the content of a site in one language, except its pages.
import type { z } from 'zod'
import type { Question } from '../model/card.ts'
import { LABELS, ROUTES, translationOf } from '../model/content.ts'
import { count } from '../model/counts.ts'
import { countsOf } from '../model/page-counts.ts'
import { PAGE_PHONE } from '../model/phone.ts'
import { present } from '../model/present.ts'
import { error, type Problem } from '../model/problem.ts'
import { dataSchemas, faqSchema } from '../model/schemas/content-schemas.ts'
import { type FieldContext, Fields, linked, type Shapes } from '../model/schemas/fields.ts'
import { type Site, siteSchema } from '../model/schemas/site.ts'
import { basicsSchema, tokensOf } from '../model/schemas/tokens.ts'
import { asStated, taggedIn } from './identity.ts'
import { contextOf, type LoadedContent, type LoadedSite } from './loaded-site.ts'
import type { SiteFiles } from './site-files.ts'
import { addressesIn, type Pages, siteFaults } from './translations.ts'

/** The pages of a language, and the names that its texts may refer to. */
type Names = Pages & Pick<LoadedContent, 'slugs' | 'pictures'>

/** Reads a file in one language; undefined if it has mistakes. */
type Read = <S extends z.ZodType>(schema: S, base: string) => z.output<S> | undefined

/**
 * Loads everything but the pages in a language: without `site` if site.yaml has mistakes, and nothing if its basics have.
 * `first` is the site in the first language, for the others. `numbers` are those by which tags name files.
 */
export function contentIn(
  files: SiteFiles,
  language: string,
  names: Names,
  { first, numbers }: { readonly first?: LoadedSite; readonly numbers: ReadonlyMap<string, number> },
): LoadedContent | undefined {
  const { shapes, hosts, tagger } = files.inputs
  const basics = basicsOf(files, language)
  if (!basics) return undefined
  const { urls, templates } = basics
  const tokens = new Map([...tokensOf(basics), ...countsOf(names.sources)])
  const addresses = first ? addressesIn(names, first, urls.trailingSlash) : new Map<string, string>()
  const context = contextOf({ ...names, tokens, addresses, urls }, shapes, tagger)
  const values = new Map<string, unknown>()
  const read: Read = (schema, base) => {
    const { file, data } = files.inLanguage(base, language)
    // A site without a file of labels has those of the theme: their number is one past that of the last file.
    tagger?.begin(numbers.get(file) ?? numbers.size)
    const value = files.validated(schema, file, data)
    values.set(file, value)
    return value
  }
  const site = statedIn(files, language, read(siteSchema(new Fields(context), hosts), 'site.yaml'))
  values.set(ROUTES, first?.values.get(ROUTES) ?? names.routes)
  return {
    ...names,
    tokens,
    addresses,
    urls,
    templates,
    ...(site && { site }),
    others: new Map(),
    faqs: faqsIn(names, context, read),
    data: dataIn(files, language, context, read),
    values,
    placeholders: [...files.parsed].flatMap(([file, { placeholders }]) => placeholders.map((path) => ({ file, path }))),
    layers: files.layers,
    countsPages: [...files.parsed.values()].some(({ data }) => JSON.stringify(data)?.includes('{count.')),
    lacksWords: shapes.words !== undefined && shapes.words[language] === undefined,
  }
}

/** The basics of site.yaml. Texts cannot be read without them, so an invalid file is then checked without texts. */
export function basicsOf(files: SiteFiles, language: string) {
  const { file, data } = files.inLanguage('site.yaml', language)
  const basics = basicsSchema.safeParse(data).data
  const { shapes, hosts } = files.inputs
  if (!basics) files.validated(siteSchema(new Fields({ icons: shapes.icons }), hosts), file, data)
  return basics
}

/** The site without placeholders of its identity. Keys that a translation may not have are reported. */
function statedIn(files: SiteFiles, language: string, site: Site | undefined): Site | undefined {
  const { parsed, places, problems, languages } = files
  if (language === languages[0]) return site && asStated(site, taggedIn(parsed, undefined))
  const file = translationOf('site.yaml', language)
  problems.push(...siteFaults(files.dataOf(file), language, () => places.of(file), site))
  return site && asStated({ ...site, language }, taggedIn(parsed, language))
}

/** The groups of questions by name. */
function faqsIn({ slugs }: Names, context: FieldContext, read: Read): ReadonlyMap<string, readonly Question[]> {
  const fields = new Fields({ ...context, tokens: new Map([['phone', PAGE_PHONE], ...(context.tokens ?? [])]) })
  const faqs = new Map<string, readonly Question[]>()
  for (const slug of [...(slugs.get('faqs') ?? [])].sort()) {
    const group = read(faqSchema(fields), `content/faqs/${slug}.yaml`)
    if (group) faqs.set(slug, group.items)
  }
  return faqs
}

/** The data files by name. A file may be missing if its schema accepts nothing at all. */
function dataIn(
  { inputs, parsed, problems }: SiteFiles,
  language: string,
  context: FieldContext,
  read: Read,
): ReadonlyMap<string, unknown> {
  const { words = {}, data: ofTemplates } = inputs.shapes
  const shapes: Shapes['data'] = { ...dataSchemas, ...ofTemplates }
  const fields = new Fields(context)
  const data = new Map<string, unknown>()
  for (const name of Object.keys(shapes).sort()) {
    const file = `content/${name}.yaml`
    const schema = linked(present(shapes[name], name)(fields), context)
    const hasWords = file === LABELS && Object.keys(words).length > 0
    const isWritten = parsed.has(file) || hasWords
    const before = problems.length
    const value = isWritten ? read(schema, file) : schema.safeParse(undefined).data
    if (isWritten || value !== undefined) data.set(name, value)
    if (hasWords && words[language] === undefined) problems.push(...withMissingAsOne(problems.splice(before), language))
  }
  return data
}

/** The problems of labels in a language for which the theme has no words: those that are missing as one. */
function withMissingAsOne(problems: readonly Problem[], language: string): Problem[] {
  const isMissing = ({ text }: Problem) => text.endsWith(' is missing')
  const [first, ...more] = problems.filter(isMissing)
  if (!first) return [...problems]
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  const text = `the theme has no words in ${name}: ${first.text}, and ${count(more.length, 'other')}`
  const help = `type npx site new translation ${language}: it adds all of them to content/labels.yaml, to be translated`
  return [...problems.filter((problem) => !isMissing(problem)), error(text, first.at, help)]
}
