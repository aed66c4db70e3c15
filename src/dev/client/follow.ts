// What the server tells of its state, again and again, and pages of it that come late or never -> the page that is
// shown: the newest, in the end, whatever was lost, and never an older one in the place of a newer.

/** What the server tells: its whole state each time, so that whoever missed something needs but the next. */
export interface Report<Problem> {
  /** Names the run of the server. */
  readonly run: string
  /** Grows with each state. */
  readonly version: number
  /** The version at which the site was last whole: that of the page to be shown. */
  readonly whole: number
  readonly problems: readonly Problem[]
}

/** A page as the server gave it, and its version. */
export interface Served<Page> {
  readonly version: number
  readonly page: Page
}

/** What is done in the browser. */
export interface Ways<Page, Problem> {
  /** Listens to the server; `lose` is called when nothing more will be heard. Gives back how to stop. */
  listen(hear: (report: Report<Problem>) => void, lose: () => void): () => void
  /** The page as it is served at this moment. 'none': the server has no page to show; undefined: no answer came. */
  load(): Promise<Served<Page> | 'none' | undefined>
  /** Shows a page. False: only a load does that. */
  show(served: Served<Page>): boolean
  /** Shows what is wrong with the files. */
  tell(problems: readonly Problem[]): void
  /** Says whether the server is out of reach. */
  miss(is: boolean): void
  reload(): void
}

/** Milliseconds between two trials, at first and at most. */
const [SOON, LATE] = [100, 2000]
/** Milliseconds without a word of the server, who speaks every five seconds, after which its stream counts as lost. */
const SILENCE = 15_000

const pause = (tried: number) => Math.min(LATE, SOON * 2 ** tried)

/** Follows the server from a page of the version `shown` on. */
export function follow<Page, Problem>(shown: number, ways: Ways<Page, Problem>) {
  let run: string | undefined
  /** The newest state that was heard of, the newest page that there is, and that of which there is none to show. */
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
    // The server was started anew: its token is another.
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
    /** Begins to listen, where that was not done. */
    start,
    /** Listens no more, until it is started again. */
    stop,
    /** Says that there is a page of this version. */
    want,
  }
}
