// What a language says of opening hours: in words, round the clock, on a day (the shape of it). Data.

/** Hours of the day in words. Patterns over texts as they are written, without regard to case. */
export interface HoursInWords {
  /** Straight before an hour: "at". */
  readonly before: string
  /** The words, and the clock they stand for: "8", "8:30". */
  readonly hours: readonly (readonly [pattern: string, clock: string])[]
  /** Straight behind an hour, with the space before it, and the minutes: " and a half", ":30". */
  readonly minutes: readonly (readonly [pattern: string, clock: string])[]
}

/** How a business says when it opens and closes, on which days, and when it is closed between. Patterns. */
export interface OpeningWords extends RoundClock {
  readonly inWords?: HoursInWords
  /** The business opens, straight before a time: "we open". */
  readonly opens?: string
  /** The business closes: "we close". */
  readonly closes?: string
  /** Between one of these and its time: "at". */
  readonly at?: string
  /** Straight behind a time: at that very time. */
  readonly sharp?: string
  /** The business is open, straight before days: "we are open". */
  readonly openOn?: string
  /** A question whether the business is there, up to the day, and the beginning of an answer that it is. */
  readonly asksDay?: string
  readonly yes?: string
  /** What every text holds in which it says so. */
  readonly openSign?: string
  /** Between that and its days: "on", "every". */
  readonly on?: string
  /** The business is open at noon as well: "we work through lunch". */
  readonly unbroken?: string
  /** The premises of the business stay open, straight before a time: "the shop stays open". */
  readonly staysOpen?: string
  /** At some time of every day or night nobody answers but a machine: "at night leave a message". */
  readonly unanswered?: string
  /** Somebody of the business is there, straight before its times: "somebody is in from". */
  readonly staffed?: string
  /** The business is there, straight behind the time until which it is: "until six we are in". */
  readonly there?: string
  /** What of a day is the last, before its time: "the last appointment". */
  readonly lastVisit?: string
  /** Somebody of the business answers, before the time at which he does: "somebody picks up". */
  readonly answers?: string
  /** The business is open again, or open at all, before a date: "we are back". */
  readonly back?: string
  /** Feasts of one day, each with its month and day ("12-26"), small letters. */
  readonly feastDays?: readonly (readonly [pattern: string, day: string])[]
  /** Open on such a day, `_` for its name: "even on _", "_ included". */
  readonly openThen?: string
  /** In a sentence that says the opposite of such a day: "closed". */
  readonly notThen?: string
  /** Straight behind days on which the business works: "is our busiest day". */
  readonly busyOn?: string
  /** Days of the year that are named after one of the week: "Good Friday". */
  readonly feasts?: string
  /** Before the times of a break: "closed for lunch". */
  readonly breaks?: string
  /** Before it in the sentence: the premises of the reader, "your shop is". */
  readonly theirs?: string
  /** Anywhere in a sentence that says it of some days, of the past, or denies it. */
  readonly otherwise?: string
  /** Between days and times that are those of visits, and not of the whole day: "appointments". */
  readonly slots?: string
}

/** What makes words for a round clock ("24/7") no promise. Patterns. */
export interface RoundClock {
  /** Straight before them, where it is how long something takes or how often it happens: "for a whole". */
  readonly lasting?: string
  /** Before them in their part of a sentence: they are denied, "we are no". */
  readonly denied?: string
  /** The same a few words behind them. */
  readonly deniedBehind?: string
  /** In a question: the business is asked. */
  readonly asked?: string
  /** In their part of a sentence: what anybody can write at any time, and nobody has to be there for. */
  readonly written?: string
  /** In the same part: the business does something then. */
  readonly done?: string
  /** Straight before them: something runs for so long, "that runs". */
  readonly running?: string
}
