// Positions of values in the YAML files of a site, looked up on demand. A value that a file takes from another file has
// its position there.
import type { Path } from '../model/content.ts'
import type { SourceFiles } from '../model/problem.ts'
import { decode } from './yaml/characters.ts'
import { type Places, placesIn } from './yaml/places-in.ts'

/** A file that gives values to another, below a path of it: a route's defaults, the words of the first language. */
export interface Layer {
  readonly file: string
  readonly below: Path
}

/** Files whose positions are cached at a time. */
const CACHED = 100

/** Positions by file. `layersOf` names the files that a file takes values from, the nearest first. */
export function placesFor(files: SourceFiles, layersOf: (file: string) => readonly Layer[]) {
  const found = new Map<string, Places>()
  const places = (file: string): Places => {
    const made = found.get(file) ?? placesIn(file, decode(file, files.get(file) ?? '').text)
    // Bounded, because a site may have thousands of files.
    if (found.size >= CACHED) found.clear()
    found.set(file, made)
    return made
  }
  const placesOf = (file: string): Places => {
    const own: Layer = { file, below: [] }
    const layers = [own, ...layersOf(file)]
    return (path) => {
      // A list is replaced as a whole: what its items lack is not taken from another file.
      const index = path.findIndex((step) => typeof step === 'number')
      const held = index < 0 ? path : path.slice(0, index)
      const has = ({ file, below }: Layer) => places(file)([...below, ...held]).exists
      const { file: holder, below } = layers.find(has) ?? own
      return places(holder)([...below, ...path])
    }
  }
  return { placesOf, forget: (file: string) => void found.delete(file) }
}
