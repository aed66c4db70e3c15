// The compiled stylesheet -> the part that each page template needs. Element and class names are taken from the source
// of the template, so the part is known before a page is rendered and is the same for all pages of the template.
import { basename, join } from 'node:path'
import type { StylesBelow } from '../../model/drawing.ts'
import type { Result } from '../../model/problem.ts'
import { bundleProblems } from '../../runtime/bundle.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { engineRoot } from '../../runtime/engine.ts'
import {
  NO_SCRIPT,
  overlayImports,
  type TemplateFolder,
  templateFiles,
  templatesDigest,
} from '../../runtime/overlay.ts'

/** The templates of a site's pages -> the blocks of the sections of these pages, and the classes of their layouts. */
export type Blocks = ReadonlyMap<string, ReadonlySet<string>>

/** The blocks that the pages of a site can draw. */
interface DrawnParts {
  /** Page template -> the rules that its pages inline. */
  readonly styles: Readonly<Record<string, string>>
  readonly islands: readonly string[]
  readonly below?: StylesBelow | undefined
}

/**
 * Returns, by page template, the rules of `css` that can match what the template, the blocks of its pages and their islands
 * render, and the names of these islands. `late` is the linked stylesheet; `below` is its layer of that name. As for Tailwind, a class name must be a whole
 * word in the source.
 */
export async function pageStyles({
  css,
  late,
  blocks,
  cache,
  ...templates
}: TemplateFolder & { css: string; late: string; blocks: Blocks; cache: Cache }): Promise<Result<DrawnParts>> {
  const used = JSON.stringify([...blocks].map(([template, names]) => [template, ...[...names].sort()]).sort())
  try {
    const bytes = await cache.getOrCreate(
      digest('page styles', templatesDigest(templates), css, late, used),
      async () => {
        const [{ usedRulesOf }, { stylesBelow }, { pages, islands, sections }] = await Promise.all([
          import('./used-rules.ts'),
          import('./below.ts'),
          cachedSources(templates, entriesOf(blocks)),
        ])
        const usedRules = usedRulesOf(css)
        const insides = new Map([...islands].map(([name, source]) => [name, wordsOf(source)]))
        const all = new Set<string>()
        const styles = Object.fromEntries(
          [...blocks].map(([name, blockNames]) => {
            const source = [pages.get(name), ...[...blockNames].map((block) => sections.get(block) ?? block)].join('\n')
            const names = wordsOf(source)
            const drawn = [...insides].filter(([island]) => names.has(island))
            for (const [island] of drawn) all.add(island)
            const words = new Set([...DOCUMENT, ...names, ...drawn.flatMap(([, inside]) => [...inside])])
            const scripts = drawn.map(([island]) => islands.get(island))
            return [name, usedRules((name) => words.has(name), [late, source, ...scripts].join('\n'))]
          }),
        )
        const parts: DrawnParts = { styles, islands: [...all].sort(), below: stylesBelow(late) }
        return Buffer.from(JSON.stringify(parts))
      },
    )
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) as DrawnParts, problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, templates.folder) }
  }
}

/** Elements outside the body. */
const DOCUMENT = ['html', 'head', 'body']

/** All words between spaces and quotation marks: every element and class name of a source, and more. */
const wordsOf = (source: string) => new Set(source.split(/[\s"'`]+/))

/** The files of the page templates of a site and of the blocks of its sections, without their ending. */
const entriesOf = (blocks: Blocks): ReadonlySet<string> =>
  new Set([...blocks].flatMap(([page, names]) => [`pages/${page}`, ...[...names].map((name) => `sections/${name}`)]))

/** Any island: which ones pages draw is seen in the sources. */
const ISLAND = /^islands\/[^/.][^/]*\.tsx?$/

/** The last result of `sources`, for a dev server in which only stylesheets change. */
let last: { readonly digest: string; readonly read: ReturnType<typeof sources> } | undefined

/** `sources`, read once until a script changes. */
function cachedSources(templates: TemplateFolder, entries: ReadonlySet<string>): ReturnType<typeof sources> {
  const scripts = templatesDigest(templates, NO_SCRIPT)
  const of = digest(templates.root, templates.folder, scripts, ...[...entries].sort())
  if (last?.digest !== of) last = { digest: of, read: sources(templates, entries) }
  return last.read
}

/**
 * Bundles islands, and each of the `entries`, which are page templates and blocks: its source with all it imports, without
 * comments and unused exports.
 */
async function sources(
  templates: TemplateFolder,
  entries: ReadonlySet<string>,
): Promise<Readonly<Record<'pages' | 'islands' | 'sections', ReadonlyMap<string, string>>>> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: templates.root,
    entryPoints: [...templateFiles(templates)].flatMap(([file, path]) => {
      const out = file.replace(/\.tsx?$/, '')
      return entries.has(out) || ISLAND.test(file) ? [{ in: path, out }] : []
    }),
    outdir: 'drawn',
    bundle: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    tsconfigRaw: {},
    minifyWhitespace: true,
    charset: 'utf8',
    packages: 'external',
    alias: { '#site': join(engineRoot, 'src/public-api.tsx') },
    logLevel: 'silent',
    plugins: [overlayImports(templates)],
  })
  const of = (kind: string) =>
    new Map(
      outputFiles
        .filter(({ path }) => basename(join(path, '..')) === kind)
        .map(({ path, text }) => [basename(path, '.js'), text]),
    )
  return { pages: of('pages'), islands: of('islands'), sections: of('sections') }
}
