// The lines of source files.
import type { SourceFiles } from './problem.ts'

/** Returns the lines of a file. Those of the last file are cached, because problems are sorted by file. */
export function linesOf(files: Pick<SourceFiles, 'get'>): (file: string) => readonly string[] {
  let last: { file: string; lines: readonly string[] } | undefined
  return (file) => {
    if (last?.file === file) return last.lines
    const contents = files.get(file)
    const text = typeof contents === 'object' ? Buffer.from(contents).toString('utf8') : contents
    last = { file, lines: text?.split(/\r?\n/) ?? [] }
    return last.lines
  }
}
