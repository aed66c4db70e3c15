// Planned pages -> what their social cards say and show. What a template drew before is not drawn again to be named.
import { isErrorPage } from '../model/address.ts'
import { withCards } from '../model/card.ts'
import type { Content } from '../model/content.ts'
import { type Plan, type PlannedPage, pageAt } from '../model/plan.ts'
import { error, type Problem } from '../model/problem.ts'
import { shortDigest } from '../runtime/digest.ts'
import type { Inputs } from '../runtime/inputs.ts'
import { once } from '../runtime/once.ts'
import { readTable, writeTable } from '../runtime/table.ts'
import type { Card, CardPicture } from './cards.ts'
import type { Templates } from './templates.ts'

/** What cards of a site say and show, each found out when it is asked for. */
export interface PageCards {
  /** The pages that have a card of their own: every one, the home page alone, or none. */
  readonly shown: readonly PlannedPage[]
  /** The card of one of them; the problem of a template that threw while it drew its picture. */
  of(page: PlannedPage): { readonly card: Card; readonly problem?: Problem | undefined }
  /** Holds the digests of pictures for the next run, once all cards were asked for. */
  save(): void
}

/** The cards of a plan's pages. */
export function pageCards({
  plan,
  always,
  inputs,
  data,
  templates,
  table,
}: {
  readonly plan: Plan
  /** By language, words that say the business is always open: beside them a card does not repeat the hours. */
  readonly always: ReadonlyMap<string, RegExp>
  readonly inputs: Pick<Inputs, 'files' | 'digest'>
  readonly data: Content['data']
  readonly templates: Templates
  /** Where digests of pictures are held between runs. */
  readonly table: string | undefined
}): PageCards {
  const { site, pages } = plan
  const home = pageAt(pages, '/') ?? pages[0]
  const pictures = pagePictures({ plan, inputs, data, templates, table })
  return {
    shown: { each: pages.filter(isShared), site: home ? [home] : [], none: [] }[site.socialCards],
    of(page) {
      const { file, title, social, language } = page.document
      const { business } = (plan.others.get(language) ?? plan).site
      const { picture, problem } = pictures.of(page)
      const card = {
        path: page.path,
        title: social.title ?? title,
        name: business.name,
        picture,
        phone: business.phones[page.phone]?.shown ?? '',
        // The hours, unless the title says them in other words.
        line: social.line ?? (always.get(language)?.test(social.title ?? title) ? '' : business.hoursShown),
        at: { file },
      }
      return { card, problem }
    },
    save: pictures.save,
  }
}

/** Page path -> address of its card; with one card for the site, of that card. */
export function sharedCards(
  { site, pages }: Plan,
  paths: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const [card] = Object.values(paths)
  if (site.socialCards !== 'site' || card === undefined) return paths
  return Object.fromEntries(pages.filter(isShared).map(({ path }) => [path, card]))
}

/** Whether anybody sends others a link to the page. */
export const isShared = ({ path }: PlannedPage) => !isErrorPage(path)

/** What the template draws, or that of the page's drawings which the fewest pages show: a card has few colours. */
function pagePictures({
  plan: { site, pages, cards },
  inputs,
  data,
  templates,
  table,
}: Omit<Parameters<typeof pageCards>[0], 'always'>) {
  const old = once(() => readTable<string>(table, ''))
  const rows = new Map<string, string>()
  let isFresh = false
  /** How many pages show each picture. */
  const shown = once(() => {
    const uses = new Map<string, number>()
    for (const { document } of pages)
      for (const picture of document.pictures) uses.set(picture, (uses.get(picture) ?? 0) + 1)
    return uses
  })
  const usesOf = (picture: string) => shown('').get(picture) ?? 0
  const imageOf = (picture: string) => `content/images/${picture}`
  const bytesOf = once((picture) => Buffer.from(inputs.files.get(imageOf(picture)) ?? ''))
  const source = once((picture) => `data:image/svg+xml;base64,${bytesOf(picture).toString('base64')}`)
  const resolved = once((use) => {
    const value = withCards(data.get(use), cards)
    return { value, digest: shortDigest(JSON.stringify(value) ?? '') }
  })

  const drawn = (page: PlannedPage, pictures: readonly string[]): CardPicture | undefined | Problem => {
    const { path, document } = page
    const template = templates.pages[document.template]
    if (!template?.cardPicture) return undefined
    const { icon, file } = document
    const needs = template.uses ?? []
    const key = [
      templates.hash,
      path,
      ...pictures.map((picture) => inputs.digest(imageOf(picture))),
      ...needs.map((use) => resolved(use).digest),
    ]
    const from = [templates.drawCardPicture, ...key]
    const last = lately.get(document)
    const isSame = last?.from.length === from.length && last.from.every((part, i) => part === from[i])
    const draw = () => {
      const values = Object.fromEntries(needs.map((use) => [use, resolved(use).value]))
      return templates.drawCardPicture(template, { path, icon, pictures, data: values, source })
    }
    const known = () => {
      const name = shortDigest(JSON.stringify([document.template, icon, pictures]), ...key)
      const row = old('').get(path)
      const [before, known] = row?.split(' ') ?? []
      const digest = before === name && known !== undefined ? known : digestOf(draw())
      isFresh ||= before !== name
      return { from, digest, row: `${name} ${digest}` }
    }
    try {
      const made = last && isSame ? last : known()
      const { digest, row } = made
      lately.set(document, made)
      rows.set(path, row)
      return digest === NONE ? undefined : { digest, bytes: () => Buffer.from(draw()) }
    } catch (fault) {
      const text = `${site.templates}/pages/${document.template} threw while drawing the card of ${path}`
      return error(`${text}: ${(fault as Error).message}`, { file }, 'look at cardPicture of that template')
    }
  }

  return {
    of(page: PlannedPage): { readonly picture?: CardPicture | undefined; readonly problem?: Problem } {
      const drawings = page.document.pictures.filter((picture) => picture.endsWith('.svg'))
      const own = drawings.length < 2 ? drawings : drawings.sort((a, b) => usesOf(a) - usesOf(b))
      const [rarest] = own
      const file =
        rarest === undefined ? rarest : { digest: inputs.digest(imageOf(rarest)), bytes: () => bytesOf(rarest) }
      const found = drawn(page, own)
      return found && 'level' in found ? { picture: file, problem: found } : { picture: found ?? file }
    },
    save() {
      if (isFresh) writeTable(table, '', rows)
      isFresh = false
    },
  }
}

/** What was drawn of a page's record lately in this process, and from what besides the record. */
const lately = new WeakMap<
  PlannedPage['document'],
  { readonly from: readonly unknown[]; readonly digest: string; readonly row: string }
>()

/** Of a page whose template draws nothing. */
const NONE = '-'
const digestOf = (svg: string) => (svg === '' ? NONE : shortDigest(svg))
