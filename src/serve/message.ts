// HTTP requests and answers, as far as a folder of files needs them.

/** A request. */
export interface Request {
  readonly method: string
  /** Path and query, as they were sent. */
  readonly target: string
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>
  /** Its body; undefined if it has more than `most` bytes (default: 1 MB). */
  body?(most?: number): Promise<Buffer | undefined>
}

/** An answer. */
export interface Answer {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: Uint8Array
}
