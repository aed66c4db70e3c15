// src/ -> lib/<digest>/: the CLI as plain JavaScript, in a folder named after the sha256 of its files; lib/engine.json
// names the folder to run. Commands, hosts and languages are an entry a file, found by folder; the rules are one file,
// so that a check opens one instead of a hundred. Runs on install.
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import glob from 'fast-glob'

/** Compiled engines that stay: the last one, and those a CLI that is running may still load parts of. */
const KEPT = 3

/**
 * Packages that become part of the CLI's own files, so that a start opens one file of each instead of dozens. The
 * others are small, native, or seldom needed.
 */
const BUNDLED = ['commander', 'fast-glob', 'html-validate', 'htmlparser2', 'yaml', 'zod']
/** What the code of sites gets for a package it imports: packages/<name>.js (src/runtime/bundle.ts). */
const SHARED = ['zod', 'react-dom/server']
/** What those of them that are CommonJS take Node's own modules with. */
const REQUIRE =
  "import { createRequire as requireBeside } from 'node:module'; const require = requireBeside(import.meta.url);"

const root = fileURLToPath(new URL('..', import.meta.url))
const lib = join(root, 'lib')
const entryPoints = glob
  .sync(
    ['src/cli.ts', 'src/{commands,hosts,languages}/*.ts', 'src/{assets,check,emit,pipeline,runtime}/**/*worker.ts'],
    {
      cwd: root,
    },
  )
  .sort()
const languages = glob.sync('src/languages/*.ts', { cwd: root }).sort()
const packages = Object.keys(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies)
const rules = glob.sync('src/check/rules/*/*.ts', { cwd: root }).sort()
const clauses = JSON.stringify(await clausesOfPatterns())
const { outputFiles } = await build({
  absWorkingDir: root,
  entryPoints: [
    ...entryPoints.map((file) => ({ in: file, out: file.slice('src/'.length, -'.ts'.length) })),
    { in: 'all-rules', out: 'check/all-rules' },
    ...SHARED.map((name) => ({ in: name, out: `packages/${name}` })),
  ],
  write: false,
  outdir: lib,
  outbase: 'src',
  bundle: true,
  splitting: true,
  external: packages.filter((name) => !BUNDLED.includes(name)),
  banner: { js: REQUIRE },
  platform: 'node',
  format: 'esm',
  target: 'node20',
  jsx: 'automatic',
  chunkNames: 'shared/[name]-[hash]',
  logLevel: 'warning',
  plugins: [
    {
      // Pages are drawn to markup that no script takes over: half of the package, and none of its streams.
      name: 'react-dom-server',
      setup(bundler) {
        bundler.onResolve({ filter: /^react-dom\/server$/ }, ({ path }) => ({ path, namespace: 'react-dom-server' }))
        const half = join(
          dirname(createRequire(import.meta.url).resolve('react-dom/server')),
          'cjs/react-dom-server-legacy.node.production.js',
        )
        bundler.onLoad({ filter: /.*/, namespace: 'react-dom-server' }, () => ({
          resolveDir: root,
          contents: `export { renderToStaticMarkup, renderToString } from ${JSON.stringify(half)}`,
        }))
      },
    },
    {
      // The engine words what zod finds itself, so of sixty languages of its messages the first is enough.
      name: 'one-locale',
      setup(bundler) {
        bundler.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({
          contents: "export { default as en } from './en.js'",
        }))
      },
    },
    {
      // Without files, a terminal and the checks of its own settings, which are constants that the tests check: those
      // take half a second and the validator itself a tenth of that.
      name: 'html-validate',
      setup(bundler) {
        bundler.onResolve({ filter: /^html-validate$/ }, () => ({
          path: join(dirname(createRequire(import.meta.url).resolve('html-validate')), '../esm/browser.js'),
        }))
        bundler.onResolve({ filter: /^(?:ajv|@sidvind\/better-ajv-errors)$/ }, ({ path }) => ({
          path,
          namespace: 'no-schemas',
        }))
        bundler.onLoad({ filter: /.*/, namespace: 'no-schemas' }, () => ({
          contents: `export default class {
            addMetaSchema() {}
            addKeyword() {}
            getSchema() {}
            compile() { return () => true }
          }`,
        }))
      },
    },
    {
      // What patterns ask of a text is worked out here, once, and not by each check.
      name: 'known-clauses',
      setup(bundler) {
        bundler.onLoad({ filter: /[\\/]check[\\/]text[\\/]prefilter[\\/]known\.ts$/ }, () => ({
          contents: `export const known = new Map(JSON.parse(${JSON.stringify(clauses)}))`,
        }))
      },
    },
    {
      name: 'all-rules',
      setup(bundler) {
        bundler.onResolve({ filter: /^all-rules$/ }, () => ({ path: 'all-rules', namespace: 'all-rules' }))
        bundler.onLoad({ filter: /.*/, namespace: 'all-rules' }, () => ({
          resolveDir: root,
          contents: [
            ...rules.map((file, i) => `import rule${i} from './${file}'`),
            'export default [',
            ...rules.map((file, i) => `  ['${file.slice('src/check/rules/'.length, -'.ts'.length)}', rule${i}],`),
            ']',
          ].join('\n'),
        }))
      },
    },
  ],
})

const files = outputFiles
  .map(({ path, text }) => ({ path: relative(lib, path).split(sep).join('/'), contents: Buffer.from(ascii(text)) }))
  .sort((a, b) => (a.path < b.path ? -1 : 1))
const hash = createHash('sha256')
for (const { path, contents } of files) hash.update(`${path}\0${contents.length}\0`).update(contents)
const digest = hash.digest('hex')

// Each file and, last, the name of the folder take their place in one step, and nothing that is named is ever changed:
// a CLI that starts or runs meanwhile, and another compiler, find either the old engine or this one, whole.
const folder = join(lib, digest)
for (const { path, contents } of files) put(join(folder, path), contents)
utimesSync(folder, new Date(), new Date())
put(join(lib, 'engine.json'), Buffer.from(`${JSON.stringify({ digest })}\n`))
clear()

/**
 * A script without letters beyond ASCII, which esbuild leaves in regular expressions: for one of them V8 keeps all of
 * the script in two bytes a letter, and reads that more slowly whenever it compiles a function.
 */
function ascii(script) {
  return script.replace(/[^\0-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** Sources of the patterns of all languages, and what each asks of a text: runs src/check/text/prefilter. */
async function clausesOfPatterns() {
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: {
      resolveDir: root,
      contents: [
        "import { clausesOf } from './src/check/text/prefilter/patterns.ts'",
        ...languages.map((file, i) => `import language${i} from './${file}'`),
        `export default [...clausesOf([${languages.map((_, i) => `language${i}`).join(', ')}])]`,
      ].join('\n'),
    },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
  })
  const work = mkdtempSync(join(tmpdir(), 'site-clauses-'))
  try {
    const script = join(work, 'clauses.mjs')
    writeFileSync(script, outputFiles[0].contents)
    return (await import(pathToFileURL(script).href)).default
  } finally {
    rmSync(work, { recursive: true })
  }
}

/** Writes a file that is not there yet, or other than it should be. */
function put(file, contents) {
  if (existsSync(file) && readFileSync(file).equals(contents)) return
  mkdirSync(dirname(file), { recursive: true })
  const fresh = join(folder, `.${process.pid}`)
  writeFileSync(fresh, contents)
  renameSync(fresh, file)
}

/** Takes away all of lib/ but engine.json, the last engines, and the types that bin/types.js writes. */
function clear() {
  const engines = readdirSync(lib)
    .filter((name) => /^[0-9a-f]{64}$/.test(name))
    .map((name) => ({ name, made: statSync(join(lib, name), { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.made - a.made)
    .map(({ name }) => name)
  const kept = new Set(['engine.json', 'types', digest, ...engines.slice(0, KEPT)])
  for (const name of readdirSync(lib)) if (!kept.has(name)) rmSync(join(lib, name), { recursive: true, force: true })
}
