// robots.txt -> its groups and what they say of a path, as RFC 9309 reads it. Pure.

/** A line that says something. */
export interface Line {
  readonly number: number
  readonly key: string
  readonly value: string
}

/** What a robots.txt says. */
export interface Robots {
  readonly lines: readonly Line[]
  /** Lines that are no `key: value`, by number. */
  readonly odd: readonly { readonly number: number; readonly text: string }[]
  readonly sitemaps: readonly Line[]
  /** The rule that keeps `agent` from `path`, if one does. */
  blocks(agent: string, path: string): Line | undefined
}

interface Group {
  readonly agents: string[]
  readonly rules: Line[]
}

/** Reads a robots.txt; what it cannot read is among the odd lines. */
export function parseRobots(text: string): Robots {
  const lines: Line[] = []
  const odd: { number: number; text: string }[] = []
  text.split(/\r\n|\r|\n/).forEach((raw, i) => {
    const line = raw.replace(/#.*/, '').trim()
    if (line === '') return
    const colon = line.indexOf(':')
    if (colon < 1) odd.push({ number: i + 1, text: line })
    else
      lines.push({ number: i + 1, key: line.slice(0, colon).trim().toLowerCase(), value: line.slice(colon + 1).trim() })
  })
  const groups: Group[] = []
  let open = false
  for (const line of lines) {
    if (line.key === 'user-agent') {
      if (!open) groups.push({ agents: [], rules: [] })
      groups.at(-1)?.agents.push(line.value.toLowerCase())
      open = true
    } else if (line.key === 'allow' || line.key === 'disallow') {
      groups.at(-1)?.rules.push(line)
      open = false
    }
  }
  const rulesFor = (agent: string): Line[] => {
    const own = groups.filter(({ agents }) => agents.includes(agent.toLowerCase()))
    return (own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'))).flatMap(({ rules }) => rules)
  }
  return {
    lines,
    odd,
    sitemaps: lines.filter(({ key }) => key === 'sitemap'),
    blocks(agent, path) {
      let best: Line | undefined
      for (const rule of rulesFor(agent)) {
        if (rule.value === '' || !covers(rule.value, path)) continue
        // The longest pattern wins; allow wins a tie (RFC 9309, section 2.2.2).
        if (
          !best ||
          rule.value.length > best.value.length ||
          (rule.value.length === best.value.length && rule.key === 'allow')
        )
          best = rule
      }
      return best?.key === 'disallow' ? best : undefined
    },
  }
}

/** `*` stands for anything, `$` at the end for the end. */
export function covers(pattern: string, path: string): boolean {
  const whole = pattern.endsWith('$')
  const parts = (whole ? pattern.slice(0, -1) : pattern).split('*')
  let at = 0
  for (const [i, part] of parts.entries()) {
    if (i === 0) {
      if (!path.startsWith(part)) return false
      at = part.length
    } else if (whole && i === parts.length - 1) return path.length - part.length >= at && path.endsWith(part)
    else {
      const found = path.indexOf(part, at)
      if (found < 0) return false
      at = found + part.length
    }
  }
  return !whole || at === path.length
}
