// robots-parser: robots.txt as search engines read it (RFC 9309).
import parser from 'robots-parser'

/** The search engines that are considered. */
const AGENTS = ['Googlebot', 'Bingbot']

/** The parts of a robots.txt that rules read. */
export interface Robots {
  readonly sitemaps: readonly string[]
  /** The number of the line that hides a path from a search engine, from 1; undefined if none does. */
  readonly hiding: (path: string) => number | undefined
}

/** Reads the robots.txt of a site. */
export function readRobots(origin: string, text: string): Robots {
  // Its types describe an ES module, the package is CommonJS.
  const robots = (parser as unknown as typeof parser.default)(`${origin}/robots.txt`, text)
  return {
    sitemaps: robots.getSitemaps(),
    hiding(path) {
      const agent = AGENTS.find((name) => robots.isDisallowed(origin + path, name))
      return agent === undefined ? undefined : robots.getMatchingLineNumber(origin + path, agent)
    },
  }
}
