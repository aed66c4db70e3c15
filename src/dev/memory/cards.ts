// The pages of an opened site -> the addresses and files of their social cards, each named when somebody asks for it.
import { type CardFile, isShared, type NamedCard, sortedFiles } from '../../assets/cards.ts'
import { type PlannedPage, pageAt } from '../../model/plan.ts'
import { inOrder, type Problem } from '../../model/problem.ts'
import type { Opened } from '../../pipeline/options.ts'
import type { CardFiles } from '../../pipeline/output.ts'
import { cardsOf } from '../../pipeline/prepare.ts'

/** Cards of a site, none of which is named before somebody asks for it. */
export interface AskedCards extends CardFiles {
  /** Page path -> address of its card; it is named when it is read. */
  readonly addresses: Readonly<Record<string, string>>
  /** Address of the home page's card, which stands for the business. */
  readonly image: string | undefined
  /** Names the cards that nobody asked for yet, one a step. */
  rest(): Iterable<void>
  /** What is wrong with the cards of these pages; of all without them. */
  problems(pages?: Iterable<PlannedPage>): readonly Problem[]
}

/** The cards of a site. `table` stores their names between runs. */
export async function askedCards(opened: Opened, table?: string): Promise<AskedCards> {
  const { site, pages } = opened.plan
  const cards = await cardsOf(opened, table)
  const named = new Map<PlannedPage, NamedCard>()
  const files = new Map<string, CardFile>()
  const nameOf = (page: PlannedPage): NamedCard => {
    const ready = named.get(page)
    if (ready) return ready
    const known = cards.of(page)
    const { file } = known
    named.set(page, known)
    if (file) files.set(file.file, file)
    return known
  }
  /** The one card that all pages have. */
  const one = site.socialCards === 'each' ? undefined : cards.shown[0]
  const isNamed = (page: PlannedPage) => (site.socialCards === 'each' ? isShared(page) : page === one)
  const addressFor = (page: PlannedPage | undefined) => {
    const own = one ?? page
    const { file } = page && own && isShared(page) && isNamed(own) ? nameOf(own) : {}
    return file && `/${file.file}`
  }
  function* rest() {
    for (const page of cards.shown) if (!named.has(page)) yield void nameOf(page)
    cards.save()
  }
  const all = () => {
    for (const _ of rest());
    return sortedFiles(files.values())
  }
  return {
    addresses: new Proxy<Record<string, string>>({}, { get: (_, path) => addressFor(pageAt(pages, String(path))) }),
    image: addressFor(pageAt(pages, '/')),
    rest,
    problems: (of = cards.shown) => inOrder([...of].flatMap((page) => (isNamed(page) ? nameOf(page).problems : []))),
    get(file) {
      // Who asks for one that is not named saw it on a page that is another now, or made it up.
      if (/^assets\/card\.\w+\.png$/.test(file) && !files.has(file)) all()
      return files.get(file)
    },
    all,
  }
}
