// What comes in and what goes out over HTTP, as far as a folder of files needs it.

/** What a client asks. */
export interface Request {
  readonly method: string
  /** As it came: path and query, nothing resolved. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** Its body; undefined if it has more than `most` bytes (default: 1 MB). */
  body?(most?: number): Promise<Buffer | undefined>
}

/** The value of a header, the first where it came more than once. */
export const first = (value: Request['headers'][string]) => (typeof value === 'string' ? value : value?.[0])

/** What it is sent. */
export interface Answer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
  /** Keeps the answer open: what `send` is given follows the headers. Gives back what is to be done at its end. */
  readonly events?: (send: (part: string) => void) => () => void
}
