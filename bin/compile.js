// Compiles src/ to lib/<digest>/, named after the sha256 of its files; lib/engine.json names the folder to run. Runs on
// install. Commands, hosts, languages, words and workers are entries, because the engine finds them by folder. The rules are one
// entry: a check loads all of them, and from a file each that takes 0.34 s of CPU time instead of 0.09 s.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import glob from 'fast-glob'
import { parse } from 'yaml'

/** How many compiled engines remain: the newest, and those that a running CLI may still load parts of. */
const KEPT = 3

/**
 * Dependencies stay packages of their own: they have native programs, or templates import them. All other packages that
 * src/ imports become part of the compiled files: installing the engine takes 84 MB, and a start saves
 * opening dozens of modules (0.10 s of CPU time of `site --help`). zod is both: packages/zod.js is for a site's own code
 * (src/runtime/bundle.ts), the package for its types.
 */
const SHARED = ['zod']
/** Packages that are loaded with `require`, and only if they are needed: packages/<name>.cjs. */
const LATE = ['stdnum']
const ENTRIES = [
  'src/cli.ts',
  'src/{commands,hosts}/*.ts',
  'src/{languages,words}/*.yaml',
  'src/{assets,check,emit,pipeline,runtime}/**/*worker.ts',
]
/** The sources that are bundled with a site's templates: a change of them is another engine, too. */
const WITH_TEMPLATES = ['src/public-api.tsx', 'src/render/draw.tsx']
/** Bundled CommonJS packages call `require` for Node's own modules. */
const BANNER =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);"

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = join(root, 'lib')
const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
const entries = glob.sync(ENTRIES, { cwd: root }).sort()
const rules = glob.sync('*/*.ts', { cwd: join(root, 'src/check/rules') }).sort()
const { outputFiles, metafile } = await build({
  absWorkingDir: root,
  stdin: { contents: ruleList(rules), resolveDir: join(root, 'src/check/rules') },
  entryPoints: [
    ...entries.map((file) => ({ in: file, out: file.slice('src/'.length).replace(/\.\w+$/, '') })),
    ...SHARED.map((name) => ({ in: name, out: `packages/${name}` })),
  ],
  write: false,
  outdir: lib,
  outbase: 'src',
  plugins: [
    { name: 'yaml', setup: (build) => build.onLoad({ filter: /\.yaml$/ }, readYaml) },
    {
      name: 'english-zod',
      setup: (build) => build.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, onlyEnglish),
    },
  ],
  bundle: true,
  splitting: true,
  external: packages.filter((name) => !SHARED.includes(name)),
  banner: { js: BANNER },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // esbuild would make each literal with \p{…} a call of RegExp, which costs a compilation at every use.
  supported: { 'regexp-unicode-property-escapes': true },
  jsx: 'automatic',
  chunkNames: 'shared/[name]-[hash]',
  logLevel: 'warning',
  metafile: true,
})
const late = await build({
  absWorkingDir: root,
  entryPoints: LATE.map((name) => ({ in: name, out: `packages/${name}` })),
  write: false,
  outdir: lib,
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  outExtension: { '.js': '.cjs' },
  metafile: true,
})

const withTemplates = await build({
  absWorkingDir: root,
  entryPoints: glob.sync(WITH_TEMPLATES, { cwd: root }),
  write: false,
  outdir: lib,
  bundle: true,
  packages: 'external',
  metafile: true,
})

const inputs = [...Object.keys(metafile.inputs), ...Object.keys(late.metafile.inputs)]
const files = [...outputFiles, ...late.outputFiles, { path: join(lib, 'licences.txt'), contents: licences(inputs) }]
  .map(({ path, contents }) => ({ path: nameOf(relative(lib, path)), contents: Buffer.from(contents) }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))
const hash = createHash('sha256')
for (const { path, contents } of files) hash.update(`${path}\0${contents.length}\0`).update(contents)
for (const path of Object.keys(withTemplates.metafile.inputs).sort()) hash.update(readFileSync(join(root, path)))
const digest = hash.digest('hex')

// Each file, and last the name of the folder, is put in its place in one step, and a named folder never changes: a CLI
// that starts meanwhile finds either the old engine or the new one, complete.
const folder = join(lib, digest)
for (const { path, contents } of files) put(join(folder, path), contents)
utimesSync(folder, new Date(), new Date())
put(join(lib, 'engine.json'), Buffer.from(`${JSON.stringify({ digest })}\n`))
clear()

/** The path of an output file below lib/<digest>/. esbuild names what it reads from stdin `stdin.js`. */
function nameOf(path) {
  return path === 'stdin.js' ? 'rules.js' : path.split(sep).join('/')
}

/** The messages of zod in English alone: those in 50 other languages are half of its code, and every thread would read them. */
function onlyEnglish() {
  return { contents: "export { default as en } from './en.js'" }
}

/** A module that exports the id and the rule of each file. */
function ruleList(files) {
  return [
    ...files.map((file, i) => `import rule${i} from './${file}'`),
    'export default [',
    ...files.map((file, i) => `  ['${file.slice(0, -'.ts'.length)}', rule${i}],`),
    ']',
  ].join('\n')
}

/** The licences of the packages that are part of the compiled files, which must go with them. */
function licences(inputs) {
  const folders = new Set(inputs.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []))
  return [...folders]
    .map((folder) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
      const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each))
      const text = file === undefined ? '' : readFileSync(join(root, folder, file), 'utf8').trim()
      return `${name} ${version}: ${license}\n\n${text}\n`
    })
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`)
}

/** A YAML file as a module. esbuild prints the place of a slip in it. */
function readYaml({ path }) {
  const text = readFileSync(path, 'utf8')
  try {
    return { contents: JSON.stringify(parse(text, { prettyErrors: false })), loader: 'json' }
  } catch (fault) {
    const before = text.slice(0, fault.pos?.[0] ?? 0).split('\n')
    const line = before.length
    const column = before.at(-1).length
    return {
      errors: [{ text: fault.message, location: { file: path, line, column, lineText: text.split('\n')[line - 1] } }],
    }
  }
}

/** Writes a file unless it already has these contents. */
function put(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return
  mkdirSync(dirname(file), { recursive: true })
  const fresh = join(folder, `.${process.pid}`)
  writeFileSync(fresh, contents)
  renameSync(fresh, file)
}

/** Deletes everything in lib/ except engine.json, the newest engines, and the types that bin/types.js writes. */
function clear() {
  const engines = readdirSync(lib)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name) => ({ name, made: statSync(join(lib, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made)
    .map(({ name }) => name)
  const kept = new Set(['engine.json', 'types', digest, ...engines.slice(0, KEPT)])
  for (const name of readdirSync(lib)) if (!kept.has(name)) rmSync(join(lib, name), { recursive: true, force: true })
}
