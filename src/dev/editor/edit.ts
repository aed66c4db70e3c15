// Writes values into YAML files. Nothing is written if a file changed since the editor showed it, or if the result
// would not pass validation.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CONFIRMED, confirmedIn, confirmedText, type UnclaimedNumber, withMore } from '../../check/facts/confirmed.ts'
import { putFiles } from '../../emit/write.ts'
import { PageLoader, problemsOfPages } from '../../load/page-loader.ts'
import { loadSite } from '../../load/site.ts'
import { isYaml } from '../../load/sources.ts'
import { asReal, withText } from '../../load/yaml/edit.ts'
import type { Path } from '../../model/data.ts'
import type { Problem } from '../../model/problem.ts'
import type { Live } from '../../pipeline/live.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { hostNames } from '../../runtime/engine.ts'
import { fileBelow } from '../launch.ts'

/** The result of an edit. */
export interface Edited {
  /** As in HTTP: 200 written, 403 no file of the site, 409 changed meanwhile, 422 refused, 507 the disk refused. */
  readonly status: 200 | 403 | 409 | 422 | 507
  /** Why it was refused, as a problem says it, else ''. */
  readonly text: string
  /** The same as a word of src/words/, about a file. */
  readonly word?: { readonly name: string; readonly file: string }
  /** The files that were written. */
  readonly files: readonly string[]
}

/** A new text for a value of a YAML file. */
export interface Change {
  readonly file: string
  readonly path: Path
  readonly text: string
  /** The digest of the file that the editor showed. */
  readonly digest: string
  /** The text is the real value, so its placeholder tag is removed. */
  readonly real?: boolean
}

type Contents = ReadonlyMap<string, string | Uint8Array>

const refused = (status: Exclude<Edited['status'], 200>, text: string): Edited => ({ status, text, files: [] })
const refusedAs = (status: Exclude<Edited['status'], 200>, name: string, file = ''): Edited => ({
  status,
  text: '',
  word: { name, file },
  files: [],
})

/** Edits that can be undone. */
const KEPT = 100

/** Edits the files below a folder, and undoes that. */
export class Editing {
  readonly #root: string
  readonly #done: { before: Contents; after: ReadonlyMap<string, string> }[] = []

  constructor(root: string) {
    this.#root = root
  }

  /** Makes all changes or none. `numbers` are new ones that the person at the editor confirmed. */
  edit(live: Live, changes: readonly Change[], numbers: readonly UnclaimedNumber[] = []): Edited {
    const contents = this.#changed(live, changes)
    if ('status' in contents) return contents
    const { before, written } = contents
    const problems = problemsOf(live, written)
    if (problems.length > 0) return refused(422, problems.map(sentence).join('\n'))
    const lock = numbers.length > 0 ? this.#read(CONFIRMED) : undefined
    if (lock) {
      before.set(CONFIRMED, lock)
      written.set(CONFIRMED, confirmedText(withMore(confirmedIn(lock).value ?? new Map(), numbers)))
    }
    const edited = this.#write(written)
    if (edited.status !== 200) return edited
    const after = new Map([...written].map(([file, text]) => [file, shortDigest(text)]))
    this.#done.push({ before, after })
    if (this.#done.length > KEPT) this.#done.shift()
    return edited
  }

  /** The contents of the files before some changes and after them, or why they are refused. */
  #changed(
    live: Live,
    changes: readonly Change[],
  ): Edited | { before: Map<string, Buffer>; written: Map<string, string> } {
    if (changes.length === 0) return refusedAs(422, 'nothingToDo')
    const before = new Map<string, Buffer>()
    const written = new Map<string, string>()
    for (const change of changes) {
      const { file } = change
      const bytes = live.inputs.files.has(file) && isYaml(file) ? this.#read(file) : undefined
      if (!bytes) return refusedAs(403, 'noFile', file)
      if (shortDigest(bytes) !== change.digest) return refusedAs(409, 'changed', file)
      const result = withChange(written.get(file) ?? bytes.toString('utf8'), change)
      if (typeof result !== 'string') return refusedAs(422, result.refused, file)
      before.set(file, bytes)
      written.set(file, result)
    }
    return { before, written }
  }

  /** Undoes the last edit that was not undone. */
  undo(): Edited {
    const last = this.#done.at(-1)
    if (!last) return refusedAs(422, 'nothingToDo')
    for (const [file, digest] of last.after)
      if (shortDigest(this.#read(file) ?? '') !== digest) return refusedAs(409, 'changed', file)
    const edited = this.#write(last.before)
    if (edited.status === 200) this.#done.pop()
    return edited
  }

  /** The number of edits that can be undone. */
  depth(): number {
    return this.#done.length
  }

  #read(file: string): Buffer | undefined {
    const whole = fileBelow(this.#root, file)
    return whole === undefined ? undefined : readFileSync(whole)
  }

  /** Writes files, each atomically. */
  #write(contents: Contents): Edited {
    const files = [...contents.keys()]
    // Renaming replaces a read-only file too: only its folder must be writable.
    const readOnly = files.find((file) => (statSync(join(this.#root, file)).mode & 0o222) === 0)
    if (readOnly !== undefined) return refusedAs(403, 'readOnly', readOnly)
    const [problem] = putFiles(this.#root, new Map(contents))
    return problem ? refused(507, `${problem.text}. The file is as it was.`) : { status: 200, text: '', files }
  }
}

/** The contents of a file with a changed text, or the word that says why it cannot be changed. */
function withChange(before: string, { path, text, real = false }: Change): string | { readonly refused: string } {
  if (/[\p{Surrogate}\uFFFD]/u.test(text)) return { refused: 'brokenText' }
  const tagged = withText(before, path, text)
  const written = tagged !== undefined && real ? asReal(tagged, path) : tagged
  return written ?? { refused: 'noText' }
}

const sentence = ({ text, help }: Problem) => (help === undefined ? text : `${text}; ${help}`)

/** One problem for each text. */
const unique = (problems: readonly Problem[]) => [
  ...new Map(problems.map((problem) => [problem.text, problem])).values(),
]

/** The problems of the site if its files have these contents, by the validation of a build. */
function problemsOf({ site, inputs }: Live, changed: ReadonlyMap<string, string>): readonly Problem[] {
  const { content, templates } = site
  const get = (name: string) => {
    const text = changed.get(name)
    return text === undefined ? inputs.files.get(name) : Buffer.from(text)
  }
  const files = { has: inputs.files.has, keys: inputs.files.keys, get }
  const { value: loaded, problems } = loadSite({ files, shapes: templates, hosts: hostNames() })
  if (!loaded || problems.length > 0) return problems
  const loader = new PageLoader({ site: loaded, shapes: templates, files, isTagged: false })
  // The values that routes give to their pages are validated as a part of each page.
  const isOfAll = [...changed.keys()].some((file) => /^content\/routes\b/.test(file))
  // A translation inherits from the file that it translates.
  const pages = isOfAll
    ? loaded.sources
    : content.sources.filter(({ file, base = '' }) => changed.has(file) || changed.has(base))
  return unique(problemsOfPages(loader, pages, files))
}
