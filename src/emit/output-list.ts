// Collects the files of the output folder, and reports those that cannot exist side by side.
import { fileKey } from '../model/address.ts'
import type { Plan } from '../model/plan.ts'
import { error, inOrder, type Place, type Problem } from '../model/problem.ts'
import { hidingRedirects } from './redirect-page.ts'

/** The origin of a file, and how to resolve a collision. */
export interface Owner {
  readonly owner: string
  readonly at?: () => Place
  /** `other` is the owner of the other file. */
  readonly help?: (other?: string) => string
  /** A page that another file takes the place of is left out: its address was reported, or the host redirects. */
  readonly yields?: true
}

/** The most bytes the name of a file or folder may have on any system in use. */
const MOST_BYTES = 255

/** The files of an output folder. */
export class OutputList<File extends { readonly kind: string }> {
  readonly #problems: Problem[] = []
  readonly #files = new Map<string, File>()
  readonly #owners = new Map<string, string>()
  /** Path as file systems compare it -> path. */
  readonly #keys = new Map<string, string>()

  /** Reports redirects that would hide one of the files so far. */
  addHiding(redirects: Plan['redirects']): void {
    const ownerOf = (file: string) => (this.#files.get(file)?.kind === 'page' ? undefined : this.#owners.get(file))
    this.#problems.push(...hidingRedirects(redirects, ownerOf))
  }

  add(path: string, file: File, owner: Owner): void {
    const problem = this.#collision(path, owner)
    if (problem && owner.yields) return
    if (problem) this.#problems.push({ ...problem, rule: 'url/collision' })
    this.#checkLength(path, owner)
    this.#keys.set(fileKey(path), path)
    this.#owners.set(path, owner.owner)
    this.#files.set(path, file)
  }

  /** The files, sorted by path, and the problems. */
  result(): { readonly value: ReadonlyMap<string, File>; readonly problems: readonly Problem[] } {
    const value = new Map([...this.#files].sort(([a], [b]) => (a < b ? -1 : 1)))
    return { value, problems: inOrder(this.#problems) }
  }

  #checkLength(path: string, owner: Owner): void {
    // A character has four bytes at most.
    if (path.length * 4 <= MOST_BYTES) return
    const long = path.split('/').find((name) => Buffer.byteLength(name) > MOST_BYTES)
    if (long === undefined) return
    const text = `the name ${long.slice(0, 40)}… has ${Buffer.byteLength(long)} bytes; it may have ${MOST_BYTES}`
    this.#problems.push(error(text, placeOf(owner), 'shorten it'))
  }

  #collision(path: string, owner: Owner): Problem | undefined {
    const { owner: name, help = () => 'rename one of the two' } = owner
    const other = this.#owners.get(path)
    if ([name, other].every((file) => file?.startsWith('public/')))
      return error(`${name} and ${other} are one file on Windows and macOS`, placeOf(owner), help())
    if (other !== undefined) {
      const text = `${path} is written by ${other} and by ${name}`
      // The developer can rename a file of public/, whichever of the two it is.
      return error(text, other.startsWith('public/') ? { file: other } : placeOf(owner), help(other))
    }
    const key = fileKey(path)
    const twin = this.#keys.get(key) ?? this.#twinPage(path, name)
    if (twin === undefined) return undefined
    const what = fileKey(twin) === key ? 'are one file on Windows and macOS' : 'answer one address'
    const twinOwner = this.#owners.get(twin)
    return error(`${path} (${name}) and ${twin} (${twinOwner}) ${what}`, placeOf(owner), help(twinOwner))
  }

  /** The page with the address of an HTML file of public/: services.html and services/index.html share one. */
  #twinPage(path: string, owner: string): string | undefined {
    if (!owner.startsWith('public/') || !path.endsWith('.html')) return undefined
    const twin = path.endsWith('/index.html')
      ? path.replace(/\/index\.html$/, '.html')
      : path.replace(/\.html$/, '/index.html')
    return this.#files.has(twin) ? twin : undefined
  }
}

const placeOf = ({ at, owner }: Owner): Place => at?.() ?? { file: owner }
