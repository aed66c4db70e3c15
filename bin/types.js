// src/public-api.tsx -> lib/types/: the declarations of `#site`, for sites that have the engine as a package. Runs
// before it is packed, and leaves of the compiled engines the last one alone.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import './compile.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = join(root, 'lib')
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
const compiler = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.tsc)

rmSync(join(lib, 'types'), { recursive: true, force: true })
const { noEmit: _, ...options } = { ...compilerOptions, outDir: join(lib, 'types'), rootDir: join(root, 'src') }
const flags = Object.entries({ ...options, declaration: true, emitDeclarationOnly: true, ignoreConfig: true })
execFileSync(
  process.execPath,
  [compiler, join(root, 'src/public-api.tsx'), ...flags.flatMap(([name, value]) => [`--${name}`, String(value)])],
  { stdio: 'inherit' },
)

const { digest } = JSON.parse(readFileSync(join(lib, 'engine.json'), 'utf8'))
for (const name of readdirSync(lib))
  if (!['engine.json', 'types', digest].includes(name)) rmSync(join(lib, name), { recursive: true, force: true })
