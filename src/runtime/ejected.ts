// Components of the theme that a site has copied: the line that names the original, and the note when it has changed.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Problem } from '../model/problem.ts'
import { digest } from './digest.ts'
import { filesBelow, type TemplateFolder, THEME } from './overlay.ts'

/** The digest of a file of the theme, as the first line of a copy names it. */
const originalDigest = (contents: string | Uint8Array) => digest(contents).slice(0, 12)

/** The name under which `site eject` knows a file: without its ending. */
export const componentName = (file: string) => file.replace(/(?:\.late|\.below)?\.[a-z]+$/, '')

/** A copy of a file of the theme, with a first line that names the original. */
export function ejectedCopy(file: string, contents: string): string {
  const [open, close] = file.endsWith('.css') ? ['/* ', ' */'] : ['// ', '']
  return `${open}Copied from the theme, ${originalDigest(contents)}: site eject ${componentName(file)} --diff${close}\n${contents}`
}

/** The first line of a copy. */
const ORIGIN = /^(?:\/\/|\/\*) Copied from the theme, ([0-9a-f]{12})/

/** Notes about copies whose original in the theme has changed since, or is gone. */
export function changedOriginals({ root, folder, hasTheme }: TemplateFolder): Problem[] {
  if (!hasTheme) return []
  return filesBelow(resolve(root, folder)).flatMap((file): Problem[] => {
    const original = join(THEME, file)
    const copied = ORIGIN.exec(readFileSync(resolve(root, folder, file), 'utf8'))?.[1]
    if (copied === undefined) return []
    const at = { file: `${folder}/${file}`, line: 1 }
    if (!existsSync(original))
      return [{ level: 'info', text: 'the theme no longer has the file that this is a copy of', at }]
    const current = originalDigest(readFileSync(original))
    if (current === copied) return []
    const help = `see what differs: npx site eject ${componentName(file)} --diff; then write ${current} in line 1`
    return [{ level: 'info', text: 'the theme has changed the file that this is a copy of', at, help }]
  })
}
