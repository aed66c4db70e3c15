// Many faults laid into the real site at once, each where no other is -> what a person would see of each. One check proves them all.
import type { Problem } from '../../src/model/problem.ts'
import { checkMutated, type HtmlFault, lineOf, type Mutation } from './mutate.ts'

/** A fault among others. Its place in a page is its page's file; `says` is a part of the finding that no other has. */
export interface Fault extends Pick<Mutation, 'name' | 'rule' | 'yaml' | 'output' | 'at'> {
  readonly html?: HtmlFault
  readonly says: string
}

/** An edit of which nothing may be said. */
export type Harmless = Pick<Fault, 'name' | 'yaml' | 'output' | 'html'>

/** Kinds of faults that do not disturb each other, and the edits like them that are none. */
export interface Table {
  readonly faults: readonly Fault[]
  readonly harmless: readonly Harmless[]
}

const keyOf = ({ rule, text }: Problem) => `${rule}: ${text}`
let notes: Promise<ReadonlySet<string>> | undefined

/** What is said of the site with these edits, and was not said without them. */
async function saidOf(edits: readonly Harmless[]) {
  notes ??= checkMutated(undefined).then(({ problems }) => new Set(problems.map(keyOf)))
  const { problems, files } = await checkMutated({
    yaml: edits.flatMap(({ yaml = [] }) => yaml),
    html: edits.flatMap(({ html = [] }) => html),
    output: Object.assign({}, ...edits.map(({ output }) => output)),
  })
  const noted = await notes
  // A value that is real at last is not in the list of those that are not: the rest of the list is no finding.
  const isNote = (problem: Problem) => problem.rule === 'launch/placeholder' || noted.has(keyOf(problem))
  return { problems: problems.filter((problem) => !isNote(problem)), files }
}

const shown = ({ at, ...problem }: Problem) => `${at?.file}:${at?.line} ${keyOf(problem)}`

/** The names of the faults that were not found at their place, and every other thing that was said. */
export async function proved(faults: readonly Fault[]): Promise<{ missed: string[]; others: string[] }> {
  const { problems, files } = await saidOf(faults)
  const claimed = new Set<Problem>()
  const missed = faults.filter(({ rule, at, says }) => {
    const own = problems.filter(
      (problem) =>
        problem.rule === rule &&
        problem.at?.file === at.file &&
        problem.text.includes(says) &&
        (at.line === undefined || lineOf(problem, files).includes(at.line)),
    )
    for (const problem of own) claimed.add(problem)
    return own.length === 0
  })
  return {
    missed: missed.map(({ name, rule }) => `${rule}: ${name}`),
    others: problems.filter((problem) => !claimed.has(problem)).map(shown),
  }
}

/** Everything said of harmless edits. */
export const alarms = async (edits: readonly Harmless[]): Promise<string[]> => (await saidOf(edits)).problems.map(shown)

/** Edits in YAML, in HTML and of whole files. */
type Edits = Pick<Mutation, 'yaml' | 'output' | 'html'>

/** Whether two edits replace the same file, or words of which some are the same and are gone then. */
export const collide = (a: Edits, b: Edits): boolean =>
  Object.keys(a.output ?? {}).some((file) => file in (b.output ?? {})) ||
  replacedIn(a).some((one) =>
    replacedIn(b).some(
      (other) =>
        one.place === other.place &&
        (one.find.includes(other.find) || other.find.includes(one.find)) &&
        !(one.find === other.find && one.by?.includes(one.find) && other.by?.includes(other.find)),
    ),
  )

/** What is replaced where, and by what. */
const replacedIn = ({ yaml = [], html = [] }: Edits) => [
  ...yaml.map(({ file, ...rest }) => ({ place: file, ...rest })),
  ...[html].flat().map(({ path, ...rest }) => ({ place: path, ...rest })),
]

/** The edits in as few parts as can be made at once. */
export function batches(edits: readonly Harmless[]): Harmless[][] {
  const parts: Harmless[][] = []
  for (const edit of edits) {
    const part = parts.find((others) => !others.some((other) => collide(edit, other)))
    if (part) part.push(edit)
    else parts.push([edit])
  }
  return parts
}

/** HTML at the end of a page's content, as a template would draw it. */
export const drawn = (path: string, html: string): HtmlFault => ({ path, find: '</main>', by: `${html}</main>` })
