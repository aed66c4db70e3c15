// A check of one text -> the parts of a rule that run it over every text of the YAML: prose, and the labels and facts beside it. Pure.
import { plainText } from '../model/inline.ts'
import type { Path } from '../model/loaded.ts'
import type { Finding, Rule, Words, World } from '../model/rule.ts'
import type { Site } from '../model/site.ts'

export interface Fault {
  readonly text: string
  readonly help?: string | undefined
}

/** What a check may ask besides the text. */
export interface Around {
  readonly site: Site
  /** Texts of the same file, for suggestions. */
  readonly texts: readonly string[]
}

type Piece = Pick<Words, 'file' | 'path' | 'text'>

/** Which texts a check is run on: those `suspects` does not clear, on sites in `language` (any, when left out). */
interface Where {
  readonly suspects: (text: string) => boolean
  readonly language?: string
}

/** The `words` and `site` of a rule about texts. Nearly every text is cleared by one quick look; `check` may then take its time. */
export function inEveryText({ suspects, language }: Where, check: (text: string, around: Around) => Iterable<Fault>): Pick<Rule, 'words' | 'site'> {
  function* judge(pieces: readonly Piece[], site: Site): Generator<Finding> {
    if (language !== undefined && site.language !== language) return
    let texts: string[] | undefined
    const around: Around = {
      site,
      get texts() {
        texts ??= pieces.map(({ text }) => text)
        return texts
      },
    }
    for (const { file, path, text } of pieces) {
      if (!suspects(text)) continue
      for (const { text: found, help } of check(plainText(text), around)) yield { text: found, at: { file, path }, ...(help !== undefined && { help }) }
    }
  }
  return {
    words: (words, { site }) => judge(words, site),
    site: (world) => judge(labelsOf(world), world.site),
  }
}

const kept = new WeakMap<World, readonly Piece[]>()

/** Texts that are no prose (no claim and no link may stand in them): labels, the facts of site.yaml. */
export function labelsOf(world: World): readonly Piece[] {
  const known = kept.get(world)
  if (known) return known
  const files = new Set(['site.yaml', ...[...world.data.keys()].map((name) => `content/${name}.yaml`)])
  const prose = new Set([...files].flatMap(world.wordsIn).map(({ file, path }) => `${file} ${path.join(' ')}`))
  const out: Piece[] = []
  const walk = (value: unknown, file: string, path: Path): void => {
    if (typeof value === 'string') {
      if (!prose.has(`${file} ${path.join(' ')}`)) out.push({ file, path, text: value })
    } else if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, file, [...path, i])
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) if (key !== 'expect') walk(inner, file, [...path, key])
  }
  for (const file of files) walk(world.content.values.get(file), file, [])
  kept.set(world, out)
  return out
}

/** Addresses and mailboxes put out of sight, an x for each letter: they are no words of the language. */
export const withoutAddresses = (text: string) =>
  /[@/]|\.[a-zα-ω]/.test(text)
    ? text.replace(/\S*(?:@|:\/\/|www\.)\S*|\b[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/\S*)?/gi, (address) => 'x'.repeat(address.length))
    : text
