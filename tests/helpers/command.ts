// Running the program as a person does, on a small site in a temporary folder: bin/site in a process of its own, or its
// main() in this process, which costs a tenth.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { main } from '../../src/cli.ts'
import { base } from './project.ts'

/** The folder of the engine: the repository. */
export const repository = fileURLToPath(new URL('../..', import.meta.url))

const page = (content: string, draw: string) => `// A page of the small site of the tests.
import { z } from 'zod'
import { definePage } from '#site'

export default definePage({
  content: (k) => (${content}),
  draw: ({ entry, site }) => ${draw},
})
`

const templates: Readonly<Record<string, string>> = {
  'templates/pages/home.tsx': page(
    "{ heading: k.text('the promise'), repairs: z.array(k.ref('repairs', 'a repair')) }",
    '<main><h1>{entry.heading}</h1>{entry.repairs.map((repair) => <a key={repair.path} href={repair.path}>{repair.name}</a>)}</main>',
  ),
  'templates/pages/plain.tsx': page(
    "{ text: k.text('the text') }",
    '<main><h1>{entry.name}</h1><p>{entry.text}</p></main>',
  ),
  'templates/pages/repair.tsx': page(
    "{ related: z.array(k.ref('repairs', 'a repair')).optional() }",
    '<main><h1>{entry.name}</h1><p>{site.business.hoursShown}</p></main>',
  ),
  'templates/card.tsx': `import { defineCard } from '#site'
export default defineCard({
  draw: ({ title }) => (
    <svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
      <text x="99" y="99">{title}</text>
    </svg>
  ),
})
`,
  'templates/data/labels.ts':
    "// content/labels.yaml\nimport { z } from 'zod'\nimport { defineData } from '#site'\n\nexport default defineData(() => z.strictObject({ call: z.string() }))\n",
  'templates/styles.css': '@import "tailwindcss";\n',
}

/** Writes files below a folder; `null` leaves one out. */
export function writeTree(folder: string, files: Readonly<Record<string, string | Uint8Array | null>>): void {
  for (const [file, contents] of Object.entries(files)) {
    if (contents === null) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), contents)
  }
}

/**
 * Lets a site have the stylesheets, cards, pictures and scripts that another site of the tests has made from the very
 * same bytes: most of what a first build takes. Nothing else is known of the site, and what is cached under its own
 * digest decides nothing (tests/engine/pipeline/equal.test.ts).
 */
export function shareCache(folder: string): void {
  const cache = join(inject('scratch'), 'cache')
  mkdirSync(cache, { recursive: true })
  mkdirSync(join(folder, '.site'), { recursive: true })
  symlinkSync(cache, join(folder, '.site/cache'))
}

/**
 * A temporary folder that holds the base site of `project()` with templates that draw it, and `files` laid over it.
 * `cold`: with nothing cached, for who looks at that.
 */
export function smallSite(
  files: Readonly<Record<string, string | Uint8Array | null>> = {},
  { cold = false }: { cold?: boolean } = {},
): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'))
  writeTree(folder, { ...base, ...templates, ...files })
  if (!cold) shareCache(folder)
  return folder
}

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The environment without wishes for colour or date but those given. */
function environment(env: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, SOURCE_DATE_EPOCH: ____, NODE_ENV: _____, ...rest } = process.env
  return { ...rest, ...env }
}

/**
 * Runs a command line in this process, from `src/`, where nobody sits at a terminal: what it answers. For the process
 * itself, its streams, signals and compiled code see `site`.
 */
export async function cli(
  args: readonly string[],
  { cwd = repository, env = {} }: { cwd?: string; env?: Readonly<Record<string, string>> } = {},
): Promise<Ran> {
  const before = { cwd: process.cwd(), env: process.env }
  const said = { out: '', err: '' }
  process.chdir(cwd)
  process.env = { NODE_ENV: 'production', ...environment(env) }
  try {
    const code = await main(args, process.env, {
      stdin: {},
      stdout: { write: (text) => (said.out += text) },
      stderr: { write: (text) => (said.err += text) },
    })
    return { code, ...said }
  } finally {
    process.env = before.env
    process.chdir(before.cwd)
  }
}

/**
 * Runs `site` with arguments in a process of its own. The environment holds no colour or date wishes but those given.
 * The code is null when the program was ended after `timeout` milliseconds.
 */
export function site(
  args: readonly string[],
  {
    cwd = repository,
    env = {},
    uid,
    timeout,
    input,
  }: {
    cwd?: string
    env?: Readonly<Record<string, string>>
    uid?: number
    timeout?: number
    /** What the program reads from its standard input. */
    input?: string
  } = {},
): Ran {
  const child = spawnSync(process.execPath, [join(repository, 'bin/site'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    env: environment(env),
    ...(input !== undefined && { input }),
    ...(uid !== undefined && { uid, gid: uid }),
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }),
  })
  return { code: child.status, out: child.stdout, err: child.stderr }
}
