// The words of `site dev` and the titles of fields in the language of a site's owner: src/words/<code>.yaml. A language
// without a file has those of English.
import { modulesIn } from '../runtime/engine.ts'
import { memoize } from '../runtime/memoize.ts'

/** A file of src/words/. */
export interface WordsFile {
  /** The words of the pages and the editor of `site dev`. `{name}` is filled in. */
  readonly editor: Readonly<Record<string, string>>
  /** The comments of a new file, and the tables of content/README.md. */
  readonly files: Readonly<Record<string, string>>
  /** The title of a field, by the end of its path: `hero.heading`. In other languages than English with an explanation after a colon. */
  readonly fields: Readonly<Record<string, string>>
}

/** The values that are filled into a text. */
type Values = Readonly<Record<string, string | number>>

/** The words in one language. */
export class Words {
  /** ISO 639-1 code. */
  readonly language: string
  readonly #file: WordsFile

  constructor(language: string, file: WordsFile) {
    this.language = language
    this.#file = file
  }

  /** The words of the editor by their names, for the browser. */
  get editor(): WordsFile['editor'] {
    return this.#file.editor
  }

  /** The words of the editor. */
  say = (name: string, values: Values = {}): string => filledIn(this.#file.editor, name, values)

  /** A comment of a new file, or a word of the tables. */
  comment = (name: string, values: Values = {}): string => filledIn(this.#file.files, name, values)

  /**
   * The title of a field, and what else there is to know of it. `steps` are the kind of its file and its path without
   * numbers; `description` is that of its schema, which is English.
   */
  titleOf(steps: readonly string[], description: string): { readonly title: string; readonly more: string } {
    const text = this.#textOf(steps)
    if (text === undefined) return { title: description || (steps.at(-1) ?? ''), more: '' }
    const [title = text, more = this.language === 'en' ? description : ''] = text.split(/: (.*)/s)
    return { title, more }
  }

  /** The purpose of a field, in one line. */
  aboutOf(steps: readonly string[], description: string): string {
    return (this.language === 'en' ? undefined : this.#textOf(steps)) ?? description
  }

  /** The entry with the longest end of the path. The words of content/labels.yaml share one. */
  #textOf(steps: readonly string[]): string | undefined {
    const { fields } = this.#file
    if (steps[0] === 'labels') return fields.labels
    const ends = steps.map((_, i) => steps.slice(i).join('.'))
    return ends.map((end) => fields[end]).find((text) => text !== undefined)
  }
}

function filledIn(texts: Readonly<Record<string, string>>, name: string, values: Values): string {
  const text = texts[name]
  if (text === undefined) throw new Error(`src/words/ has no "${name}"`)
  return text.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole))
}

/** The words of a language, by its ISO 639-1 code. */
export const loadWords = memoize(async (code: string): Promise<Words> => {
  const files = modulesIn('words')
  const language = files.has(code) ? code : 'en'
  const { default: file } = (await files.get(language)?.()) ?? {}
  return new Words(language, file as WordsFile)
})
