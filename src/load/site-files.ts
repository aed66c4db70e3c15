// The YAML files of a site except those of its pages: their data, the positions of their values, and their problems.
import type { z } from 'zod'
import { LABELS, translationOf } from '../model/content.ts'
import { contentsOf, type Problem, type SourceFiles } from '../model/problem.ts'
import type { Shapes } from '../model/schemas/fields.ts'
import type { Tagger } from '../model/source-map.ts'
import { over, translated } from './merge.ts'
import { type Layer, SourcePlaces } from './places.ts'
import { isEntry, isYaml } from './sources.ts'
import { languagesOf } from './translations.ts'
import { validate } from './validate.ts'
import type { Parsed } from './yaml/fast/reader.ts'
import { parseFile } from './yaml/parse.ts'

/** The files and settings that a site is loaded from. */
export interface SiteInputs {
  readonly files: SourceFiles
  readonly shapes: Shapes
  /** The names of the hosts that the engine supports. */
  readonly hosts: readonly string[]
  /** Pattern of the words that file managers add to the name of a copy. */
  readonly copies?: string
  /** Tags texts with their source. */
  readonly tagger?: Tagger
  /** Whether wrong values are left out, so that the rest can be checked. */
  readonly prunes?: boolean
}

/** The parsed files of a site. Problems and layers are added as the files are validated. */
export class SiteFiles {
  readonly inputs: SiteInputs
  readonly problems: Problem[] = []
  readonly parsed = new Map<string, Parsed>()
  /** The languages that site.yaml names, the first before the others; none if it has mistakes. */
  readonly languages: readonly string[]
  /** The files that a file inherits values from, the nearest first. */
  readonly layers = new Map<string, readonly Layer[]>()
  readonly places: SourcePlaces

  /** `names` are those of all files, sorted. */
  constructor(inputs: SiteInputs, names: readonly string[]) {
    this.inputs = inputs
    this.places = new SourcePlaces(inputs.files, this.layers)
    for (const file of names.filter((name) => isYaml(name) && !isEntry(name))) {
      const { value, problems } = parseFile(file, contentsOf(inputs.files, file))
      this.problems.push(...problems)
      if (value) this.parsed.set(file, value)
    }
    this.languages = languagesOf(this.dataOf('site.yaml'))
  }

  /** The data of a file; undefined if there is no such file. */
  dataOf(file: string): unknown {
    return this.parsed.get(file)?.data
  }

  /** A file or its translation, and the merged data of both. */
  inLanguage(base: string, language: string): { readonly file: string; readonly data: unknown } {
    const words = base === LABELS ? this.inputs.shapes.words : undefined
    const [first = ''] = this.languages
    // A file of comments alone has null.
    const data = over(this.dataOf(base) ?? undefined, words?.[first])
    if (language === first) return { file: base, data }
    const translation = translationOf(base, language)
    const isTranslated = this.parsed.has(translation)
    if (isTranslated) this.layers.set(translation, [{ file: base, below: [] }])
    const typed = over(this.dataOf(translation), words?.[language])
    return { file: isTranslated ? translation : base, data: translated(typed, data) }
  }

  /** The validated data of a file; undefined if it has mistakes, which are added to the problems. */
  validated<S extends z.ZodType>(schema: S, file: string, data: unknown): z.output<S> | undefined {
    const { value, problems } = validate(schema, data, () => this.places.of(file), this.inputs)
    this.problems.push(...problems)
    return value
  }
}
