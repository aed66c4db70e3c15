// Makes package.json of a new site, with the engine as a dependency that is imported as `#site`, and its .gitignore.

/** The parts of package.json of the engine that a new site takes over. */
export interface EngineManifest {
  readonly name: string
  readonly version: string
  readonly engines: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** The folder of a site that has the archive of the engine. It goes into git, so that npm ci finds it in every clone. */
export const VENDOR: string = 'vendor'

type Manifest = Readonly<Record<string, unknown>>

const group = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Manifest) : {})

/** The dependencies in package.json of a new site. */
export interface Project {
  readonly engine: EngineManifest
  readonly name: string
  /** Where npm finds the engine. */
  readonly from: string
  /** The packages with the words of the site's language, for `site check`. */
  readonly dictionaries: readonly string[]
}

/** package.json, over one that npm has written already. */
export function manifestOf({ engine, name, from, dictionaries }: Project, present: Manifest = {}): Manifest {
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
    // esbuild's only checks its program, which comes as a package; npm warns of scripts that nobody has decided on.
    allowScripts: { ...group(present.allowScripts), esbuild: false },
    dependencies: {
      [engine.name]: from,
      ...group(present.dependencies),
      ...(from.startsWith(`file:${VENDOR}/`) && { [engine.name]: from }),
      ...versions(engine.dependencies, ['react', 'zod']),
    },
    devDependencies: {
      ...group(present.devDependencies),
      ...versions(engine.devDependencies, ['@types/react', ...dictionaries, 'typescript']),
    },
  }
}

/** The versions of packages that templates import or are typed by: those of the engine. */
const versions = (all: Readonly<Record<string, string>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, all[name]]))

/** The text of .gitignore: the present lines, and what npm and the engine write. */
export function ignoredFiles(present: string): string {
  const lines = present.split(/\r?\n/)
  const more = ['node_modules/', 'dist/', '.site/'].filter((line) => !lines.includes(line))
  return `${present}${present === '' || present.endsWith('\n') ? '' : '\n'}${more.map((line) => `${line}\n`).join('')}`
}
