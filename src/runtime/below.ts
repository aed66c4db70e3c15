// Tests whether a path leads into a folder.
import { isAbsolute, relative, sep } from 'node:path'

/** Whether a file or folder is `folder` itself or in it, on any system. */
export function isBelow(folder: string, file: string): boolean {
  const path = relative(folder, file)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}
