// Checks the words of the site: of each page's file as it is loaded, and of all other files.
import { pageContext } from '../../check/input/context.ts'
import { siteWords, untranslatedFiles, untranslatedIn } from '../../check/input/languages.ts'
import { notesOf } from '../../check/input/notes.ts'
import { claimUses, yamlTextsOf } from '../../check/input/words.ts'
import type { Note } from '../../check/note.ts'
import type { Finding, PageContext, Untranslated, YamlText } from '../../check/rule.ts'
import { type Rules, runTextRules } from '../../check/run.ts'
import { isOf } from '../../check/site/locations.ts'
import { loadLanguage } from '../../language/load.ts'
import type { LoadedSite } from '../../load/loaded-site.ts'
import { SourcePlaces } from '../../load/places.ts'
import {
  type Content,
  fileIn,
  inLanguage,
  inLanguages,
  type PageEntry,
  type PageRecord,
  ROUTES,
  translationOf,
} from '../../model/content.ts'
import { type Path, valueAt } from '../../model/data.ts'
import { withCounts } from '../../model/page-counts.ts'
import type { SourceFiles } from '../../model/problem.ts'
import { routeAt } from '../../model/schemas/routes.ts'
import type { WordCheck } from '../page-files.ts'
import type { WordsResult } from '../tables.ts'

/** The rules and their contexts. */
export interface RuleContexts {
  readonly rules: Rules
  /** By language. */
  readonly contexts: ReadonlyMap<string, PageContext>
}

/** The context of rules in a language. */
export function contextIn({ contexts }: RuleContexts, language: string): PageContext {
  const context = contexts.get(language)
  if (!context) throw new Error(`there are no checks in a language of the site: ${language}`)
  return context
}

/** The rules with their contexts in all languages of a site. `content` has no source tags. */
export async function ruleContexts(content: Content, rules: Rules, year: number): Promise<RuleContexts> {
  const contexts = new Map<string, PageContext>()
  for (const translation of inLanguages(content)) {
    const code = translation.site.language
    contexts.set(code, pageContext(translation, await loadLanguage(code), year))
  }
  return { rules, contexts }
}

/** The inputs of the check of words. */
interface WordCheckOptions {
  /** The loaded site, with source tags. */
  readonly site: LoadedSite
  readonly files: SourceFiles
  readonly checks: RuleContexts
}

/** The check of the words of a page's file. */
export function wordCheck({ site, files, checks }: WordCheckOptions): WordCheck {
  const places = new SourcePlaces(files, site.layers)
  const copies = new Set(copiedDefaults(site, places).map(({ file, path }) => keyOf(file, path)))
  return async (entry) => {
    const { file, route, base, language, collection, raw } = entry
    const defaults = routeAt(inLanguage(site, language).routes, route).defaults
    const below = ['pages', routeAt(site.routes, route).path, 'defaults']
    // The texts that the routes of a language have copied are reported there.
    const isCopy = ({ path }: YamlText) =>
      valueAt(raw, path) === undefined && copies.has(keyOf(translationOf(ROUTES, language), [...below, ...path]))
    const words = wordsOfPage(entry, site, places).filter((text) => copies.size === 0 || !isCopy(text))
    // A text that a translation takes from the first language is checked there.
    const isOwn = ({ path, placeholder = false }: YamlText) =>
      base === undefined ||
      (valueAt(raw, path) === undefined
        ? valueAt(defaults, path) !== undefined
        : !placeholder || places.defines(file, path, true))
    const result = await checkedWords(words.filter(isOwn), checks, language)
    const routes = fileIn(inLanguage(site, language), ROUTES)
    places.forget(file)
    return {
      ...result,
      // Cached with its line, so that no later run parses the file to find it.
      found: result.found.map((found) => ({ ...found, finding: atLine(found.finding, file, places) })),
      notes: result.notes.flatMap((note) => {
        // Names are compared between languages and between pages about areas, and those of persons everywhere.
        const isCompared = site.others.size > 0 || isOf('place', site.routes, collection)
        if (note.kind === 'names' && !isCompared) return fullNames(note)
        // A dated article is of its day.
        if (note.kind === 'ends' && note.path.at(-1) !== 'until' && isOf('post', site.routes, collection)) return []
        return valueAt(raw, note.path) === undefined ? ofRoute(note, routes) : note
      }),
      untranslated: untranslatedIn(words, isOwn),
    }
  }
}

const keyOf = (file: string, path: Path) => `${file} ${path.join('.')}`

/** The placeholders among the defaults of routes that a translation has copied from the first language. */
const copiedDefaults = ({ others, placeholders, routes }: LoadedSite, places: SourcePlaces) =>
  [...others.keys()].flatMap((language) => {
    const file = translationOf(ROUTES, language)
    return placeholders.filter(({ file: of, path }) => {
      const [, address, ...rest] = path
      const index = routes.pages.findIndex((route) => route.path === address)
      return of === file && places.source(file, path) === places.source(ROUTES, ['pages', index, ...rest])
    })
  })

/** The words of a page, with those of the defaults of its route. `places` finds what is typed in its file. */
export function wordsOfPage(
  { file, base, route, language, values, raw, placeholders }: PageEntry,
  site: LoadedSite,
  places: SourcePlaces,
) {
  const source = (path: Path) => {
    // Most texts are in the file itself, or in a group that it takes from its route as a whole.
    const isOfRoute = base === undefined && valueAt(raw, path.slice(0, 1)) === undefined
    const typed = valueAt(isOfRoute ? routeAt(site.routes, route).defaults : raw, path)
    return typeof typed === 'string' ? typed : (places.source(file, path) ?? '')
  }
  // The numbers of all pages: those that are not shown today are known later.
  const counted = withCounts(values, inLanguage(site, language).tokens)
  const words = yamlTextsOf({ file, values: counted, source, placeholders })
  // A text below a mistyped key has no place, and is checked when the key is right.
  return words.filter((text) => text.source !== '')
}

/** The names of several words of a note. */
function fullNames(note: Note): Note | [] {
  const key = note.key
    .split('|')
    .filter((name) => /[ \u00a0]/.test(name))
    .join('|')
  return key === '' ? [] : { ...note, key }
}

/** A note on texts that all pages of a route show: they are those of `routes`, and no paragraph is a copy. */
function ofRoute(note: Note, routes: string): Note | [] {
  if (note.kind === 'paragraph') return []
  return note.kind === 'number' || note.kind === 'vocabulary' ? { ...note, file: routes } : note
}

/** A finding at the line of its value if that is in the file itself: other files may change while this is cached. */
function atLine(finding: Finding, file: string, places: SourcePlaces): Finding {
  const { at } = finding
  if (!('path' in at) || at.file !== file) return finding
  const place = places.at(file, at.path, at.part)
  return place.file === file ? { ...finding, at: { ...place, value: at.value } } : finding
}

/** Checks words of a language. */
async function checkedWords(words: readonly YamlText[], checks: RuleContexts, language: string): Promise<WordsResult> {
  const context = contextIn(checks, language)
  return {
    untranslated: [],
    found: words.length === 0 ? [] : await runTextRules(words, checks.rules, context),
    uses: claimUses(words, context.tokens),
    notes: notesOf(words, context),
  }
}

/** A site whose words are checked; `tagged` has source tags. */
interface LoadedWords {
  readonly content: LoadedSite
  readonly tagged: LoadedSite | undefined
  readonly records: readonly PageRecord[]
}

/** The results of checking the words of a site. */
export interface CheckedWords {
  /** By file; a file that two routes draw has two results. */
  readonly results: readonly (readonly [file: string, result: WordsResult])[]
  /** The language of each file. */
  readonly languages: ReadonlyMap<string, string>
  /** The texts that translations take from the first language, by the file of the translation. */
  readonly untranslated: ReadonlyMap<string, Untranslated>
}

/** Checks the words of the files that are not pages, and adds the results of pages' files. */
export async function checkSiteWords(
  { content, tagged = content, records }: LoadedWords,
  ofPages: ReadonlyMap<string, WordsResult>,
  places: SourcePlaces,
  checks: RuleContexts,
): Promise<CheckedWords> {
  const shared = siteWords(tagged, content, places)
  const results: (readonly [file: string, result: WordsResult])[] = []
  for (const { file, words, language } of shared) results.push([file, await checkedWords(words, checks, language)])
  results.push(...ofPages)
  const untranslated = new Map<string, Untranslated>()
  for (const [file, { untranslated: paths }] of ofPages)
    if (paths.length > 0) untranslated.set(file, { at: file, paths })
  for (const [file, texts] of untranslatedFiles(tagged, content, places)) untranslated.set(file, texts)
  for (const { file, path } of copiedDefaults(content, places))
    untranslated.set(file, { at: file, paths: [...(untranslated.get(file)?.paths ?? []), path] })
  const languages = new Map([...shared, ...records].map(({ file, language }) => [file, language]))
  return { results, languages, untranslated }
}
