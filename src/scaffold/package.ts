// Writes package.json and the settings of a new site: the engine as a dependency, imported as `#site`.
import type { Files } from '../model/problem.ts'

/** The parts of package.json of the engine that a new site takes over. */
export interface EngineManifest {
  readonly name: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The folder of a site that has the archive of the engine. It goes into git, so that npm ci finds it in every clone. */
export const VENDOR: string = 'vendor'

type Manifest = Readonly<Record<string, unknown>>

const group = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Manifest) : {})

/** package.json, over one that npm has written already; `from` is where npm finds the engine. */
export function manifestOf(engine: EngineManifest, name: string, from: string, present: Manifest = {}): Manifest {
  return {
    name,
    private: true,
    ...present,
    type: 'module',
    engines: engine.engines,
    imports: { ...group(present.imports), '#site': engine.name },
    scripts: {
      ...group(present.scripts),
      dev: 'site dev',
      build: 'site build',
      check: 'site check',
      preview: 'site preview',
      types: 'tsc',
    },
    dependencies: {
      [engine.name]: from,
      ...group(present.dependencies),
      ...(from.startsWith(`file:${VENDOR}/`) && { [engine.name]: from }),
      ...versions(engine.dependencies, ['react', 'zod']),
    },
    devDependencies: {
      ...group(present.devDependencies),
      ...versions(engine.devDependencies, ['@types/react', 'typescript']),
    },
  }
}

/** The versions of packages that templates import or are typed by: those of the engine. */
const versions = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]))

const TYPES = {
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'NodeNext',
    moduleResolution: 'NodeNext',
    jsx: 'react-jsx',
    strict: true,
    allowImportingTsExtensions: true,
    isolatedModules: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['templates'],
}

/** pnpm 11 fails on undecided install scripts. esbuild works without its own. */
const PNPM = 'allowBuilds:\n  esbuild: false\n'

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The text of .gitignore: the present lines, and what npm and the engine write. */
function ignoredFiles(present = ''): string {
  const lines = present.split(/\r?\n/)
  const more = ['node_modules/', 'dist/', '.site/'].filter((line) => !lines.includes(line))
  return `${present}${present === '' || present.endsWith('\n') ? '' : '\n'}${more.map((line) => `${line}\n`).join('')}`
}

/** The files of a new site besides its content, given the present texts of .gitignore and pnpm-workspace.yaml. */
export const projectFiles = (
  manifest: Manifest,
  { ignored, pnpm = PNPM }: { readonly ignored: string | undefined; readonly pnpm: string | undefined },
): Files =>
  new Map([
    ['package.json', json(manifest)],
    ['tsconfig.json', json(TYPES)],
    ['pnpm-workspace.yaml', pnpm],
    ['.gitignore', ignoredFiles(ignored)],
  ])
