// Checks many mutations of the sites in few runs: those that share no place are laid into one site together.
import type { Problem } from '../../../src/model/problem.ts'
import { checkMutated, lineOf, type Mutation } from './mutate.ts'

/** The findings on a site with some mutations. */
export type Checked = Awaited<ReturnType<typeof checkMutated>>

/** Where these rules find a fault, something of the site is left out, and other faults may be lost with it. */
const STOPPING = new Set(['content/schema', 'content/dangling-ref', 'url/collision', 'redirect/target'])

/** The replacements of a mutation, with the file or page of each. */
const editsOf = ({ yaml = [], html = [] }: Mutation) => [
  ...yaml.map(({ file, ...edit }) => ({ ...edit, place: file })),
  ...[html].flat().map(({ path, ...edit }) => ({ ...edit, place: path })),
]

type Edit = ReturnType<typeof editsOf>[number]

/** Whether an edit removes the text that another one replaces. */
function removes({ find, by }: Edit, other: Edit): boolean {
  if (by === null) return true
  const text = find.includes(other.find) ? find : other.find
  return text.includes(find) && !text.replace(find, () => by).includes(other.find)
}

/** Whether two edits cannot both be made. */
const collide = (a: Edit, b: Edit) =>
  a.place === b.place && !(a.find === b.find && a.by === b.by) && (removes(a, b) || removes(b, a))

/** Everything that a mutation is reported at, and the output files that it changes. */
const placesOf = ({ rule, also = [], at, yaml = [], output = {} }: Mutation) => [
  ...[rule, ...also].flatMap((id) => [
    `${id} ${at.file} ${at.line ?? ''}`,
    ...yaml.flatMap(({ file }) => (file === at.file ? [] : [`${id} ${file}`])),
  ]),
  ...Object.keys(output),
]

/** Mutations in groups of which no two share a place or replace the same text. */
function grouped(mutations: readonly Mutation[]): Mutation[][] {
  const groups: { readonly members: Mutation[]; readonly places: Set<string>; readonly site: string }[] = []
  for (const mutation of mutations) {
    const { rule, apart, built, published } = mutation
    const isAlone = STOPPING.has(rule) || built !== undefined || published !== undefined
    const site = isAlone ? `${rule} ${mutation.name}` : `${mutation.site} ${apart}`
    const places = [...placesOf(mutation), ...(apart ? [rule] : [])]
    const edits = editsOf(mutation)
    const group = groups.find(
      (each) =>
        each.site === site &&
        !places.some((place) => each.places.has(place)) &&
        !each.members.some((member) => editsOf(member).some((a) => edits.some((b) => collide(a, b)))),
    )
    if (group) {
      group.members.push(mutation)
      for (const place of places) group.places.add(place)
    } else groups.push({ members: [mutation], places: new Set(places), site })
  }
  return groups.map(({ members }) => members)
}

/** Checks a site with several mutations. */
export function checkTogether(mutations: readonly Mutation[]): Promise<Checked> {
  const edits = new Map(mutations.flatMap(({ yaml = [] }) => yaml.map((edit) => [JSON.stringify(edit), edit])))
  return checkMutated({
    site: mutations[0]?.site,
    // Two mutations may need the same edit: a claim that both use.
    yaml: [...edits.values()],
    html: mutations.flatMap(({ html = [] }) => html),
    output: Object.assign({}, ...mutations.map(({ output }) => output)),
    published: mutations.find(({ published }) => published)?.published,
    built: mutations.find(({ built }) => built)?.built,
  })
}

/** A group of mutations whose site is checked when it is first asked for. */
interface Group {
  readonly members: readonly Mutation[]
  /** Undefined if the site cannot be made: the text of a mutation is not there. */
  readonly check: () => Promise<Checked | undefined>
  readonly halves: () => readonly Group[]
}

function groupOf(members: readonly Mutation[]): Group {
  let checked: Promise<Checked | undefined> | undefined
  let halves: readonly Group[] | undefined
  const middle = Math.ceil(members.length / 2)
  return {
    members,
    check() {
      checked ??= members.length > 1 ? checkTogether(members).catch(() => undefined) : checkTogether(members)
      return checked
    },
    halves() {
      halves ??= [members.slice(0, middle), members.slice(middle)].map(groupOf)
      return halves
    },
  }
}

/**
 * A function that checks a mutation together with as many others as go with it: a group that is not fine for it, for
 * example because one of its members keeps the site from being loaded, is halved until the mutation is alone.
 */
export function checkerOf(
  mutations: readonly Mutation[],
  isFine: (mutation: Mutation, members: readonly Mutation[], checked: Checked) => boolean,
) {
  const groups = new Map(
    grouped(mutations)
      .map(groupOf)
      .flatMap((group) => group.members.map((mutation) => [mutation, group] as const)),
  )
  return async (mutation: Mutation): Promise<{ members: readonly Mutation[]; checked: Checked }> => {
    let group = groups.get(mutation) ?? groupOf([mutation])
    for (;;) {
      const { members } = group
      const checked = await group.check()
      if (checked && (members.length === 1 || isFine(mutation, members, checked))) return { members, checked }
      group = group.halves().find((half) => half.members.includes(mutation)) ?? groupOf([mutation])
    }
  }
}

/** Whether a problem is the finding of a mutation: of its rule, and at its place. */
export const isFinding = ({ rule, at }: Mutation, problem: Problem, { files }: Checked) =>
  problem.rule === rule &&
  problem.at?.file === at.file &&
  (at.line === undefined || lineOf(problem, files).includes(at.line))

/** Problems as lines, for the message of a failed test. */
export const listed = (problems: readonly Problem[]) =>
  problems.map(({ rule, at, text }) => `${rule} ${at?.file}:${at?.line} ${text}`).join('\n')
