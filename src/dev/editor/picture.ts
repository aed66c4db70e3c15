// Saves a picture that was dropped onto a page below content/images/, under a safe and unused name.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXTENSIONS, formatOf } from '../../assets/pictures/kind.ts'
import { prepareImages } from '../../assets/pictures/pictures.ts'
import { Refused } from '../../assets/pictures/svg.ts'
import { putFiles } from '../../emit/write.ts'
import { loadLanguage } from '../../language/load.ts'
import { slugOf } from '../../language/slugs.ts'
import { error, type Result } from '../../model/problem.ts'
import type { Live } from '../../pipeline/live.ts'

/** The largest picture that is accepted, in bytes: more than a camera's JPEG has. */
export const MOST_BYTES = 32 << 20

const FOLDER = 'content/images'

/** Names that Windows gives to no file, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)\d)$/

/** A picture in content/images/. */
interface SavedPicture {
  /** Below content/images/. */
  readonly path: string
  /** Absolute. */
  readonly file: string
  /** No such file existed before. */
  readonly isNew: boolean
}

/**
 * Writes the bytes of a picture next to the picture `old`. A file with the same bytes is used again, and no file is
 * replaced. Problems: the bytes are not a picture that a site can show.
 */
export async function savePicture(
  live: Live,
  { name, old, bytes }: { name: string; old: string; bytes: Uint8Array },
): Promise<Result<SavedPicture>> {
  const { root, cache } = live
  const { content, plan } = live.site
  const kind = formatOf(bytes)
  if (kind instanceof Refused) return { problems: [error(`${name} ${kind.message}`, undefined, kind.help)] }
  const { slugs } = await loadLanguage(plan.site.language)
  const typed = slugOf(name.replace(/\.[^.]*$/, ''), slugs).slice(0, 60)
  const slug = typed === '' || DEVICE.test(typed) ? `picture${typed}` : typed
  const extension = kind === 'svg' ? 'svg' : EXTENSIONS[kind][0]
  const taken = new Set([...content.pictures].map((path) => path.toLowerCase()))
  const isFree = (path: string) => {
    const file = join(root, FOLDER, path)
    return existsSync(file) ? readFileSync(file).equals(bytes) : !taken.has(path.toLowerCase())
  }
  const folder = old.slice(0, old.lastIndexOf('/') + 1)
  let path = `${folder}${slug}.${extension}`
  for (let i = 2; !isFree(path); i++) path = `${folder}${slug}-${i}.${extension}`
  const file = join(root, FOLDER, path)
  const isNew = !existsSync(file)
  const { problems } = await prepareImages({ sources: [{ path, bytes }], cache })
  const unusable = problems.length > 0 ? problems : putFiles(root, new Map([[`${FOLDER}/${path}`, bytes]]))
  return unusable.length > 0 ? { problems: unusable } : { value: { path, file, isNew }, problems: [] }
}
