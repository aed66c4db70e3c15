// The templates of a site lie over the theme: for each path, the site's file is used if there is one, else the theme's.
// This file answers which file that is, for esbuild, stylesheets and digests.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve } from 'node:path'
import type { Plugin } from 'esbuild'
import { didYouMean } from '../model/nearest.ts'
import { isBelow } from './below.ts'
import { engineRoot } from './engine.ts'

/** A folder of templates. */
export interface TemplateFolder {
  readonly root: string
  /** Its path from `root`, as in problems. */
  readonly folder: string
  /** Whether it lies over the theme; otherwise its files are all there is. */
  readonly hasTheme?: boolean
}

/** The folder of the theme. */
export const THEME = join(engineRoot, 'src/theme')

/** The beginning of an import of a file of the templates, wherever the file is. */
const PREFIX = '#theme/'

/** The folder of a site's own rules, in its folder of templates. */
export const RULES = 'rules'

/** Files of the templates that are not part of a script: the site's rules, stylesheets and documents. */
export const NO_SCRIPT = new RegExp(`^${RULES}/|\\.(?:css|md)$`)

/** The files below a folder, dot-files included, as sorted paths with `/`. Empty if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((dirent) => dirent.isFile())
    .map((dirent) => relative(folder, join(dirent.parentPath, dirent.name)).replaceAll('\\', '/'))
    .sort()
}

/** Examples of components, from which no page of a site is made: `sections/hero.example.yaml`. */
const EXAMPLE = /\.example(?=\.\w+$)/

/** Path below the folder, such as `blocks/hero.tsx` -> absolute path of the file that is used; sorted. */
export function templateFiles(templates: TemplateFolder): ReadonlyMap<string, string> {
  return new Map([...usedFiles(templates)].filter(([file]) => !EXAMPLE.test(file)))
}

/** The same of the examples, by the name of what they are of: `sections/hero.yaml`. */
export function exampleFiles(templates: TemplateFolder): ReadonlyMap<string, string> {
  const examples = [...usedFiles(templates)].filter(([file]) => EXAMPLE.test(file))
  return new Map(examples.map(([file, path]) => [file.replace(EXAMPLE, ''), path]))
}

/** The YAML of the examples of sections, by the name of the block. */
export function sectionExamples(templates: TemplateFolder): ReadonlyMap<string, string> {
  const examples = [...exampleFiles(templates)].flatMap(([file, path]) => {
    const [, name] = /^sections\/([\w-]+)\.yaml$/.exec(file) ?? []
    // The catalogue puts a service of the site there.
    return name === undefined ? [] : [[name, readFileSync(path, 'utf8').replaceAll('%services%', 'repair')] as const]
  })
  return new Map(examples)
}

function usedFiles({ root, folder, hasTheme }: TemplateFolder): ReadonlyMap<string, string> {
  const absolute = resolve(root, folder)
  const files = new Map((hasTheme ? filesBelow(THEME) : []).map((file) => [file, join(THEME, file)]))
  for (const file of filesBelow(absolute)) files.set(file, join(absolute, file))
  return new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** How a file of the templates is named in problems: by its path in the site, or as `theme: blocks/hero.tsx`. */
export const shownFile = ({ root }: TemplateFolder, file: string, path: string): string =>
  isBelow(THEME, path) ? `theme: ${file}` : relative(root, path).replaceAll('\\', '/')

/** The sha256 of the paths and contents of files, except those whose paths match `except`. */
export function filesDigest(files: ReadonlyMap<string, string>, except?: RegExp): string {
  const hash = createHash('sha256')
  for (const [file, absolute] of files) {
    if (except?.test(file)) continue
    const bytes = readFileSync(absolute)
    hash.update(`${file}\0${bytes.length}\0`).update(bytes)
  }
  return hash.digest('hex')
}

/** The `filesDigest` of the templates of a site, with those of the theme that it uses. */
export const templatesDigest = (templates: TemplateFolder, except?: RegExp): string =>
  filesDigest(templateFiles(templates), except)

/** The `filesDigest` of all files below a folder. */
export const folderDigest = (folder: string): string =>
  filesDigest(new Map(filesBelow(folder).map((file) => [file, join(folder, file)])))

/**
 * An esbuild plugin that finds `#theme/…`, and restricts relative imports to the folder, because only its files are in
 * the bundle's digest. Imports from `apart`, a subfolder with a digest of its own, and of stylesheets are refused, and
 * relative imports in the theme: they would miss the site's file of the same path.
 */
export const overlayImports = (templates: TemplateFolder, apart?: string): Plugin => ({
  name: 'overlay-imports',
  setup(bundler) {
    const { folder } = templates
    const absolute = resolve(templates.root, folder)
    const files = templateFiles(templates)
    // Without .css: an import without a file extension never means a stylesheet.
    bundler.initialOptions.resolveExtensions = ['.tsx', '.ts', '.jsx', '.js', '.json']
    const refuse = (text: string) => ({ errors: [{ text }] })
    const refusal = (path: string, file: string) => {
      if (apart !== undefined && file.startsWith(`${apart}/`))
        return refuse(`"${path}" lies in ${folder}/${apart}/, which pages are not made from: move it out of there`)
      return /\.css(?:[?#]|$)/.test(path)
        ? refuse(`"${path}" is a stylesheet: import it in ${folder}/styles.css or ${folder}/late.css`)
        : undefined
    }
    bundler.onResolve({ filter: /^#theme\// }, ({ path }) => {
      const name = path.slice(PREFIX.length)
      const file = files.get(name)
      if (file !== undefined) return refusal(path, name) ?? { path: file }
      const where = templates.hasTheme ? `${folder}/ nor in the theme` : `${folder}/`
      const hint = didYouMean(name, files.keys())
      const missing = refuse(`there is no ${name} in ${where}${hint === undefined ? '' : `: ${hint}`}`)
      return refusal(path, name) ?? missing
    })
    bundler.onResolve({ filter: /^[./]/ }, ({ path, importer, resolveDir }) => {
      if (!isAbsolute(importer)) return null
      if (templates.hasTheme && path.startsWith('.') && isBelow(THEME, importer))
        return refuse(`"${path}" is a relative import in the theme: begin it with ${PREFIX}`)
      if (!isBelow(absolute, importer)) return null
      const target = resolve(resolveDir, path)
      if (!isBelow(absolute, target))
        return refuse(`"${path}" lies outside ${folder}/, where nobody sees that it changed: move it in`)
      return refusal(path, relative(absolute, target).replaceAll('\\', '/')) ?? null
    })
  },
})
