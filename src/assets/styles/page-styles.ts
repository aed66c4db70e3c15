// The compiled stylesheet -> the part of it each page template needs. What a template can draw is read from its
// source, so that it is known before a page is drawn and is the same for all pages of that template.
import { basename, join, resolve } from 'node:path'
import type { Result } from '../../model/problem.ts'
import { bundleProblems, folderDigest, NO_SCRIPT } from '../../runtime/bundle.ts'
import type { Cache } from '../../runtime/cache.ts'
import { digest } from '../../runtime/digest.ts'
import { engineRoot } from '../../runtime/engine.ts'

/**
 * Page template -> its stylesheet: the rules of `css` that can match what the template, its blocks and its islands
 * draw. `late` is the stylesheet linked beside it. A class counts where it stands whole in a string, as for Tailwind.
 */
export async function pageStyles({
  root,
  folder,
  css,
  late,
  cache,
}: {
  root: string
  folder: string
  css: string
  late: string
  cache: Cache
}): Promise<Result<Readonly<Record<string, string>>>> {
  const absolute = resolve(root, folder)
  try {
    const bytes = await cache.getOrCreate(digest('page styles', folderDigest(absolute), css, late), async () => {
      const [{ usedRulesOf }, { pages, islands }] = await Promise.all([import('./used-rules.ts'), held(absolute)])
      const usedRules = usedRulesOf(css)
      const words = new Map([...islands].map(([name, source]) => [name, wordsOf(source)]))
      const styles = Object.fromEntries(
        [...pages].map(([name, source]) => {
          const own = wordsOf(source)
          const drawn = [...words].filter(([island]) => own.has(island))
          const all = new Set([...DOCUMENT, ...own, ...drawn.flatMap(([, inside]) => [...inside])])
          const scripts = drawn.map(([island]) => islands.get(island))
          return [name, usedRules((name) => all.has(name), [late, source, ...scripts].join('\n'))]
        }),
      )
      return Buffer.from(JSON.stringify(styles))
    })
    return { value: JSON.parse(Buffer.from(bytes).toString('utf8')) as Record<string, string>, problems: [] }
  } catch (fault) {
    return { problems: bundleProblems(fault, folder) }
  }
}

/** Elements the document around a body has. */
const DOCUMENT = ['html', 'head', 'body']

/** What stands between spaces and quotation marks: every element and class of a source, and more. */
const wordsOf = (source: string) => new Set(source.split(/[\s"'`]+/))

/** What was read last, for a process whose stylesheets change and whose templates do not. */
let last: { readonly digest: string; readonly read: ReturnType<typeof sources> } | undefined

/** The same as `sources`, read once while nothing but stylesheets changes. */
function held(absolute: string): ReturnType<typeof sources> {
  const of = digest(absolute, folderDigest(absolute, NO_SCRIPT))
  if (last?.digest !== of) last = { digest: of, read: sources(absolute) }
  return last.read
}

/** Each page template and each island with all it is made of, without comments and what it does not use. */
async function sources(
  absolute: string,
): Promise<{ pages: ReadonlyMap<string, string>; islands: ReadonlyMap<string, string> }> {
  const [{ build }, { default: glob }] = await Promise.all([import('esbuild'), import('fast-glob')])
  const { outputFiles } = await build({
    absWorkingDir: absolute,
    entryPoints: glob.sync(['pages/*.tsx', 'islands/*.{ts,tsx}'], { cwd: absolute }).sort(),
    outdir: 'drawn',
    // Each under the name of its folder, also where all of them lie in one.
    outbase: absolute,
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
  })
  const of = (kind: string) =>
    new Map(
      outputFiles
        .filter(({ path }) => basename(join(path, '..')) === kind)
        .map(({ path, text }) => [basename(path, '.js'), text]),
    )
  return { pages: of('pages'), islands: of('islands') }
}
