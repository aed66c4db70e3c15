// templates/styles.css -> one minified stylesheet with the Tailwind classes the templates use; templates/late.css -> what no first view needs.
// Both kept by content.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import glob from 'fast-glob'
import { engineRoot } from '../engine.ts'
import { error, type Result } from '../model/problem.ts'
import { digest, type Store } from './store.ts'

/** `@import "tailwindcss/theme.css"` -> the file in the engine's own node_modules, so a site elsewhere needs none of its own. */
const withEnginePackages = (source: string) => {
  const folder = dirname(createRequire(join(engineRoot, 'package.json')).resolve('tailwindcss/package.json'))
  return source.replace(
    /(@import\s+["'])tailwindcss(?:\/([a-z]+)(?:\.css)?)?(?=["'])/g,
    (_, start: string, part = 'index') => `${start}${join(folder, `${part}.css`)}`,
  )
}

/** Compiles the stylesheet of `folder`. The same text is inlined in every page, so that one hash in the policy covers it. */
export async function stylesheet({ root, folder, store }: { root: string; folder: string; store: Store }): Promise<Result<string>> {
  const file = 'styles.css'
  if (!existsSync(join(root, folder, file)))
    return { problems: [error(`${folder}/${file} is missing`, { file: `${folder}/${file}` }, 'start it with @import "tailwindcss"')] }
  return compile({ root, folder, file, store })
}

/** Minifies late.css: open menus, toasts, tooltips. A file of its own, linked below the content, where it delays nothing; '' when there is none. */
export async function lateStylesheet({ root, folder, store }: { root: string; folder: string; store: Store }): Promise<Result<string>> {
  const file = join(root, folder, 'late.css')
  if (!existsSync(file)) return { value: '', problems: [] }
  const source = readFileSync(file)
  const bytes = await store.remember(digest('late 1', source), async () => {
    const { transform } = await import('esbuild')
    const { code } = await transform(source.toString('utf8'), {
      loader: 'css',
      minify: true,
      target: ['chrome111', 'firefox113', 'safari16'],
      logLevel: 'silent',
    })
    return Buffer.from(code.trim())
  })
  return { value: Buffer.from(bytes).toString('utf8'), problems: [] }
}

async function compile({ root, folder, file, store }: { root: string; folder: string; file: string; store: Store }): Promise<Result<string>> {
  const base = join(root, folder)
  const source = readFileSync(join(base, file), 'utf8')
  const key = createHash('sha256').update('tailwind 3\0').update(source)
  for (const name of glob.sync('**/*.{ts,tsx,css}', { cwd: base }).sort()) key.update(`${name}\0`).update(readFileSync(join(base, name)))
  try {
    const bytes = await store.remember(key.digest('hex'), async () => {
      const [{ default: postcss }, { default: tailwind }] = await Promise.all([import('postcss'), import('@tailwindcss/postcss')])
      const result = await postcss([tailwind({ base, optimize: { minify: true } })]).process(withEnginePackages(source), { from: join(base, file) })
      // The banner of the compiler is for its own code, of which none is left in the result.
      return Buffer.from(result.css.replace(/\/\*![\s\S]*?\*\/\s*/g, '').trim())
    })
    return { value: Buffer.from(bytes).toString('utf8'), problems: [] }
  } catch (fault) {
    const { name, reason, message, line, column } = fault as { name?: string; reason?: string; message: string; line?: number; column?: number }
    if (name !== 'CssSyntaxError') throw fault
    return { problems: [error(reason ?? message, { file: `${folder}/${file}`, ...(line !== undefined && { line }), ...(column !== undefined && { column }) })] }
  }
}
