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

/** The browser's side. */
export interface Ways<Page, Problem> {
  /** Listens to the server; `lose` is called when the connection ends. The result stops listening. */
  listen(hear: (report: Report<Problem>) => void, lose: () => void): () => void
  /** The page as it is served now; 'none' if the server has no page to show, undefined if no answer came. */
  load(): Promise<Served<Page> | 'none' | undefined>
  /** Shows a page; false if it must be loaded again. */
  show(served: Served<Page>): boolean
  /** Shows the problems of the files. */
  tell(problems: readonly Problem[]): void
  /** Shows whether the server is out of reach. */
  miss(is: boolean): void
  reload(): void
}

/** Milliseconds between two attempts, at first and at most. */
const [SOON, LATE] = [100, 2000]
/** Milliseconds without a report, which the server sends every five seconds, after which the stream counts as lost. */
const SILENCE = 15_000

const pause = (tried: number) => Math.min(LATE, SOON * 2 ** tried)

/** Follows the server from a page of the version `shown` on. */
export function follow<Page, Problem>(shown: number, ways: Ways<Page, Problem>) {
  let run: string | undefined
  /** The versions of the newest report, of the newest page, and of the newest one without a page to show. */
  let heard = -1
  let wanted = shown
  let none = shown
  let loading = false
  let close: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let lost = 0

  const stop = () => {
    clearTimeout(timer)
    close?.()
    close = undefined
  }
  const start = () => {
    if (close) return
    let open = true
    const end = ways.listen(
      (report) => open && hear(report),
      () => open && lose(),
    )
    close = () => {
      open = false
      end()
    }
    watch()
  }
  const lose = () => {
    stop()
    if (lost++ > 2) ways.miss(true)
    timer = setTimeout(start, pause(lost))
  }
  const watch = () => {
    clearTimeout(timer)
    timer = setTimeout(lose, SILENCE)
  }
  const hear = (report: Report<Problem>) => {
    lost = 0
    ways.miss(false)
    watch()
    run ??= report.run
    // The server was restarted and has another token.
    if (run !== report.run) {
      stop()
      return ways.reload()
    }
    if (report.version < heard) return
    heard = report.version
    ways.tell(report.problems)
    want(report.whole)
  }
  const want = (version: number) => {
    wanted = Math.max(wanted, version)
    if (!loading) void refresh()
  }
  const refresh = async () => {
    loading = true
    for (let tried = 0; Math.max(shown, none) < wanted; ) {
      const asked = wanted
      const served = await ways.load()
      if (served === 'none') none = asked
      else if (served && served.version > shown) {
        if (!ways.show(served)) return ways.reload()
        shown = served.version
        tried = 0
      } else await new Promise((done) => setTimeout(done, pause(tried++)))
    }
    loading = false
  }
  return {
    /** Starts listening. */
    start,
    /** Stops listening until it is started again. */
    stop,
    /** Reports that there is a page of this version. */
    want,
  }
}
