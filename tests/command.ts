// Running the program as a person does: bin/site in a child process, on a small site in a temporary folder.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { base } from './project.ts'

/** The folder of the engine: the repository. */
export const repository = fileURLToPath(new URL('..', import.meta.url))

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

/** A temporary folder that holds the base site of `project()` with templates that draw it, and `files` laid over it. */
export function smallSite(files: Readonly<Record<string, string | Uint8Array | null>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'))
  writeTree(folder, { ...base, ...templates, ...files })
  return folder
}

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/**
 * Runs `site` with arguments. The environment holds no colour or date wishes but those given.
 * The code is null when the program was ended after `timeout` milliseconds.
 */
export function site(
  args: readonly string[],
  {
    cwd = repository,
    env = {},
    uid,
    timeout,
  }: { cwd?: string; env?: Readonly<Record<string, string>>; uid?: number; timeout?: number } = {},
): Ran {
  const { NO_COLOR: _, FORCE_COLOR: __, CI: ___, SOURCE_DATE_EPOCH: ____, NODE_ENV: _____, ...rest } = process.env
  const child = spawnSync(process.execPath, [join(repository, 'bin/site'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 << 20,
    env: { ...rest, ...env },
    ...(uid !== undefined && { uid, gid: uid }),
    ...(timeout !== undefined && { timeout, killSignal: 'SIGKILL' }),
  })
  return { code: child.status, out: child.stdout, err: child.stderr }
}
