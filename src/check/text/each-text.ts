// Makes the `words` of rules that check one text at a time.

import type { Language } from '../../language/language.ts'
import { isSiteFile } from '../../model/content.ts'
import type { Path } from '../../model/data.ts'
import { plainText } from '../../model/inline.ts'
import { present } from '../../model/present.ts'
import type { Site } from '../../model/schemas/site.ts'
import { withoutTokens } from '../facts/prose.ts'
import type { Finding, InPage, InYaml, PageContext, YamlText } from '../rule.ts'

/** A fault of a text, the words that are wrong, and what to type instead. */
export interface TextFault {
  readonly text: string
  readonly help?: string | undefined
  readonly value?: string | undefined
  readonly level?: 'warning' | 'info' | undefined
}

/** The path of a text, and all texts of its file. */
export interface TextInFile {
  readonly file: string
  readonly path: Path
  readonly texts: readonly string[]
}

/** A check of one text. */
export interface TextCheck {
  /** A quick test that is false for nearly every text. */
  suspects?(text: string): boolean
  faults(text: string, at: TextInFile): Iterable<TextFault>
}

/** Makes the check for a site, or undefined if there is nothing to check in the site's language. */
type CheckMaker = (language: Language, site: Site) => TextCheck | undefined

/** The function of a rule that examines the texts of one file. */
interface TextRule {
  words(words: readonly YamlText[], context: PageContext): Generator<Finding>
}

/** The `words` of a rule about texts as visitors read them. */
export const inEveryText = (checkOf: CheckMaker): TextRule => textRule(checkOf, plainTexts)

/** The `words` of a rule about facts: it reads texts as typed, without claims and marked amounts. */
export const inTypedTexts = (checkOf: CheckMaker): TextRule =>
  textRule(checkOf, typedTexts, ({ isLabel, file }) => !(isLabel && isSiteFile(file)))

function textRule(
  checkOf: CheckMaker,
  textsOf: (words: readonly YamlText[]) => readonly string[],
  isRead: (one: YamlText) => boolean = () => true,
): TextRule {
  const checks = new WeakMap<Site, { readonly check: TextCheck | undefined }>()
  return {
    *words(words, { language, site }) {
      const made = checks.get(site) ?? { check: checkOf(language, site) }
      checks.set(site, made)
      const { check } = made
      if (!check) return
      const texts = textsOf(words)
      for (const [i, one] of words.entries()) {
        if (check.suspects?.(one.text) === false || !isRead(one)) continue
        const { file, path } = one
        for (const fault of check.faults(present(texts[i], `a text of ${file}`), { file, path, texts }))
          yield findingAt({ file, path }, fault)
      }
    },
  }
}

/** A fault as a finding, at the words that are wrong. */
export const findingAt = (at: InYaml | InPage, { text, help, value, level }: TextFault): Finding => ({
  text,
  at: value === undefined ? at : { ...at, value },
  ...(help !== undefined && { help }),
  ...(level && { level }),
})

/** Makes the texts of a file once for all rules. */
function cachedTexts(textOf: (one: YamlText) => string): (words: readonly YamlText[]) => readonly string[] {
  const known = new WeakMap<readonly YamlText[], readonly string[]>()
  return (words) => {
    const texts = known.get(words) ?? words.map(textOf)
    known.set(words, texts)
    return texts
  }
}

const plainTexts = cachedTexts(({ text }) => plainText(text))
const typedTexts = cachedTexts(({ source }) => withoutTokens(source))

const crossed = (address: string) => 'x'.repeat(address.length)

/** Replaces each letter of addresses and mailboxes by an x: they are not words of the language. */
export const withoutAddresses = (text: string) =>
  /[@/]|\.[a-z\u03b1-\u03c9]/.test(text)
    ? text.replace(/\S+/g, (word) =>
        /@|:\/\/|www\./i.test(word)
          ? crossed(word)
          : word.replace(/(?<![\w-])[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/.*)?/gi, crossed),
      )
    : text
