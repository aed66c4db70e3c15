// The folder of a site -> its files. Reads; decides nothing but what may be read at all.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import glob from 'fast-glob'
import { error, type Files, type Problem } from '../model/problem.ts'

/** Reads site.yaml, content/** and public/** below `root`, sorted. Symbolic links are refused: they may lead out of the root. */
export function readSite(root: string): { files: Files; problems: Problem[] } {
  const problems: Problem[] = []
  const files = new Map<string, Uint8Array>()
  const found = glob
    .sync(['site.yaml', 'content/**', 'public/**'], { cwd: root, dot: true, followSymbolicLinks: false, onlyFiles: false, markDirectories: true })
    .sort()
  for (const file of found) {
    if (file.endsWith('/')) continue
    const path = join(root, file)
    if (lstatSync(path).isSymbolicLink()) {
      problems.push(error('this is a symbolic link', { file }, 'put the file itself here'))
      continue
    }
    if (/^content\/.*\.md$/.test(file) || /(^|\/)\.(DS_Store|gitkeep)$/.test(file)) continue
    try {
      files.set(file, readFileSync(path))
    } catch (fault) {
      problems.push(error(`this file cannot be read (${(fault as NodeJS.ErrnoException).code})`, { file }, 'see who owns it and who may read it'))
    }
  }
  return { files, problems }
}

/** The text of a file below `root`, or nothing where there is none. */
export function readText(root: string, file: string): string | undefined {
  const path = join(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
