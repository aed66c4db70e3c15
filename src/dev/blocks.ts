// Cuts every block and island out of a page of the site, so that each is shown with real texts of real length.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { loadTemplates } from '../assets/templates.ts'
import { withoutTags } from '../model/source-map.ts'
import { cachePath } from '../pipeline/options.ts'
import { isProblem } from '../pipeline/pages.ts'
import { engineRoot } from '../runtime/engine.ts'
import type { Live } from './live.ts'

/** A block or an island. */
export interface Block {
  /** Its name in the templates: `Hero`, `islands/tip`. */
  readonly name: string
  /** Its file, from the root. */
  readonly file: string
  /** The page it was cut from; absent if no page shows it. */
  readonly from?: string
  /** That page with only the block and the page's scripts in its body. */
  readonly html?: string
}

const MARK = /\ue003([^\ue003\ue004]*)\ue004|\ue005/g
/** Removes marks, also from attributes and scripts. */
const withoutMarks = (html: string) => withoutTags(html.replace(MARK, ''))

/** Every block and island, by name. Pages are drawn until each block is found. */
export async function blocksOf(live: Live): Promise<readonly Block[]> {
  const { root, inputs, plan } = live.opened
  const folder = inputs.templates
  const jsx = join(engineRoot, 'src/dev/marked-jsx.ts')
  const marked = await loadTemplates({ root, folder, cache: cachePath(root), jsx })
  if (!marked.value) return []
  const missing = namesIn(join(root, folder))
  const draw = live.drawWith(marked.value)
  const found: Block[] = []
  for (const page of plan.pages) {
    if (missing.size === 0) break
    const drawn = draw(page)
    if (isProblem(drawn)) continue
    for (const [name, body] of cut(drawn.html)) {
      const file = missing.get(name)
      if (file === undefined) continue
      missing.delete(name)
      found.push({ name, file: `${folder}/${file}`, from: page.path, html: alone(drawn.html, body) })
    }
  }
  for (const [name, file] of missing) found.push({ name, file: `${folder}/${file}` })
  return found.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Exported names of the components in `blocks/`, and the islands, with their files. */
function namesIn(absolute: string): Map<string, string> {
  const names = new Map<string, string>()
  for (const file of glob.sync('blocks/*.tsx', { cwd: absolute }).sort())
    for (const [, name = ''] of readFileSync(join(absolute, file), 'utf8').matchAll(
      /^export (?:default )?(?:function|const) ([A-Z]\w*)/gm,
    ))
      names.set(name, file)
  for (const file of glob.sync('islands/*.{ts,tsx}', { cwd: absolute }).sort())
    names.set(file.replace(/\.tsx?$/, ''), file)
  return names
}

/** The first HTML that each component drew. */
function cut(html: string): Map<string, string> {
  const parts = new Map<string, string>()
  const open: { name: string; start: number }[] = []
  for (const mark of html.matchAll(MARK)) {
    if (mark[1] !== undefined) {
      open.push({ name: mark[1].replace(/(?<=[a-z])\d+$/i, ''), start: mark.index + mark[0].length })
      continue
    }
    const last = open.pop()
    const part = last && withoutMarks(html.slice(last.start, mark.index))
    if (last && part && !parts.has(last.name)) parts.set(last.name, part)
  }
  return parts
}

/** A page with another body. Its head, and the scripts and styles at its end, are kept. */
function alone(html: string, body: string): string {
  const page = withoutMarks(html)
  const end = /(?:<link rel="stylesheet"[^<>]*>)?(?:<script src="[^"<>]*" async><\/script>)?<\/body>/.exec(page)
  return page.slice(0, page.indexOf('<body>') + '<body>'.length) + body + page.slice(end?.index ?? page.length)
}
