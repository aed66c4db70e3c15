// The stylesheets of the theme and of a site, with the Tailwind classes of the templates -> minified stylesheets. Over
// the theme, the entry sheet is written here: its base, the sheet beside each component, the site's styles.css.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message } from 'esbuild'
import type { Plugin as PostcssPlugin } from 'postcss'
import type { compile } from 'tailwindcss'
import { error, type Problem, type Result } from '../../model/problem.ts'
import { isBelow } from '../../runtime/below.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { engineRoot } from '../../runtime/engine.ts'
import { type TemplateFolder, THEME, templateFiles, templatesDigest } from '../../runtime/overlay.ts'

type Tailwind = Awaited<ReturnType<typeof compile>>
type SheetName = 'styles.css' | 'late.css'

/**
 * Compiles styles.css, of which each page inlines a part (`pageStyles`), or late.css (open menus, toasts, tooltips), which
 * is linked below the content, where it delays nothing; '' without late.css. Cached until a file of the templates changes:
 * any file may use a class.
 */
export async function stylesheet(
  { cache, ...templates }: TemplateFolder & { readonly cache: Cache },
  name: SheetName,
): Promise<Result<string>> {
  const file = `${templates.folder}/${name}`
  const source = entrySheet(templates, name)
  if (source === undefined)
    return name === 'late.css'
      ? { value: '', problems: [] }
      : { problems: [error(`${file} is missing`, { file }, 'start it with @import "tailwindcss"')] }
  let problems: Problem[] = []
  const bytes = await cache.getOrCreate(digest('stylesheet', name, templatesDigest(templates)), async () => {
    const result = await compiled(templates, name, source)
    problems = result.problems
    return Buffer.from(result.css)
  })
  return problems.length > 0 ? { problems } : { value: Buffer.from(bytes).toString('utf8'), problems: [] }
}

/** Syntax errors, at which a browser drops a rule. */
const isSyntax = ({ id }: Message) => id === 'css-syntax-error'

interface Compiled {
  readonly css: string
  readonly problems: Problem[]
}

/** Stylesheets beside components: `blocks/hero.css`, or for what is linked `blocks/hero.late.css` and `blocks/hero.below.css`. */
const BESIDE = /^[^/]+\/.+?(|\.late|\.below)\.css$/

/** Whether the stylesheets of the theme are used: not by a site whose own styles.css imports all of Tailwind. */
function hasThemeStyles({ root, folder, hasTheme }: TemplateFolder): boolean {
  const file = resolve(root, folder, 'styles.css')
  return hasTheme === true && !(existsSync(file) && /^@import\s+(["'])tailwindcss\1/m.test(readFileSync(file, 'utf8')))
}

/** The source of a stylesheet that imports all others; undefined if a site without those of the theme has no such file. */
function entrySheet(templates: TemplateFolder, name: SheetName): string | undefined {
  const hasTheme = hasThemeStyles(templates)
  const files = templateFiles({ ...templates, hasTheme })
  const last = files.get(name)
  if (!hasTheme) return last === undefined ? undefined : readFileSync(last, 'utf8')
  const imports = (paths: readonly (string | undefined)[], layer: string) =>
    paths.map((path) => `@import ${JSON.stringify(path)} layer(${layer});`)
  const beside = (kind: string) =>
    [...files].filter(([file]) => BESIDE.exec(file)?.[1] === kind).map(([, path]) => path)
  const folders = [THEME, resolve(templates.root, templates.folder)]
  return [
    '@layer theme, base, components, below, site, utilities;',
    ...(name === 'styles.css'
      ? ['@import "tailwindcss/theme.css" layer(theme);', `@import ${JSON.stringify(files.get('base.css'))};`]
      : []),
    ...imports(beside(name === 'styles.css' ? '' : '.late'), 'components'),
    ...imports(name === 'styles.css' ? [] : beside('.below'), 'below'),
    ...imports(last === undefined ? [] : [last], 'site'),
    ...(name === 'styles.css'
      ? [
          '@layer utilities { @tailwind utilities source(none); }',
          ...folders.map((folder) => `@source ${JSON.stringify(`${folder}/**/*.tsx`)};`),
        ]
      : []),
  ].join('\n')
}

/** Runs Tailwind and the site's own PostCSS plugins over a stylesheet, whose source is given, and what it imports. */
async function compiled(templates: TemplateFolder, name: SheetName, source: string): Promise<Compiled> {
  const { folder } = templates
  const root = resolve(templates.root)
  const absolute = resolve(root, folder)
  // Tailwind finds no class below a folder that does not exist, and a site may have no templates of its own.
  const from = join(existsSync(absolute) ? absolute : root, name)
  const sheets = [...templateFiles(templates).values()].filter((file) => file.endsWith('.css'))
  const faultsOf = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => syntaxProblems(root, file)))).flat()
  try {
    const { css: whole, read } = await tailwind(templates, source, from)
    const plugins = await ownPlugins(templates)
    const css = plugins.length === 0 ? await minified(whole) : await withPlugins(plugins, await minified(whole), from)
    const strange = [...read].filter((path) => templates.hasTheme !== true || !isBelow(THEME, path))
    const faults = await faultsOf(sheets.filter((file) => file === from || read.has(file)))
    return { css, problems: [...outside(absolute, `${folder}/${name}`, strange), ...faults] }
  } catch (fault) {
    const faults = await faultsOf(sheets)
    const problems = faults.length > 0 ? faults : [compilerProblem(fault as Error, root, `${folder}/${name}`)]
    return { css: '', problems }
  }
}

/**
 * The stylesheet with the classes that its sources use. The core of Tailwind is called without its plugin for PostCSS, which
 * starts a thread and takes two and a half times the CPU. `read` are the files and folders that were read.
 */
async function tailwind(
  templates: TemplateFolder,
  source: string,
  from: string,
): Promise<{ readonly css: string; readonly read: ReadonlySet<string> }> {
  const [{ compile }, { Scanner }] = await Promise.all([import('tailwindcss'), import('@tailwindcss/oxide')])
  const folder = dirname(from)
  const read = new Set<string>()
  const compiler = await compile(source, {
    base: folder,
    from,
    async loadStylesheet(id, base) {
      const path = resolved(id, base)
      read.add(path)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
    async loadModule(id, base) {
      const path = resolved(id, base)
      read.add(path)
      // With the digest, a changed module is imported again in `site dev`.
      const address = `${pathToFileURL(path).href}?${templatesDigest(templates)}`
      const { default: module } = await import(/* @vite-ignore */ address)
      return { path, base: dirname(path), module }
    },
  })
  const scanner = new Scanner({
    sources: compiler.features & UTILITIES ? scannedSources(compiler, folder) : [],
  })
  const css = compiler.build(scanner.scan())
  for (const { base } of scanner.globs) read.add(base)
  for (const file of scanner.files) read.add(file)
  return { css, read }
}

/** The flag of a stylesheet with `@tailwind utilities`: Features.Utilities, a constant that exists for the type checker alone. */
const UTILITIES = 16

/** Where classes are looked for: in all files of a folder, unless the stylesheet says source(none), and where its @source says. */
function scannedSources({ root, sources }: Pick<Tailwind, 'root' | 'sources'>, base: string) {
  if (root === 'none') return sources
  return [root === null ? { base, pattern: '**/*', negated: false } : { ...root, negated: false }, ...sources]
}

const TAILWIND = dirname(createRequire(join(engineRoot, 'package.json')).resolve('tailwindcss/package.json'))

/** The file that an import means. Tailwind is that of the engine, so that a site needs none of its own. */
function resolved(id: string, base: string): string {
  const own = /^tailwindcss(?:\/([a-z]+)(?:\.css)?)?$/.exec(id)
  if (own) return join(TAILWIND, `${own[1] ?? 'index'}.css`)
  const path = resolve(base, id)
  if (existsSync(path)) return path
  try {
    return createRequire(join(base, 'styles.css')).resolve(id)
  } catch {
    throw new Error(`Can't resolve '${id}' in '${base}'`)
  }
}

const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

/** The oldest browsers that Tailwind 4 supports (https://tailwindcss.com/docs/compatibility). */
const BROWSERS = { chrome: version(111), firefox: version(128), ios_saf: version(16, 4), safari: version(16, 4) }

/** A stylesheet without spaces and comments. Nesting and ranges of widths are replaced, for older browsers than those, too. */
async function minified(css: string): Promise<string> {
  const { Features, transform } = await import('lightningcss')
  const { code } = transform({
    filename: 'styles.css',
    code: Buffer.from(css),
    minify: true,
    include: Features.Nesting | Features.MediaQueries,
    exclude: Features.LogicalProperties | Features.DirSelector | Features.LightDark,
    targets: BROWSERS,
    errorRecovery: true,
  })
  // Comments that begin with ! are put first. Browsers of before 2023 know "not" only with a type of media.
  const text = Buffer.from(code)
    .toString()
    .replace(/^(?:\/\*[\s\S]*?\*\/\s*)+/, '')
  return text.replaceAll('@media not (', '@media not all and (')
}

/** Runs plugins over a stylesheet. */
async function withPlugins(plugins: readonly PostcssPlugin[], css: string, from: string): Promise<string> {
  const { default: postcss } = await import('postcss')
  return (await postcss([...plugins]).process(css, { from })).css
}

/** The plugins of `templates/postcss.config.js` (or .mjs), which run on the minified stylesheet. */
async function ownPlugins(templates: TemplateFolder): Promise<readonly PostcssPlugin[]> {
  const absolute = resolve(templates.root, templates.folder)
  const file = ['postcss.config.js', 'postcss.config.mjs'].map((name) => join(absolute, name)).find(existsSync)
  if (file === undefined) return []
  const address = `${pathToFileURL(file).href}?${templatesDigest(templates)}`
  try {
    const { default: config } = (await import(/* @vite-ignore */ address)) as {
      default: { plugins?: readonly PostcssPlugin[] }
    }
    return config.plugins ?? []
  } catch (fault) {
    throw new Error(`${file}:1:1: ${(fault as Error).message}`)
  }
}

/** Whether a file belongs to a package. */
const isPackage = (path: string) => /[\\/]node_modules[\\/]/.test(path) || isBelow(TAILWIND, path)

/** Reports files outside the folder: its digest, the cache key, does not cover them. Packages are allowed. */
function outside(absolute: string, stylesheet: string, files: readonly string[]): Problem[] {
  const outside = files.filter((path) => !isBelow(absolute, path) && !isPackage(path))
  return outside
    .filter((path) => !outside.some((other) => other !== path && isBelow(other, path)))
    .map((path) =>
      error(
        `it reads ${relative(absolute, path)}, which is outside ${dirname(stylesheet)}/`,
        { file: stylesheet },
        `move it into ${dirname(stylesheet)}/: changes outside are not noticed`,
      ),
    )
}

/** The syntax errors of one stylesheet. esbuild reports all of them; Tailwind stops at the first or ignores it. */
async function syntaxProblems(root: string, path: string): Promise<Problem[]> {
  const { transform } = await import('esbuild')
  const { warnings } = await transform(readFileSync(path, 'utf8'), { loader: 'css', logLevel: 'silent' })
  return warnings.filter(isSyntax).map(({ text, location }) => {
    const at = location ? { line: location.line, column: location.column + 1 } : {}
    return error(text, { file: relative(root, path), ...at })
  })
}

/** Reports what PostCSS, Tailwind or a plugin threw, at the place that the message starts with. */
function compilerProblem(fault: Error & { reason?: string }, root: string, stylesheet: string): Problem {
  const [first = ''] = (fault.reason ?? fault.message).split('\n')
  const [, path, line, column, text] = /^(.*?):(\d+):(\d+): (.*)$/s.exec(first) ?? []
  if (path === undefined || text === undefined) return error(first, { file: stylesheet })
  return error(text, { file: relative(root, path), line: Number(line), column: Number(column) })
}
