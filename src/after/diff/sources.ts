// Lists what differs between the files of two versions of a site: values of the YAML, and files of another kind.
import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { parseFile } from '../../load/yaml/parse.ts'
import { isGroup, type Path, textsIn } from '../../model/data.ts'
import { present } from '../../model/present.ts'
import { contentsOf, type SourceFiles } from '../../model/problem.ts'
import { shortDigest } from '../../runtime/digest.ts'
import type { Inputs } from '../../runtime/inputs.ts'
import { filesBelow } from '../../runtime/overlay.ts'
import { hunksOf } from './align.ts'

/** A value that differs between two versions; of a list in another order, the list. The path [] is the whole file. */
export interface SourceChange {
  readonly file: string
  /** Its path in each version; undefined where it does not exist. */
  readonly paths: { readonly before?: Path; readonly after?: Path }
  /** Its texts. */
  readonly before: string
  readonly after: string
  readonly isOrder: boolean
  /** Whether it is a value or a whole page: everything that follows from it is one change. Not so a template. */
  readonly isValue: boolean
}

/** The changes of all files, sorted by file; after those of the content, those of the templates of the site. */
export function sourceChanges(before: Inputs, after: Inputs): SourceChange[] {
  return [digestsOf, templateDigestsOf].flatMap((digests) => {
    const old = digests(before)
    const young = digests(after)
    const files = [...new Set([...old.keys(), ...young.keys()])].sort()
    return files
      .filter((file) => old.get(file) !== young.get(file))
      .flatMap((file) => changesOf(file, { before: before.files, after: after.files }))
  })
}

const digestsOf = (inputs: Inputs) => new Map([...inputs.files.keys()].map((file) => [file, inputs.digest(file)]))

function templateDigestsOf({ templates: { root, folder } }: Inputs) {
  const paths = filesBelow(resolve(root, folder)).map((file) => resolve(root, folder, file))
  return new Map(paths.map((path) => [relative(root, path).replaceAll('\\', '/'), shortDigest(readFileSync(path))]))
}

/** The changes of one file. */
function changesOf(file: string, { before, after }: Both<SourceFiles>): SourceChange[] {
  const data = { before: dataOf(file, before), after: dataOf(file, after) }
  const paths = { before: [], after: [] }
  const isYaml = file.endsWith('.yaml')
  if (!isYaml || data.before === undefined || data.after === undefined)
    return [{ file, ...changeOf(data, paths), isValue: isYaml }]
  return valueChanges(data.before, data.after, paths).map((change) => ({ file, ...change }))
}

/** The data of a YAML file; of another file, its name. */
function dataOf(file: string, files: SourceFiles): unknown {
  if (!files.has(file)) return undefined
  return file.endsWith('.yaml') ? parseFile(file, contentsOf(files, file)).value?.data : file
}

interface Both<T> {
  readonly before: T
  readonly after: T
}

type Change = Omit<SourceChange, 'file'>

/** The values that differ below a path. */
function valueChanges(before: unknown, after: unknown, paths: Both<Path>): Change[] {
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, paths)
  if (!isGroup(before) || !isGroup(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [changeOf({ before, after }, paths)]
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return keys.flatMap((key) => valueChanges(before[key], after[key], inside(paths, key, key)))
}

/**
 * The changes of a list. If its items have the same names as before, those of each item, and their order; else an item in
 * the place of another is that item, changed.
 */
function listChanges(before: readonly unknown[], after: readonly unknown[], paths: Both<Path>): Change[] {
  const old = before.map(nameOf)
  const young = after.map(nameOf)
  const isSame = new Set(old).size === old.length && [...old].sort().join('\n') === [...young].sort().join('\n')
  if (isSame) {
    const items = before.flatMap((item, x) => {
      const y = young.indexOf(present(old[x], 'a name'))
      return valueChanges(item, after[y], inside(paths, x, y))
    })
    const order = { ...changeOf({ before: old, after: young }, paths), isOrder: true }
    return old.join('\n') === young.join('\n') ? items : [...items, order]
  }
  const textsOf = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item))
  return hunksOf(textsOf(before), textsOf(after)).flatMap(({ before: [fromX, toX], after: [fromY, toY] }) =>
    Array.from({ length: Math.max(toX - fromX, toY - fromY) }).flatMap((_, i) => {
      const x = Math.min(fromX + i, toX)
      const y = Math.min(fromY + i, toY)
      return valueChanges(x < toX ? before[x] : undefined, y < toY ? after[y] : undefined, inside(paths, x, y))
    }),
  )
}

/** A short name of an item of a list. */
const nameOf = (item: unknown) => String((isGroup(item) && (item.block ?? item.name ?? item.title)) || textOf(item))

const inside = ({ before, after }: Both<Path>, x: string | number, y: string | number): Both<Path> => ({
  before: [...before, x],
  after: [...after, y],
})

function changeOf({ before, after }: Both<unknown>, paths: Both<Path>): Change {
  return {
    paths: {
      ...(before !== undefined && { before: paths.before }),
      ...(after !== undefined && { after: paths.after }),
    },
    before: textOf(before),
    after: textOf(after),
    isOrder: false,
    isValue: true,
  }
}

/** The texts of a value. */
function textOf(value: unknown): string {
  if (typeof value !== 'object') return value === undefined ? '' : String(value)
  const texts = [...textsIn(value)].map(([text]) => text)
  return texts.length > 0 ? texts.join(', ') : JSON.stringify(value)
}
