// Writes a text into its YAML file. A file that changed since the editor showed it is not written, nor is a text that
// would not pass validation.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { putFiles } from '../../emit/write.ts'
import { loadDocument } from '../../load/document.ts'
import type { LoadedSite } from '../../load/loaded.ts'
import { loadSite } from '../../load/site.ts'
import { isYaml } from '../../load/sources.ts'
import { asReal, withText } from '../../load/yaml/edit.ts'
import type { PageSource, Path } from '../../model/content.ts'
import type { Problem } from '../../model/problem.ts'
import { shortDigest } from '../../runtime/digest.ts'
import { hostNames } from '../../runtime/engine.ts'
import { fileBelow } from '../launch.ts'
import type { Live } from '../live.ts'

/** The result of an edit. */
export interface Edited {
  /** As in HTTP: 200 written, 403 no file of the site, 409 changed meanwhile, 422 refused, 507 the disk refused. */
  readonly status: 200 | 403 | 409 | 422 | 507
  /** Why it was refused, else ''. */
  readonly text: string
  readonly file?: string
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

/** Writes texts into files, and undoes that. */
export interface Editing {
  edit(live: Live, change: Change): Edited
  /** Undoes the last edit that was not undone. */
  undo(): Edited
  /** The number of edits that can be undone. */
  depth(): number
}

/** Edits the files below a folder. The last hundred edits can be undone. */
export function editing(root: string): Editing {
  const done: { file: string; before: Buffer; after: string }[] = []
  const read = (file: string) => {
    const whole = fileBelow(root, file)
    return whole === undefined ? undefined : readFileSync(whole)
  }
  const changed = (file: string): Edited => ({
    status: 409,
    text: `${file} was changed meanwhile by somebody else: nothing was written. Copy your text, and look again.`,
  })
  /** Writes the file atomically; the result is the reason why that failed. */
  const unwritten = (file: string, contents: string | Uint8Array): Edited | undefined => {
    // Renaming replaces a read-only file too: only its folder must be writable.
    if ((statSync(join(root, file)).mode & 0o222) === 0) return { status: 403, text: `${file} is read-only` }
    const [problem] = putFiles(root, new Map([[file, contents]]))
    return problem && { status: 507, text: `${problem.text}. The file is as it was.` }
  }
  return {
    edit(live, change) {
      const { file } = change
      const before = live.opened.inputs.files.has(file) && isYaml(file) ? read(file) : undefined
      if (!before) return { status: 403, text: 'this is no file of the site' }
      if (shortDigest(before) !== change.digest) return changed(file)
      const written = withChange(live, before, change)
      if (typeof written !== 'string') return { status: 422, text: written.refused }
      const fault = unwritten(file, written)
      if (fault) return fault
      done.push({ file, before, after: shortDigest(written) })
      if (done.length > 100) done.shift()
      return { status: 200, text: '', file }
    },
    undo() {
      const last = done.at(-1)
      if (!last) return { status: 422, text: 'there is nothing to take back' }
      const { file, before, after } = last
      if (shortDigest(read(file) ?? '') !== after) return changed(file)
      const fault = unwritten(file, before)
      if (fault) return fault
      done.pop()
      return { status: 200, text: '', file }
    },
    depth: () => done.length,
  }
}

/** The contents of a file with a changed text, or why the site refuses it. */
function withChange(
  live: Live,
  before: Buffer,
  { file, path, text, real = false }: Omit<Change, 'digest'>,
): string | { readonly refused: string } {
  if (/[\p{Surrogate}\uFFFD]/u.test(text)) return { refused: 'the text has a broken character (U+FFFD): type it again' }
  const tagged = withText(before.toString('utf8'), path, text)
  const written = tagged !== undefined && real ? asReal(tagged, path) : tagged
  if (written === undefined) return { refused: 'no text can be written here: open the file instead' }
  const problems = problemsOf(live, file, Buffer.from(written))
  return problems.length > 0 ? { refused: problems.map(sentence).join('\n') } : written
}

const sentence = ({ text, help }: Problem) => (help === undefined ? text : `${text}; ${help}`)

/** One problem a text. */
const unique = (problems: readonly Problem[]) => [...new Map(problems.map((one) => [one.text, one])).values()]

/** What is wrong with the site if the file holds these bytes: found by the same validation as a build's. */
function problemsOf({ opened }: Live, file: string, bytes: Uint8Array): readonly Problem[] {
  const { content, templates, inputs } = opened
  const get = (name: string) => (name === file ? bytes : inputs.files.get(name))
  const load = (site: LoadedSite, source: PageSource) =>
    loadDocument(site, source, get(source.file) ?? '', get(source.base ?? '')).problems
  // A translation takes what it does not say from the file it translates.
  const sources = content.sources.filter((source) => source.file === file || source.base === file)
  if (sources.length > 0) return unique(sources.flatMap((source) => load(content, source)))
  const files = { has: inputs.files.has, keys: inputs.files.keys, get }
  const loading = loadSite({ files, shapes: templates, hosts: hostNames() })
  const { value: site, problems } = loading
  if (!site || problems.length > 0) return problems
  // What routes say for their pages is validated as a part of each.
  const pages = /^content\/routes\b/.test(file) ? site.sources : []
  return unique(pages.flatMap((source) => load(site, source)))
}
