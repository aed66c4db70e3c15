// Edits of a site -> those that can be laid into it at once.
import type { Edit, Fault } from './kinds.ts'

/** What several edits replace in YAML files; a claim, say, that two of them declare alike is declared once. */
export const yamlOf = (edits: readonly Edit[]): NonNullable<Edit['yaml']> =>
  edits.flatMap(({ yaml = [] }, i) => {
    const before = edits.slice(0, i).flatMap((other) => other.yaml ?? [])
    return yaml.filter((one) => !before.some((other) => isOne(one, other)))
  })
const isOne = (a: Replaced, b: Replaced) => a.file === b.file && a.find === b.find && a.by === b.by

/** Whether all that two edits replace in YAML files is the same. */
const isAll = ({ yaml: a = [] }: Edit, { yaml: b = [] }: Edit) =>
  a.length > 0 && a.length === b.length && a.every((one) => b.some((other) => isOne(one, other)))
type Replaced = NonNullable<Edit['yaml']>[number]

/** Whether two edits replace the same file, or words of which some are the same and are gone then, or are one edit. */
export const collide = (a: Edit, b: Edit): boolean =>
  isAll(a, b) ||
  Object.keys(a.output ?? {}).some((file) => file in (b.output ?? {})) ||
  replacedIn(a).some((one) =>
    replacedIn(b).some(
      (other) =>
        one.place === other.place &&
        !('file' in one && 'file' in other && isOne(one, other)) &&
        (one.find.includes(other.find) || other.find.includes(one.find)) &&
        !(one.find === other.find && one.by?.includes(one.find) && other.by?.includes(other.find)),
    ),
  )

/** What is replaced where, and by what. */
const replacedIn = ({ yaml = [], html = [] }: Edit) => [
  ...yaml.map((each) => ({ ...each, place: each.file })),
  ...[html].flat().map((each) => ({ ...each, place: each.path })),
]

/**
 * The edits in as few parts as can be made at once; those that the site does not open with are a part of their own, and
 * so are those that switch rules off, which would say nothing of the others then, and those that take structured data
 * away from a set of pages, or a page from search results.
 */
export function batches<T extends Edit>(edits: readonly T[]): T[][] {
  const parts: T[][] = []
  const silences = ({ yaml = [] }: Edit) => yaml.some(({ by }) => /^ {2}[a-z]\w*\/[\w-]+: off$/m.test(by ?? ''))
  const tellsLess = ({ yaml = [] }: Edit) =>
    yaml.some(
      ({ file, find, by }) =>
        /graph: \[(?:service|place)/.test(find) ||
        (file.startsWith('content/pages/') && /robots: noindex/.test(by ?? '')),
    )
  const groupOf = (edit: Edit) => {
    if (tellsLess(edit)) return 'changes what other edits replace'
    return 'rule' in edit ? (edit as Fault).refused : silences(edit) ? 'silences rules' : undefined
  }
  for (const edit of edits) {
    const part = parts.find(
      ([first, ...others]) =>
        first &&
        first.site === edit.site &&
        groupOf(first) === groupOf(edit) &&
        ![first, ...others].some((other) => collide(edit, other)),
    )
    if (part) part.push(edit)
    else parts.push([edit])
  }
  return parts
}
