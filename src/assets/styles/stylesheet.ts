// The stylesheets of the theme and of a site, with the Tailwind classes of the templates -> minified stylesheets. Over
// the theme, the entry sheet is written here: its base, the sheet beside each component, the site's styles.css.
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Message } from 'esbuild'
import type { Plugin as PostcssPlugin } from 'postcss'
import { error, type Problem, type Result } from '../../model/problem.ts'
import { isBelow } from '../../runtime/below.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { engineRoot } from '../../runtime/engine.ts'
import { type TemplateFolder, THEME, templateFiles, templatesDigest } from '../../runtime/overlay.ts'

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
    const compiled = await compile(templates, name, source)
    problems = compiled.problems
    return Buffer.from(compiled.css)
  })
  return problems.length > 0 ? { problems } : { value: Buffer.from(bytes).toString('utf8'), problems: [] }
}

/** Syntax errors, at which a browser drops a rule. */
const isSyntax = ({ id }: Message) => id === 'css-syntax-error'

interface Compiled {
  readonly css: string
  readonly problems: Problem[]
}

/** Stylesheets beside components: `blocks/hero.css`, or `blocks/hero.late.css` for what is linked. */
const BESIDE = { 'styles.css': /^[^/]+\/.+(?<!\.late)\.css$/, 'late.css': /^[^/]+\/.+\.late\.css$/ }

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
  const beside = [...files].filter(([file]) => BESIDE[name].test(file)).map(([, path]) => path)
  if (name === 'late.css' && beside.length === 0 && last === undefined) return undefined
  const folders = [THEME, resolve(templates.root, templates.folder)]
  return [
    '@layer theme, base, components, site, utilities;',
    ...(name === 'styles.css'
      ? ['@import "tailwindcss/theme.css" layer(theme);', `@import ${JSON.stringify(files.get('base.css'))};`]
      : []),
    ...imports(beside, 'components'),
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
async function compile(templates: TemplateFolder, name: SheetName, source: string): Promise<Compiled> {
  const { folder } = templates
  const hasTheme = hasThemeStyles(templates)
  const root = resolve(templates.root)
  const absolute = resolve(root, folder)
  const [{ default: postcss }, { default: tailwind }] = await Promise.all([
    import('postcss'),
    import('@tailwindcss/postcss'),
  ])
  // Tailwind finds no class if the folder of the entry does not exist, and caches by its path.
  const from = join(existsSync(absolute) ? absolute : root, name)
  const stylesheets = [...templateFiles(templates).values()].filter((file) => file.endsWith('.css'))
  const faultsOf = async (files: readonly string[]) =>
    (await Promise.all(files.map((file) => syntaxProblems(root, file)))).flat()
  try {
    // Tailwind's plugin skips a stylesheet that uses nothing of Tailwind; and unless the text differs, it compiles
    // incrementally, which keeps classes that are no longer used.
    const input = `${source}\n@theme{}/* ${templatesDigest(templates)} */`
    const plugins = [
      enginePackages,
      tailwind({ base: hasTheme ? THEME : absolute, optimize: true }),
      ...(await ownPlugins(templates)),
    ]
    const { css, messages } = await quietly(() => postcss([...plugins, commentsRemover]).process(input, { from }))
    const read = messages.map(({ file, dir }) => file ?? dir)
    const imported = stylesheets.filter((file) => file === from || read.includes(file))
    return {
      css: css.trim(),
      problems: [
        ...outside(absolute, `${folder}/${name}`, hasTheme ? read.filter((path) => !isBelow(THEME, path)) : read),
        ...(await faultsOf(imported)),
      ],
    }
  } catch (fault) {
    const faults = await faultsOf(stylesheets)
    return {
      css: '',
      problems: faults.length > 0 ? faults : [compilerProblem(fault as Error, root, `${folder}/${name}`)],
    }
  }
}

/** Tailwind's plugin prints the errors that it throws, and warnings about what `syntaxProblems` finds. */
async function quietly<T>(work: () => PromiseLike<T>): Promise<T> {
  const { error, warn } = console
  console.error = console.warn = () => undefined
  try {
    return await work()
  } finally {
    Object.assign(console, { error, warn })
  }
}

const TAILWIND = dirname(createRequire(join(engineRoot, 'package.json')).resolve('tailwindcss/package.json'))

/** PostCSS plugin: imports Tailwind from the engine's node_modules, so that a site needs none of its own. */
const enginePackages: PostcssPlugin = {
  postcssPlugin: 'engine-packages',
  Once(sheet) {
    sheet.walkAtRules(/^(?:import|reference)$/, (rule) => {
      rule.params = rule.params.replace(
        /^(["'])tailwindcss(?:\/([a-z]+)(?:\.css)?)?\1/,
        (_, quote: string, part = 'index') => `${quote}${join(TAILWIND, `${part}.css`)}${quote}`,
      )
    })
  },
}

/** PostCSS plugin: removes comments, also the banner of Tailwind: none of its code is in the result. */
const commentsRemover: PostcssPlugin = {
  postcssPlugin: 'comments-remover',
  OnceExit(sheet) {
    sheet.walkComments((comment) => void comment.remove())
  },
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

/** Reports files outside the folder: its digest, the cache key, does not cover them. Packages are allowed. */
function outside(absolute: string, stylesheet: string, files: readonly string[]): Problem[] {
  const isPackage = (path: string) => /[\\/]node_modules[\\/]/.test(path) || isBelow(TAILWIND, path)
  const outside = [...new Set(files)].filter((path) => !isBelow(absolute, path) && !isPackage(path))
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
