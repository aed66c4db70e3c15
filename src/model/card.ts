// What pages show of one another, and the questions they answer: plain data that templates draw.

/** A page as a link elsewhere shows it. */
export interface Card {
  readonly slug: string
  readonly path: string
  readonly name: string
  readonly summary: string
  readonly detail: string
  readonly icon: string
  readonly inflections: Readonly<Record<string, string>>
}

export interface Question {
  readonly id?: string
  readonly question: string
  readonly answer: string
}
