// Finds the schema.org type of a trade, and where its work is done.

/** Where the work is done: at the customers', or on premises that they come to. */
export const PLACES = ['customers', 'premises'] as const
export type WorkPlace = (typeof PLACES)[number]

/** Whether a text names a place of work. */
export const isWorkPlace = (text: string): text is WorkPlace => (PLACES as readonly string[]).includes(text)

/** The trades of one language: their names by type of schema.org, by where the work is done. */
export type Trades = Readonly<Record<WorkPlace, Readonly<Record<string, readonly string[]>>>>

/** A name without case and accents. */
const bare = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ').trim()

/** The trade of a name; nothing where it is in no list, for a wrong type is worse than a wide one. */
export function tradeOf(name: string, trades: Trades): { type: string; where: WorkPlace } | undefined {
  for (const where of PLACES)
    for (const [type, names] of Object.entries(trades[where]))
      if (names.some((one) => bare(one) === bare(name))) return { type, where }
  return undefined
}
