// Whether a link leads to the page that contains it.
import type { AnyView } from '#site'

const bare = (path: string) => (path === '/' ? path : path.replace(/\/$/, ''))

/** `href` and the address of the page, with or without a slash at the end. */
export const isHere = (view: AnyView, href: string) => bare(view.path) === bare(href)
