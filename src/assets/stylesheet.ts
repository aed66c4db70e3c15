// templates/styles.css -> one minified stylesheet with the Tailwind classes the templates use, kept by content.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { error, type Result } from '../model/problem.ts'
import type { Store } from './store.ts'

/** Compiles the stylesheet of `folder`. The same text is inlined in every page, so that one hash in the policy covers it. */
export async function stylesheet({ root, folder, store }: { root: string; folder: string; store: Store }): Promise<Result<string>> {
  const file = join(root, folder, 'styles.css')
  if (!existsSync(file)) return { problems: [error(`${folder}/styles.css is missing`, { file: `${folder}/styles.css` }, 'start it with @import "tailwindcss"')] }
  const source = readFileSync(file, 'utf8')
  const digest = createHash('sha256').update('tailwind 1\0').update(source)
  for (const name of glob.sync('**/*.{ts,tsx,css}', { cwd: join(root, folder) }).sort()) digest.update(`${name}\0`).update(readFileSync(join(root, folder, name)))
  try {
    const bytes = await store.remember(digest.digest('hex'), async () => {
      const [{ default: postcss }, { default: tailwind }] = await Promise.all([import('postcss'), import('@tailwindcss/postcss')])
      const result = await postcss([tailwind({ base: join(root, folder), optimize: { minify: true } })]).process(source, { from: file })
      return Buffer.from(result.css.trim())
    })
    return { value: Buffer.from(bytes).toString('utf8'), problems: [] }
  } catch (fault) {
    const { name, reason, message, line, column } = fault as { name?: string; reason?: string; message: string; line?: number; column?: number }
    if (name !== 'CssSyntaxError') throw fault
    return { problems: [error(reason ?? message, { file: `${folder}/styles.css`, ...(line !== undefined && { line }), ...(column !== undefined && { column }) })] }
  }
}
