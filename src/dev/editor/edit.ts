// A text and where it is to stand -> its file, written with that one value; or why not. A file that is not what the
// editor saw is never written, and neither is a text that the site would refuse.
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

/** What became of an edit. */
export interface Edited {
  /** As in HTTP: 200 written, 403 no file of the site, 409 changed meanwhile, 422 refused, 507 the disk refused. */
  readonly status: 200 | 403 | 409 | 422 | 507
  /** Why it was refused; '' where it was not. */
  readonly text: string
  readonly file?: string
}

/** Writes texts, and takes them back. */
export interface Editing {
  /** `real`: the text is the truth, and what says that it is made up goes. */
  edit(live: Live, change: { file: string; path: Path; text: string; digest: string; real?: boolean }): Edited
  /** Takes back the last edit that was not. */
  undo(): Edited
  /** How many edits can be taken back. */
  depth(): number
}

/** Edits of the files below a folder. What can be taken back is held in memory, the last hundred. */
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
  /** Writes the file; what kept it from that. Whoever reads meanwhile sees the old file or the new one, whole. */
  const unwritten = (file: string, contents: string | Uint8Array): Edited | undefined => {
    // Renaming replaces a read-only file too: only its folder must be writable.
    if ((statSync(join(root, file)).mode & 0o222) === 0) return { status: 403, text: `${file} is read-only` }
    const [problem] = putFiles(root, new Map([[file, contents]]))
    return problem && { status: 507, text: `${problem.text}. The file is as it was.` }
  }
  return {
    edit(live, { file, path, text, digest, real = false }) {
      const before = live.opened.inputs.files.has(file) && isYaml(file) ? read(file) : undefined
      if (!before) return { status: 403, text: 'this is no file of the site' }
      if (shortDigest(before) !== digest) return changed(file)
      if (/[\p{Surrogate}\uFFFD]/u.test(text))
        return { status: 422, text: 'the text has a broken character (U+FFFD): type it again' }
      const tagged = withText(before.toString('utf8'), path, text)
      const written = tagged !== undefined && real ? asReal(tagged, path) : tagged
      if (written === undefined) return { status: 422, text: 'no text can be written here: open the file instead' }
      const problems = problemsOf(live, file, Buffer.from(written))
      if (problems.length > 0) return { status: 422, text: problems.map(sentence).join('\n') }
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
