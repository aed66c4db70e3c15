// Follows the state of the server and shows its newest page, even if messages or pages are lost, and never an older
// page after a newer one.

/** What the server reports: its whole state each time, so a lost message does not matter. */
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
  /** Connects to the server; `onLost` is called when the connection ends. The result disconnects. */
  connect(onReport: (report: Report<Problem>) => void, onLost: () => void): () => void
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
/** Milliseconds without a report, which the server sends every five seconds, after which the connection counts as lost. */
const SILENCE = 15_000
/** Lost connections in a row that are not shown. */
const PATIENCE = 3

const pause = (attempts: number) => Math.min(LATE, SOON * 2 ** attempts)

/** Follows the server from a page of the version `shown` on. */
export class Follower<Page, Problem> {
  readonly #browser: Browser<Page, Problem>
  #run: string | undefined
  /** The version of the newest report. */
  #reported = -1
  #shown: number
  /** The newest version that has a page. */
  #wanted: number
  /** The newest version for which the server had no page. */
  #without: number
  #isLoading = false
  #disconnect: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #losses = 0

  constructor(shown: number, browser: Browser<Page, Problem>) {
    this.#browser = browser
    this.#shown = shown
    this.#wanted = shown
    this.#without = shown
  }

  /** Connects to the server. */
  readonly start = (): void => {
    if (this.#disconnect) return
    let isOpen = true
    const end = this.#browser.connect(
      (report) => isOpen && this.#onReport(report),
      () => isOpen && this.#onLost(),
    )
    this.#disconnect = () => {
      isOpen = false
      end()
    }
    this.#expectReport()
  }

  /** Disconnects until it is started again. */
  readonly stop = (): void => {
    clearTimeout(this.#timer)
    this.#disconnect?.()
    this.#disconnect = undefined
  }

  /** Reports that there is a page of this version. */
  want(version: number): void {
    this.#wanted = Math.max(this.#wanted, version)
    if (!this.#isLoading) void this.#refresh()
  }

  #onLost(): void {
    this.stop()
    if (++this.#losses > PATIENCE) this.#browser.showLost(true)
    this.#timer = setTimeout(this.start, pause(this.#losses))
  }

  #expectReport(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onLost(), SILENCE)
  }

  #onReport({ run, version, whole, problems }: Report<Problem>): void {
    this.#losses = 0
    this.#browser.showLost(false)
    this.#expectReport()
    this.#run ??= run
    // The server was restarted and has another token.
    if (this.#run !== run) {
      this.stop()
      this.#browser.reload()
    } else if (version >= this.#reported) {
      this.#reported = version
      this.#browser.showProblems(problems)
      this.want(whole)
    }
  }

  /** Loads pages until the wanted version is shown. */
  async #refresh(): Promise<void> {
    this.#isLoading = true
    for (let attempts = 0; Math.max(this.#shown, this.#without) < this.#wanted; ) {
      const asked = this.#wanted
      const served = await this.#browser.load()
      if (served === 'none') this.#without = asked
      else if (served && served.version > this.#shown) {
        if (!this.#browser.show(served)) return this.#browser.reload()
        this.#shown = served.version
        attempts = 0
      } else await new Promise((done) => setTimeout(done, pause(attempts++)))
    }
    this.#isLoading = false
  }
}
