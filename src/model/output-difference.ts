// How the output folder differs from what the files of a site build.

/** A difference in the output folder. */
export interface OutputDifference {
  /** From the root of the site. */
  readonly path: string
  /** `altered` since the build, `stale` since an edit of the site, as its own build left it, `closed` to this user. */
  readonly kind: 'missing' | 'added' | 'stale' | 'altered' | 'closed'
}
