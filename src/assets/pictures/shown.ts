// Finds the pictures that the pages of a site can show. Only these are resized and published.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Content, inLanguages, type PageRecord } from '../../model/content.ts'
import { textsIn } from '../../model/data.ts'
import { filesBelow, RULES } from '../../runtime/overlay.ts'

/**
 * Returns the paths, below content/images, that the content gives as a value or that a source file of the templates
 * contains; sorted. A template that computes the path of a picture must get it from the content.
 */
export function shownPictures({
  content,
  records,
  pictures,
  templates,
}: {
  readonly content: Content
  readonly records: readonly Pick<PageRecord, 'pictures'>[]
  /** All pictures of content/images. */
  readonly pictures: ReadonlySet<string>
  /** The folder of the templates. */
  readonly templates: string
}): string[] {
  const shown = new Set(records.flatMap(({ pictures }) => pictures))
  for (const { site, data, faqs } of inLanguages(content))
    for (const [text] of textsIn([site, ...data.values(), ...faqs.values()])) if (pictures.has(text)) shown.add(text)
  const rest = [...pictures].filter((picture) => !shown.has(picture))
  if (rest.length > 0) {
    const source = sourceOf(templates)
    for (const picture of rest) if (source.includes(picture)) shown.add(picture)
  }
  return [...shown].sort()
}

/** The text of all source files of a folder of templates. */
function sourceOf(templates: string): string {
  const folder = resolve(templates)
  const files = filesBelow(folder).filter((file) => /\.[jt]sx?$/.test(file) && !file.startsWith(`${RULES}/`))
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
}
