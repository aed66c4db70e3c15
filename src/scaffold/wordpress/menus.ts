// The menus of an old site -> the menu of the header and the links of the footer.
import type { MenuItem } from '../../model/schemas/site.ts'
import { type MovedPage, titleOf } from './addresses.ts'
import { field, isOf, type OldItem, type WordPressExport } from './export.ts'
import { type OldLinks, pathsById } from './links.ts'
import type { ImportReport } from './report.ts'

/** The most items of a menu made from pages. */
const MENU = 6

/** The values that menus are made from. */
interface MenuSources {
  readonly pages: readonly MovedPage[]
  readonly links: OldLinks
  readonly report: ImportReport
  /** The links that every site has. */
  readonly needed: readonly MenuItem[]
}

/** The menu of the header, and the links of the footer: other menus, and pages that no menu leads to. */
export function navigationOf(old: WordPressExport, sources: MenuSources): { main: MenuItem[]; footer: MenuItem[] } {
  const { pages, needed } = sources
  const menus = [...menusOf(old, sources)].sort(([, a], [, b]) => b.length - a.length)
  const chosen = menus.find(([name]) => /main|primary|header|top|haupt/i.test(name)) ?? menus[0]
  const all = pages.filter(({ item, path }) => path !== '/' && isOf('page')(item))
  const link = ({ name, path }: MovedPage): MenuItem => ({ name, href: path })
  const top = all.filter(({ item }) => /^0?$/.test(field(item, 'wp:post_parent'))).slice(0, MENU)
  const main = chosen?.[1] ?? (top.length > 0 ? top.map(link) : [...needed])
  const inMain = new Set(flat(main).map(({ href }) => href))
  const rest = [...menus.flatMap((menu) => (menu === chosen ? [] : flat(menu[1]))), ...all.map(link), ...needed]
  const footer = new Map(rest.filter(({ href }) => !inMain.has(href)).map((item) => [item.href, item]))
  return { main, footer: [...footer.values()] }
}

const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap(({ name, href, subItems = [] }) => [{ name, href }, ...flat(subItems)])

/** The menus of the export by their names, in the order of the old site. */
function menusOf(old: WordPressExport, sources: MenuSources): Map<string, MenuItem[]> {
  const menus = new Map<string, MenuItem[]>()
  const order = (item: OldItem) => Number(field(item, 'wp:menu_order'))
  const linkOf = menuLinks(sources)
  const tops = new Map<string, MenuItem>()
  const items = old.items.filter((item) => item.menu !== undefined && field(item, 'wp:status') === 'publish')
  for (const item of items.toSorted((a, b) => order(a) - order(b))) {
    const link = linkOf(item)
    if (!link) continue
    const parent = tops.get(item.meta.get('_menu_item_menu_item_parent') ?? '')
    if (parent) parent.subItems = [...(parent.subItems ?? []), link]
    else menus.set(item.menu ?? '', [...(menus.get(item.menu ?? '') ?? []), link])
    tops.set(field(item, 'wp:post_id'), parent ?? link)
  }
  return menus
}

/** Turns a menu item into one with its new address; one without is noted. */
function menuLinks({ pages, links, report }: MenuSources): (item: OldItem) => MenuItem | undefined {
  const byId = pathsById(pages)
  return (item) => {
    const meta = (key: string) => item.meta.get(`_menu_item_${key}`) ?? ''
    const isPage = meta('type') === 'post_type'
    const href = isPage ? byId.get(meta('object_id')) : links.to(meta('url') || '#', `the menu ${item.menu}`)
    const name = titleOf(item) || (pages.find(({ path }) => path === href)?.name ?? '')
    if (href !== undefined && name !== '') return { name, href }
    report.note('menu items that lead to no page', `"${name}" of ${item.menu}`)
    return undefined
  }
}
