// Verifies with recheck that no regular expression of the engine or of a template takes more than linear time, on any input: those in
// the source, and those that `new RegExp` composes while a site in English and Greek is built and checked.
// recheck needs minutes for all of them, so the digests of those that it found safe are in regex-safe.json: only new ones are
// verified, with recheck if it is installed (npm run recheck; .ci/run installs it). As with snapshots, the file is written unless the
// variable CI is set.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import { expect, test, vi } from 'vitest'
import { parseAst } from 'vitest/node'
import { noPaint } from '../../src/commands/report/paint.ts'
import { smallSite } from '../helpers/command.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const VERIFIED = join(root, 'tests/engine/regex-safe.json')
/** For each new pattern, in ms. Most take 10 to 500; patterns with \p{L} up to 10,000. */
const TIMEOUT = 60_000

/**
 * recheck's fuzzer counts the steps of its own engine, which reads lookbehinds from their start. V8 takes 0 to 30 ms for an attack that
 * is none, and seconds for one of quadratic time.
 */
const SLOW = 300

/** Patterns that are slow on long input, and the reason why their input is short. */
const SHORT_INPUT: Readonly<Record<string, string>> = {
  '/\\B(?=(?:\\d{3})+$)/g': 'the digits of a JavaScript number',
}

/** What is used of recheck 4. */
interface Recheck {
  check(source: string, flags: string, options: { readonly timeout: number }): Promise<Diagnosis>
}

type Diagnosis =
  | { readonly status: 'safe' }
  | { readonly status: 'unknown'; readonly error: { readonly kind: string } }
  | {
      readonly status: 'vulnerable'
      readonly checker: string
      readonly attack: { readonly string: string; readonly pattern: string }
      readonly complexity: { readonly summary: string }
    }

interface Node {
  readonly type: string
  readonly start: number
  readonly [key: string]: unknown
}

/** The text of an expression that is the same in every run; undefined if it has parts that are not. */
function constantOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral' || (node.expressions as Node[]).length > 0) return undefined
  return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('')
}

/** The pattern of a literal, or of `new RegExp` with constant arguments, as it would be written between slashes. */
function patternOf(node: Node): string | undefined {
  const literal = node.regex as { pattern: string; flags: string } | undefined
  if (literal) return `/${literal.pattern}/${literal.flags}`
  const { type, callee, arguments: given } = node as { type: string; callee?: { name?: string }; arguments?: Node[] }
  if ((type !== 'NewExpression' && type !== 'CallExpression') || callee?.name !== 'RegExp') return undefined
  const [pattern, flags] = given ?? []
  const source = constantOf(pattern)
  return source === undefined ? undefined : String(new RegExp(source, constantOf(flags)))
}

/** Every pattern of the source files, with the places where it occurs. */
function patterns(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of glob.sync(['src/**/*.{ts,tsx}', 'templates/**/*.{ts,tsx}', 'bin/*.js'], { cwd: root }).sort()) {
    const text = readFileSync(join(root, file), 'utf8')
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const pattern = 'type' in node ? patternOf(node as Node) : undefined
      if (pattern !== undefined) {
        const line = text.slice(0, (node as Node).start).split('\n').length
        found.set(pattern, [...(found.get(pattern) ?? []), `${file}:${line}`])
      }
      for (const child of Object.values(node)) visit(child)
    }
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  }
  return found
}

/** Every pattern that the engine composes while the locksmith is checked, with the places where it does. */
async function composed(): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  const record: ProxyHandler<RegExpConstructor> = {
    construct(target, given, self) {
      const pattern = Reflect.construct(target, given, self) as RegExp
      // The frames of an error: its message, this handler, the caller.
      const [, , caller = ''] = new Error().stack?.split('\n') ?? []
      const [, place] = /\/((?:src|templates)\/[^:]+:\d+):\d+\)?$/.exec(caller) ?? []
      if (place !== undefined && !caller.includes('node_modules'))
        found.set(String(pattern), [...new Set([...(found.get(String(pattern)) ?? []), place])])
      return pattern
    },
  }
  vi.stubGlobal('RegExp', new Proxy(RegExp, record))
  // Modules that other test files have loaded have composed their patterns already.
  vi.resetModules()
  const { default: check } = await import('../../src/commands/check.ts')
  const terminal = { out: () => {}, err: () => {}, paint: noPaint, live: false }
  await check.run({ root: join(root, 'tests/sites/locksmith'), cache: false }, terminal)
  vi.unstubAllGlobals()
  return found
}

const digest = (pattern: string) => createHash('sha256').update(pattern).digest('base64url').slice(0, 12)

/** The CPU time of a pattern on a text, in ms. */
function timeOf(pattern: string, text: string): number {
  const end = pattern.lastIndexOf('/')
  const { user } = process.cpuUsage()
  text.replace(new RegExp(pattern.slice(1, end), pattern.slice(end + 1)), '')
  return (process.cpuUsage().user - user) / 1000
}

/** recheck, which `npm run recheck` installs; undefined if it is not installed. */
function checker(): Recheck['check'] | undefined {
  try {
    return (createRequire(new URL('recheck/package.json', import.meta.url))('recheck') as Recheck).check
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined
    throw fault
  }
}

/** Why a pattern is not safe; undefined if it is. */
async function faultOf(pattern: string): Promise<string | undefined> {
  const check = checker()
  if (!check) return 'is new, and recheck is not installed: npm run recheck'
  const end = pattern.lastIndexOf('/')
  const found = await check(pattern.slice(1, end), pattern.slice(end + 1), { timeout: TIMEOUT })
  if (found.status === 'safe') return undefined
  if (found.status === 'unknown') return `recheck gives no answer (${found.error.kind})`
  if (found.checker === 'fuzz' && timeOf(pattern, found.attack.string) < SLOW) return undefined
  return `takes ${found.complexity.summary} time, for example on ${found.attack.pattern}`
}

test('every regular expression takes linear time', async () => {
  const written = patterns()
  const built = await composed()
  expect([written.size > 400, built.size > 100]).toEqual([true, true])
  const all = new Map([...built, ...written])
  const verified = new Set<string>(JSON.parse(readFileSync(VERIFIED, 'utf8')))
  const faults: string[] = []
  for (const [pattern, places] of all) {
    if (verified.has(digest(pattern)) || pattern in SHORT_INPUT) continue
    const fault = await faultOf(pattern)
    if (fault === undefined) verified.add(digest(pattern))
    else faults.push(`${places.join(', ')}: ${pattern} ${fault}`)
  }
  if (!process.env.CI) {
    const present = new Set([...all.keys()].map(digest))
    writeFileSync(VERIFIED, `${JSON.stringify([...verified].filter((each) => present.has(each)).sort(), null, 2)}\n`)
  }
  expect(faults).toEqual([])
  expect(Object.keys(SHORT_INPUT).filter((pattern) => !all.has(pattern))).toEqual([])
})

test('long texts of one repeated piece are checked in linear time', async () => {
  const pieces = ['a@ _a a- 1,', '\u201c', '\u00ab', 'Aa,', '\u0391.', '(a', '12:00-', '1-2 ', '{a', '1 000 ']
  const { default: check } = await import('../../src/commands/check.ts')
  const times: number[] = []
  for (const length of [1_000, 100_000]) {
    const items = pieces.map((piece, i) => {
      const answer = JSON.stringify(piece.repeat(length / piece.length))
      return `  - { question: "Question ${i}?", answer: ${answer} }\n`
    })
    const folder = smallSite({ 'content/faqs/repairs.yaml': `items:\n${items.join('')}` })
    const { user } = process.cpuUsage()
    let printed = ''
    const print = (text: string) => {
      printed += text
    }
    await check.run({ root: folder, cache: false }, { out: print, err: print, paint: noPaint, live: false })
    times.push((process.cpuUsage().user - user) / 1e6)
    expect(printed).toMatch(/numbers? in the texts (?:is|are) neither/)
    rmSync(folder, { recursive: true })
  }
  // The first run loads the rules, and takes 1 to 4 seconds.
  const [short = 0, long = 0] = times
  expect(long, `seconds for each length: ${times}`).toBeLessThan(10 + 2 * short)
})
