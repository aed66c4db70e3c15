// Finds out whether an address of a site is taken.
import { fileOf } from '../model/address.ts'
import type { Routes } from '../model/schemas/routes.ts'

/** The files and routes that decide the addresses of a site. */
export interface Addresses {
  readonly routes: Routes
  /** Names of all files, from the root. */
  readonly files: readonly string[]
}

/** The owner of the address `path` or of its output file: the file of a page, a redirect, a file of public/. */
export function takenBy(path: string, { routes, files }: Addresses): string | undefined {
  const same = (other: string) => other.replace(/(?<=.)\/$/, '') === path
  for (const { path: pattern, page, each } of routes.pages) {
    if (page !== undefined && same(pattern)) return `content/pages/${page}.yaml`
    const slug = pattern.endsWith('/{slug}') ? path.slice(pattern.length - '{slug}'.length) : ''
    const file = `content/${each}/${slug}.yaml`
    if (each !== undefined && pattern.replace('{slug}', slug) === path && files.includes(file)) return file
  }
  if (routes.redirects.some(({ from }) => same(from))) return 'a redirect of content/routes.yaml'
  const written = [`public/${fileOf(path)}`, `public${path}/index.html`, `public${path}`]
  return files.find((file) => written.includes(file) || file.startsWith(`public${path}/`))
}

/** The first of `slug-2`, `slug-3`, … whose address is free. */
export function freeSlug(slug: string, pathOf: (slug: string) => string, addresses: Addresses): string {
  for (let n = 2; ; n++) if (takenBy(pathOf(`${slug}-${n}`), addresses) === undefined) return `${slug}-${n}`
}
