// templates/styles.css -> one minified stylesheet with the Tailwind classes the templates use; templates/late.css ->
// what no first view needs.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message, Plugin } from 'esbuild'
import { error, type Problem, type Result } from '../../model/problem.ts'
import { isBelow } from '../../runtime/below.ts'
import { bundleProblems, folderDigest, importsWithin } from '../../runtime/bundle.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { engineRoot } from '../../runtime/engine.ts'

interface Work {
  readonly root: string
  /** The folder of templates, from `root`; problems name it so. */
  readonly folder: string
  readonly cache: Cache
}

/** The oldest browsers whose syntax late.css is written in: those Tailwind 4 serves. */
const BROWSERS = ['chrome111', 'firefox113', 'safari16']

/**
 * Compiles styles.css: all of it, of which each page gets a part (`pageStyles`). Made again when any file of the folder
 * changed: each may use a class.
 */
export async function stylesheet({ root, folder, cache }: Work): Promise<Result<string>> {
  const file = `${folder}/styles.css`
  const absolute = resolve(root, folder)
  if (!existsSync(join(absolute, 'styles.css')))
    return { problems: [error(`${file} is missing`, { file }, 'start it with @import "tailwindcss"')] }
  let problems: Problem[] = []
  const bytes = await cache.getOrCreate(digest('stylesheet', folderDigest(absolute)), async () => {
    const compiled = await compile(resolve(root), absolute, folder)
    problems = compiled.problems
    return Buffer.from(compiled.css)
  })
  return problems.length > 0 ? { problems } : { value: Buffer.from(bytes).toString('utf8'), problems: [] }
}

/**
 * Minifies late.css: open menus, toasts, tooltips. A file of its own, linked below the content, where it delays
 * nothing; '' when there is none.
 */
export async function lateStylesheet({ root, folder, cache }: Work): Promise<Result<string>> {
  const file = `${folder}/late.css`
  const absolute = resolve(root, folder)
  if (!existsSync(join(absolute, 'late.css'))) return { value: '', problems: [] }
  try {
    const bytes = await cache.getOrCreate(digest('late stylesheet', folderDigest(absolute)), async () => {
      const { build } = await import('esbuild')
      const { outputFiles, warnings } = await build({
        absWorkingDir: resolve(root),
        entryPoints: [join(absolute, 'late.css')],
        bundle: true,
        minify: true,
        write: false,
        target: BROWSERS,
        logLevel: 'silent',
        plugins: [siteAddresses, importsWithin(absolute, folder)],
      })
      const errors = warnings.filter(isSyntax)
      if (errors.length > 0) throw { errors }
      return Buffer.from(outputFiles[0]?.text.trim() ?? '')
    })
    return { value: Buffer.from(bytes).toString('utf8'), problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, file) }
  }
}

/** For esbuild: `url(/picture.png)` is an address of the site and stays as it is. */
const siteAddresses: Plugin = {
  name: 'site-addresses',
  setup(bundler) {
    bundler.onResolve({ filter: /^\// }, ({ path, kind }) => (kind === 'url-token' ? { path, external: true } : null))
  },
}

/** What a browser would leave out, and everything behind it with it. */
const isSyntax = ({ id }: Message) => id === 'css-syntax-error'

/** styles.css and what it imports, compiled; else what is wrong with it, each at its own file. */
async function compile(root: string, absolute: string, folder: string): Promise<{ css: string; problems: Problem[] }> {
  const [tailwind, { Scanner }] = await Promise.all([import('tailwindcss'), import('@tailwindcss/oxide')])
  const from = join(absolute, 'styles.css')
  const file = `${folder}/styles.css`
  const read = [from]
  const modules: string[] = []
  const fail = (problems: Problem[]) => ({ css: '', problems })
  try {
    const source = readFileSync(from, 'utf8')
    const compiler = await tailwind.compile(source, {
      base: absolute,
      from,
      async loadStylesheet(id, base) {
        const path = engineStylesheet(id) ?? resolve(base, id)
        if (!existsSync(path)) throw new Error(`Can't resolve '${id}' in ${relative(root, base)}`)
        read.push(path)
        return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
      },
      async loadModule(id, base) {
        const own = id.startsWith('.')
        const path = own ? resolve(base, id) : createRequire(join(engineRoot, 'package.json')).resolve(id)
        if (own) modules.push(path)
        const { default: module } = (await import(/* @vite-ignore */ pathToFileURL(path).href)) as { default: never }
        return { path, base: dirname(path), module }
      },
    })
    const own = read.filter((path) => !path.startsWith(TAILWIND))
    const problems = [
      ...outside(absolute, folder, [...own, ...modules], compiler.sources),
      ...(await Promise.all(own.map((path) => syntaxProblems(root, path)))).flat(),
    ]
    if (problems.length > 0) return fail(problems)
    const whole = compiler.root === null ? [{ base: absolute, pattern: '**/*', negated: false }] : []
    const given = compiler.root === null || compiler.root === 'none' ? [] : [{ ...compiler.root, negated: false }]
    const scanner = new Scanner({ sources: [...whole, ...given, ...compiler.sources] })
    return { css: await withoutComments(await minified(compiler.build(scanner.scan()))), problems: [] }
  } catch (fault) {
    const faults = (await Promise.all(read.map((path) => syntaxProblems(root, path)))).flat()
    return fail(faults.length > 0 ? faults : [compilerProblem(fault as CompilerFault, root, file)])
  }
}

/** The stylesheet as small as it gets, in the syntax of the oldest browsers Tailwind 4 serves (its documentation). */
async function minified(css: string): Promise<string> {
  const { Features, transform } = await import('lightningcss')
  const once = (code: Uint8Array) =>
    transform({
      filename: 'styles.css',
      code,
      minify: true,
      drafts: { customMedia: true },
      nonStandard: { deepSelectorCombinator: true },
      include: Features.Nesting | Features.MediaQueries,
      exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
      targets: { safari: version(16, 4), ios_saf: version(16, 4), firefox: version(128), chrome: version(111) },
      errorRecovery: true,
    }).code
  // What the first pass brings together the second makes shorter. Old browsers read `not (…)` only after a type.
  const code = Buffer.from(once(once(Buffer.from(css)))).toString()
  return code.replaceAll('@media not (', '@media not all and (')
}

/** A browser's version as lightningcss has it: a byte for each part. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** The banner of the compiler is for its own code, of which none is left in the result. */
async function withoutComments(css: string): Promise<string> {
  const { default: postcss } = await import('postcss')
  const sheet = postcss.parse(css)
  sheet.walkComments((comment) => void comment.remove())
  return sheet.toString().trim()
}

const TAILWIND = dirname(createRequire(join(engineRoot, 'package.json')).resolve('tailwindcss/package.json'))

/** `tailwindcss/theme.css` -> the file in the engine's own node_modules, so a site elsewhere needs none of its own. */
function engineStylesheet(id: string): string | undefined {
  const [, part = 'index'] = /^tailwindcss(?:\/([a-z]+)(?:\.css)?)?$/.exec(id) ?? []
  return id.startsWith('tailwindcss') ? join(TAILWIND, `${part}.css`) : undefined
}

/** Files and patterns that lead out of the folder, whose digest stands for all that was read. */
function outside(
  absolute: string,
  folder: string,
  files: readonly string[],
  sources: readonly { base: string; pattern: string; negated: boolean }[],
): Problem[] {
  const patterns = sources.filter(({ negated }) => !negated).map(({ base, pattern }) => join(base, pattern))
  return [...files, ...patterns]
    .filter((path) => !isBelow(absolute, path))
    .map((path) =>
      error(
        `it reads ${relative(absolute, path)}, which lies outside ${folder}/`,
        { file: `${folder}/styles.css` },
        'move it in: nobody would see that it changed',
      ),
    )
}

/** The faults of one stylesheet. esbuild reads on behind a fault, where Tailwind stops or says nothing. */
async function syntaxProblems(root: string, path: string): Promise<Problem[]> {
  const { transform } = await import('esbuild')
  const { warnings } = await transform(readFileSync(path, 'utf8'), { loader: 'css', logLevel: 'silent' })
  return warnings.filter(isSyntax).map(({ text, location }) => {
    const at = location ? { line: location.line, column: location.column + 1 } : {}
    return error(text, { file: relative(root, path), ...at })
  })
}

/** What Tailwind throws: `loc` is what the fault is in, and its start there. */
type CompilerFault = Error & { loc?: readonly [source: { file: string | null; code: string }, start: number] }

function compilerProblem({ message, loc }: CompilerFault, root: string, file: string): Problem {
  const [first = ''] = message.split('\n')
  if (!loc?.[0].file) return error(first, { file })
  const [{ file: path, code }, start] = loc
  const before = code.slice(0, start).split('\n')
  const place = { file: relative(root, path), line: before.length, column: (before.at(-1) ?? '').length + 1 }
  return error(first.replace(/^.*?:\d+:\d+: /, ''), place)
}
