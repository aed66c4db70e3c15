// The files of a translation, with the texts of the first language that are still to be translated.
import { type Document, isCollection, isMap, isNode, isScalar, parseDocument } from 'yaml'
import { LABELS, translationOf } from '../model/content.ts'
import { count } from '../model/counts.ts'
import { type Path, textsIn, valueAt } from '../model/data.ts'
import type { Files } from '../model/problem.ts'
import { withLanguage } from './listings.ts'

/** The values that the file of a translation takes from the first language. */
export interface Untranslated {
  /** The data in the first language. */
  readonly data: unknown
  /** The texts to translate. */
  readonly texts: readonly Path[]
  /** Values that may stay as they are, like addresses. */
  readonly values?: readonly Path[]
  /** The values that are tagged as placeholders in the first language. */
  readonly placeholders?: readonly Path[]
}

/** A file that a language needs, with the texts that it lacks, and the file that it translates. */
export interface UntranslatedFile extends Untranslated {
  readonly file: string
  readonly base: string
}

/** Files to write, and rows for the report. */
export interface Written {
  readonly written: ReadonlyMap<string, string>
  readonly rows: readonly (readonly string[])[]
}

/** The text of a file; empty if there is none. */
export const textOf = (files: Pick<Files, 'get'>, file: string): string =>
  new TextDecoder().decode(Buffer.from(files.get(file) ?? ''))

/** The English name of a language by its ISO 639-1 code; undefined if there is no such language. */
export const languageName = (code: string): string | undefined =>
  /^[a-z]{2}$/.test(code) ? new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code) : undefined

/** The locale of a language in the country of most of its readers; English is written for Europeans. */
const localeOf = (code: string) => `${code}_${code === 'en' ? 'GB' : new Intl.Locale(code).maximize().region}`

/** The files that make a site one in a further language: site.yaml that lists it, and its settings, which are new. */
export function begunTranslation(
  files: Files,
  code: string,
  { name, isListed }: { readonly name: string; readonly isListed: boolean },
): Written {
  const settings = translationOf('site.yaml', code)
  const listed = isListed ? undefined : withLanguage(textOf(files, 'site.yaml'), code)
  const text = `# site.yaml in ${name}: translate what is tagged !placeholder, and delete the tag.\nlocale: ${localeOf(code)}\n`
  return {
    written: new Map([
      ...(listed ? [['site.yaml', listed.text] as const] : []),
      ...(files.has(settings) ? [] : [[settings, text] as const]),
    ]),
    rows: listed ? [[`site.yaml:${listed.line}`, `has ${name}`]] : [],
  }
}

/** The files of a translation with what each lacks; those that lack nothing are left out. */
export function translationFiles(lacking: readonly UntranslatedFile[], files: Files, name: string): Written {
  const changed = lacking.flatMap(({ file, base, ...values }) => {
    const before = textOf(files, file)
    const text = translationFile(before, values, `${base} in ${name}: translate what is tagged !placeholder.`)
    const about = values.texts.length > 0 ? `${count(values.texts.length, 'text')} to translate` : 'its addresses'
    return text === before ? [] : [{ file, text, about }]
  })
  return {
    written: new Map(changed.map(({ file, text }) => [file, text])),
    rows: changed.map(({ file, about }) => [file, about]),
  }
}

/** The words of the interface in a first language that the theme lacks: those in English, to be translated. */
export function labelsToTranslate(files: Files, words: unknown, name: string): Written {
  const texts = [...textsIn(words)].map(([, path]) => path)
  const text = translationFile(textOf(files, LABELS), { data: words, texts }, `The words of the interface in ${name}.`)
  return { written: new Map([[LABELS, text]]), rows: [[LABELS, 'translate what is tagged !placeholder']] }
}

/**
 * The text of a translation with what it lacks: texts are tagged as placeholders, and a list is copied as a whole. What
 * it has stays as it is. `comment` is the first line of a new file.
 */
export function translationFile(
  text: string,
  { data, texts, values = [], placeholders = [] }: Untranslated,
  comment: string,
): string {
  const typed = parseDocument(text)
  const file = isMap(typed.contents) ? typed : parseDocument(`${text || `# ${comment}\n`}{}`)
  if (isMap(file.contents)) file.contents.flow = false
  const added = new Set<string>()
  for (const path of [...values, ...texts]) {
    const group = withoutItems(path)
    const value = valueAt(data, group)
    if (value === undefined || !isFree(file, group)) continue
    file.setIn(group, file.createNode(value))
    added.add(group.join('.'))
  }
  for (const path of [...texts, ...placeholders]) if (added.has(withoutItems(path).join('.'))) tag(file, path)
  return file.toString({ lineWidth: 0 })
}

/** The path of a value, or of the list that it is in. */
function withoutItems(path: Path): Path {
  const item = path.findIndex((key) => typeof key === 'number')
  return item < 0 ? path : path.slice(0, item)
}

/** Whether a file has no value at a path, and no other value where a group would have to be. */
const isFree = (file: Document, path: Path) =>
  path.every((_, i) => {
    const node = file.getIn(path.slice(0, i + 1), true)
    return node === undefined || (isCollection(node) && i < path.length - 1)
  })

/** Tags a value as a placeholder. */
function tag(file: Document, path: Path): void {
  const node = file.getIn(path, true)
  if (!isNode(node)) return
  node.tag = '!placeholder'
  if (isScalar(node) && typeof node.value === 'string')
    node.type = node.value.includes('\n') ? 'BLOCK_LITERAL' : 'QUOTE_DOUBLE'
}
