// src/public-api.tsx and src/theme/ -> lib/types/: the declarations of `#site` and `#theme/…`, for sites that have the
// engine as a package. Runs before it is packed, and leaves of the compiled engines the last one alone.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import glob from 'fast-glob'
import './compile.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = join(root, 'lib')
const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
const manifest = createRequire(import.meta.url).resolve('typescript/package.json')
const compiler = join(dirname(manifest), JSON.parse(readFileSync(manifest, 'utf8')).bin.tsc)

rmSync(join(lib, 'types'), { recursive: true, force: true })
const { noEmit: _, ...options } = { ...compilerOptions, outDir: join(lib, 'types'), rootDir: join(root, 'src') }
// `paths` cannot be given on a command line.
const project = join(lib, 'types.json')
const files = ['src/public-api.tsx', ...glob.sync('src/theme/**/*.{ts,tsx}', { cwd: root }).sort()]
writeFileSync(
  project,
  JSON.stringify({
    compilerOptions: {
      ...options,
      paths: { '#site': [join(root, 'src/public-api.tsx')], '#theme/*': [join(root, 'src/theme/*')] },
      declaration: true,
      emitDeclarationOnly: true,
    },
    files: files.map((file) => join(root, file)),
  }),
)
execFileSync(process.execPath, [compiler, '--project', project], { stdio: 'inherit' })
rmSync(project)

const { digest } = JSON.parse(readFileSync(join(lib, 'engine.json'), 'utf8'))
for (const name of readdirSync(lib))
  if (!['engine.json', 'types', digest].includes(name)) rmSync(join(lib, name), { recursive: true, force: true })
