// Shows the newest page of the server, even if answers are lost. It asks for one thing at a time, so an older page
// never takes the place of a newer one.

/** The state of the server. */
export interface Report<Problem> {
  /** Identifies the run of the server. */
  readonly run: string
  /** Grows with each state. */
  readonly version: number
  /** The last version without problems, which is the one to show. */
  readonly whole: number
  readonly problems: readonly Problem[]
}

/** A served page and its version. */
export interface Served<Page> {
  readonly version: number
  readonly page: Page
}

/** What the browser does. */
export interface Browser<Page, Problem> {
  /** The state, as soon as it is not the version `seen`, or after some seconds; undefined if no answer came. */
  report(seen: number, signal: AbortSignal): Promise<Report<Problem> | undefined>
  /** The page as it is served now; 'none' if the server has no page to show, undefined if no answer came. */
  load(): Promise<Served<Page> | 'none' | undefined>
  /** Shows a page; false if it must be loaded again. */
  show(served: Served<Page>): boolean
  showProblems(problems: readonly Problem[]): void
  /** Shows whether the server is out of reach. */
  showLost(isLost: boolean): void
  reload(): void
}

/** Milliseconds between two attempts, at first and at most. */
const [SOON, LATE] = [100, 2000]
/** Lost answers in a row that are not shown. */
const PATIENCE = 3

/** Follows the server from a page of the version `shown` on. */
export class Follower<Page, Problem> {
  readonly #browser: Browser<Page, Problem>
  #run: string | undefined
  /** The newest version that is shown, or that has no page. */
  #shown: number
  #following: AbortController | undefined

  constructor(shown: number, browser: Browser<Page, Problem>) {
    this.#shown = shown
    this.#browser = browser
  }

  /** Follows the server until it is stopped. */
  readonly start = (): void => {
    if (this.#following) return
    this.#following = new AbortController()
    void this.#follow(this.#following.signal)
  }

  readonly stop = (): void => {
    this.#following?.abort()
    this.#following = undefined
  }

  async #follow(signal: AbortSignal): Promise<void> {
    let seen = -1
    for (let losses = 0; !signal.aborted; ) {
      const report = await this.#browser.report(seen, signal)
      if (signal.aborted) return
      const isShown = report !== undefined && (await this.#show(report))
      seen = isShown ? report.version : -1
      losses = isShown ? 0 : losses + 1
      this.#browser.showLost(losses > PATIENCE)
      if (!isShown) await new Promise((done) => setTimeout(done, Math.min(LATE, SOON * 2 ** losses)))
    }
  }

  /** Shows a state and its page; false if the page did not come. */
  async #show({ run, whole, problems }: Report<Problem>): Promise<boolean> {
    this.#run ??= run
    // The server was restarted and has another token.
    if (this.#run !== run) return this.#reload()
    this.#browser.showProblems(problems)
    while (this.#shown < whole) {
      const served = await this.#browser.load()
      if (served === undefined || (served !== 'none' && served.version <= this.#shown)) return false
      if (served !== 'none' && !this.#browser.show(served)) return this.#reload()
      this.#shown = served === 'none' ? whole : served.version
    }
    return true
  }

  #reload(): true {
    this.stop()
    this.#browser.reload()
    return true
  }
}
