// Edits of a site -> those that can be laid into it at once.
import type { Mutation } from './mutate.ts'

type Edit = Pick<Mutation, 'site' | 'yaml' | 'html' | 'output'>

/** What several edits replace in YAML files; a claim, say, that two of them declare alike is declared once. */
export function yamlOf(edits: readonly Edit[]): NonNullable<Edit['yaml']> {
  const done = new Set<string>()
  return edits.flatMap(({ yaml = [] }) => {
    const own = yaml.map((each) => [JSON.stringify([each.file, each.find, each.by]), each] as const)
    const left = own.filter(([key]) => !done.has(key)).map(([, each]) => each)
    for (const [key] of own) done.add(key)
    return left
  })
}

/** Whether two edits replace the same file, or words of which some are the same and are gone then, or are one edit. */
export const collide = (a: Edit, b: Edit): boolean =>
  isAll(a, b) ||
  Object.keys(a.output ?? {}).some((file) => file in (b.output ?? {})) ||
  replacedIn(a).some((one) =>
    replacedIn(b).some(
      (other) =>
        one.place === other.place &&
        !(one.inYaml && isOne(one, other)) &&
        (one.find.includes(other.find) || other.find.includes(one.find)) &&
        !(one.find === other.find && one.by?.includes(one.find) && other.by?.includes(other.find)),
    ),
  )

interface Replaced {
  /** The file, or the address of the page. */
  readonly place: string
  readonly inYaml: boolean
  readonly find: string
  readonly by: string | null
}

/** What is replaced where, and by what; told once of each edit, as all are compared with all. */
const replacedIn = (edit: Edit): readonly Replaced[] => {
  const { yaml = [], html = [] } = edit
  const told = known.get(edit) ?? [
    ...yaml.map(({ file, find, by }) => ({ place: file, inYaml: true, find, by })),
    ...[html].flat().map(({ path, find, by }) => ({ place: path, inYaml: false, find, by })),
  ]
  known.set(edit, told)
  return told
}
const known = new WeakMap<Edit, readonly Replaced[]>()

const isOne = (a: Replaced, b: Replaced) => a.place === b.place && a.find === b.find && a.by === b.by

/** Whether all that two edits replace in YAML files is the same. */
function isAll(a: Edit, b: Edit): boolean {
  const length = a.yaml?.length ?? 0
  if (length === 0 || length !== b.yaml?.length) return false
  const others = replacedIn(b).slice(0, length)
  return replacedIn(a)
    .slice(0, length)
    .every((one) => others.some((other) => isOne(one, other)))
}
