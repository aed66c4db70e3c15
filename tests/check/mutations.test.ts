// The proof of `site check`: each fault, injected into the real site, is found by exactly the rule meant for it, at the line of the fault.
import glob from 'fast-glob'
import { describe, expect, test } from 'vitest'
import { loadRules } from '../../src/check/rules.ts'
import type { Problem } from '../../src/model/problem.ts'
import { checkMutated, lineOf, type Mutation } from './mutate.ts'
import { collide, yamlOf } from './together.ts'

/** The faults of all tables. */
const mutations = (
  await Promise.all(
    glob
      .sync('mutations/*.ts', { cwd: import.meta.dirname })
      .sort()
      .map(
        async (file) => ((await import(/* @vite-ignore */ `./${file}`)) as { default: readonly Mutation[] }).default,
      ),
  )
).flat()

/** What is said of the unharmed sites: notes on what is not real yet or not translated, nothing else. */
const notes = [...(await checkMutated(undefined)).problems, ...(await checkMutated({ site: 'locksmith' })).problems]
const keyOf = ({ rule, text }: (typeof notes)[number]) => `${rule}: ${text}`
const noted = new Set(notes.map(keyOf))
/** The values a note says are not real yet. */
const awaitedIn = ({ rule, text, at }: (typeof notes)[number]) =>
  rule === 'launch/placeholder'
    ? text
        .replace(/^.*?: /, '')
        .split(', ')
        .map((name) => `${at?.file} ${name}`)
    : []
const awaited = new Set(notes.flatMap(awaitedIn))
/** A fault that takes values away has a note of the rest: it names nothing that the unharmed site does not. */
const isRest = (problem: (typeof notes)[number]) => {
  const values = awaitedIn(problem)
  return values.length > 0 && values.every((value) => awaited.has(value))
}

type Said = Awaited<ReturnType<typeof checkMutated>>

/** What is said of a site with some faults, and was not said without them. */
async function saidOf(faults: readonly Mutation[]): Promise<Said> {
  const { problems, ...rest } = await checkMutated({
    site: faults[0]?.site,
    yaml: yamlOf(faults),
    html: faults.flatMap(({ html = [] }) => html),
    output: Object.assign({}, ...faults.map(({ output }) => output)),
    published: faults.find(({ published }) => published)?.published,
    built: faults.find(({ built }) => built)?.built,
  })
  return { ...rest, problems: problems.filter((problem) => !noted.has(keyOf(problem))) }
}

const rulesOf = ({ rule, also = [] }: Mutation) => [rule, ...also]

/** The files that a fault is laid into or told at. */
const filesOf = ({ at, yaml = [] }: Mutation) => [at.file, ...yaml.map(({ file }) => file)]

/** Whether a finding is of the rules of a fault. */
const isOf = (fault: Mutation, { rule = '' }: Problem) => rulesOf(fault).includes(rule)

/** Whether a finding, among those of other faults, is of this one. */
const isOwn = (fault: Mutation, problem: Problem) =>
  isOf(fault, problem) && filesOf(fault).includes(problem.at?.file ?? '')

/** Whether a finding stands at the line of a fault. */
const isAt = ({ at }: Mutation, problem: Problem, { files }: Said) =>
  problem.at?.file === at.file && (at.line === undefined || lineOf(problem, files).includes(at.line))

/** How much a fault has judged again: what is drawn, the texts of a page, or those of all. */
const extentOf = ({ yaml = [], published }: Mutation) =>
  yaml.length === 0 && !published
    ? 'drawn'
    : yaml.every(({ file }) => /^content\/(?:areas|pages|services)\//.test(file))
      ? 'pages'
      : 'site'

/** Whether two faults may stand in one site: each can be laid in beside the other, and told from it. */
const apart = (one: Mutation, other: Mutation) =>
  one.site === other.site &&
  extentOf(one) === extentOf(other) &&
  !(one.published && other.published) &&
  !collide(one, other) &&
  !(
    rulesOf(one).some((rule) => rulesOf(other).includes(rule)) &&
    filesOf(one).some((file) => filesOf(other).includes(file))
  )

const isAlone = ({ alone, built }: Mutation) => alone === true || built !== undefined

/** Faults in few groups, each of which can stand in one site. */
function grouped(faults: readonly Mutation[]): Mutation[][] {
  const groups: Mutation[][] = []
  for (const fault of faults) {
    const group = groups.find((others) => others.every((other) => !isAlone(other) && apart(fault, other)))
    if (group && !isAlone(fault)) group.push(fault)
    else groups.push([fault])
  }
  return groups
}

/**
 * The faults of a group that are found as they should be, each at its line, with nothing said that is of none of them.
 * Those that keep the site from being checked are told first, and then the rest without them.
 */
async function foundTogether(group: readonly Mutation[]): Promise<Mutation[]> {
  if (group.length < 2) return []
  const said = await saidOf(group)
  const isOfSome = (problem: Problem) => isRest(problem) || group.some((fault) => isOwn(fault, problem))
  if (!said.problems.every(isOfSome)) {
    const half = Math.ceil(group.length / 2)
    return [...(await foundTogether(group.slice(0, half))), ...(await foundTogether(group.slice(half)))]
  }
  const isFound = (fault: Mutation) =>
    said.problems.some((problem) => isOwn(fault, problem) && isAt(fault, problem, said))
  const found = group.filter(isFound)
  if (!said.stopped || found.length === 0) return found
  return [...found, ...(await foundTogether(group.filter((fault) => !isFound(fault))))]
}

/** A function that does its work once, when first asked. */
function onFirstCall<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined
  return () => {
    result ??= work()
    return result
  }
}

test('nothing but notes is said of the unharmed sites', () => {
  expect(
    notes
      .filter(({ level }) => level !== 'info')
      .map((problem) => `${problem.at?.file}:${problem.at?.line} ${keyOf(problem)}`),
  ).toEqual([])
})

/** Rules that have no fault yet. Remove a rule from this list when its fault is in mutations/. */
const UNPROVED = new Set(
  `
    build/class
    content/dates
    content/duplicate-faq
    content/markup
    content/thin
    img/unused
    lang/term
    prose/latin
    prose/repeated-word
    prose/shouting
    prose/spacing
    sec/foreign-file
    sec/headers
    sec/picture-script
    sec/third-party
    title/words
  `
    .trim()
    .split(/\s+/),
)

test('every rule has a fault that proves it', async () => {
  const proved = new Set(mutations.map(({ rule }) => rule))
  expect([...(await loadRules()).keys()].filter((id) => !proved.has(id) && !UNPROVED.has(id))).toEqual([])
})

/** The faults of the group of each, found together when the first of them is asked for. */
const foundWith = new Map(
  grouped(mutations).flatMap((group) => {
    const found = onFirstCall(() => foundTogether(group))
    return group.map((fault) => [fault, found] as const)
  }),
)

// Faults that can be told from each other are laid into the site together; one that is not found among them as it should
// be is laid in alone.
describe.each(mutations)('$rule: $name', (mutation) => {
  test('is found, alone, at its line', async () => {
    const found = await foundWith.get(mutation)?.()
    if (found?.includes(mutation)) return
    const said = await saidOf([mutation])
    const others = said.problems.filter((problem) => !isOf(mutation, problem) && !isRest(problem))
    expect(others.map(keyOf)).toEqual([])
    const places = said.problems.map(({ at, rule }) => `${rule} ${at?.file}:${at?.line}`)
    expect(
      said.problems.some((problem) => isAt(mutation, problem, said)),
      places.join('\n'),
    ).toBe(true)
  })
})
