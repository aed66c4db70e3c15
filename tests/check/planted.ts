// Texts planted into the real site, all at once, one a line -> what is said of each. One check for hundreds of texts: each stands in a
// paragraph of an area or a service, far from the others.
import glob from 'fast-glob'
import type { Problem } from '../../src/model/problem.ts'
import { checkMutated, lineOf, type Mutation, source } from './mutate.ts'

/** An edit of the site that does no harm. */
export type Edit = NonNullable<Mutation['yaml']>[number]

/** Texts by rule: those it marks, and those like them that nothing marks. */
export type PlantedTexts = Readonly<
  Record<string, { readonly faults: readonly string[]; readonly cousins: readonly string[] }>
>

const PARAGRAPHS = '\n  paragraphs:\n'
const files = glob
  .sync('content/{areas,services}/*.yaml')
  .sort()
  .filter((file) => source(file).includes(PARAGRAPHS))
const lineFor = (text: string) => `    - ${JSON.stringify(text)}`

/** A text as a paragraph of its own; numbers that follow each other lay texts into pages far from each other. */
export const planted = (text: string, number: number): Edit & { readonly by: string } => ({
  file: files[number % files.length] ?? '',
  find: PARAGRAPHS,
  by: `${PARAGRAPHS}${lineFor(text)}\n`,
})

/** What a page that was made longer by ten paragraphs weighs is nobody's fault. */
const WEIGHT = /^(?:perf|dup)\//

/** What is said of the site with some texts and edits, by text; what stands at none of them is under ''. */
export async function plantedIn(
  texts: readonly string[],
  edits: readonly Edit[] = [],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const yaml = [...texts.map(planted), ...edits]
  const unharmed = await checkMutated(undefined)
  const known = new Set(unharmed.problems.map(keyOf))
  const { problems, files: edited } = await checkMutated({ yaml })
  const out = new Map<string, string[]>()
  for (const problem of problems) {
    if (known.has(keyOf(problem)) || WEIGHT.test(problem.rule ?? '')) continue
    const line = lineOf(problem, edited)
    const text =
      texts.find((each) => line === lineFor(each)) ?? edits.find(({ by }) => by?.includes(line.trim()))?.by ?? ''
    out.set(text, [
      ...(out.get(text) ?? []),
      `${problem.rule}: ${problem.text}${text === '' ? ` (${problem.at?.file}:${problem.at?.line})` : ''}`,
    ])
  }
  return out
}

const keyOf = ({ rule, text, at }: Problem) => `${rule} ${at?.file} ${text}`
