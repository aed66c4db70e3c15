// What each host takes of a file of redirects: data, with the page it was read on and when.

export interface Limits {
  readonly file: string
  /** Rules at most. */
  readonly rules?: number
  /** Rules with * or :name at most; the count begins at the first of them where `inOrder`. */
  readonly dynamic?: number
  readonly inOrder?: true
  /** Bytes of the file at most. */
  readonly bytes?: number
  /** Characters of one rule at most. */
  readonly length?: number
  /** What happens past a limit. */
  readonly beyond: string
  readonly source: string
}

export const LIMITS: Readonly<Record<string, Limits>> = {
  netlify: {
    file: '_redirects',
    rules: 10_000,
    beyond: 'Netlify asks for wildcards instead',
    source: 'docs.netlify.com/manage/routing/redirects/overview (read 2026-11)',
  },
  cloudflare: {
    file: '_redirects',
    rules: 2_000,
    dynamic: 100,
    inOrder: true,
    length: 1_000,
    bytes: 100_000,
    beyond: 'Cloudflare ignores the rest',
    source: 'developers.cloudflare.com/pages/configuration/redirects (read 2026-11); the cap on bytes was measured by users, it is not documented',
  },
  gitlab: {
    file: '_redirects',
    rules: 1_000,
    bytes: 65_536,
    beyond: 'GitLab then follows none of them, or only the first',
    source: 'docs.gitlab.com/user/project/pages/redirects; gitlab-pages!555 (read 2026-11)',
  },
  vercel: {
    file: 'vercel.json',
    rules: 2_048,
    length: 4_096,
    beyond: 'Vercel refuses the whole upload',
    source: 'vercel.com/docs/project-configuration, redirects; @vercel/routing-utils 6.6 (read 2026-11)',
  },
}
