// No text calls the business by one of its former names.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { bare } from '../../text/compared.ts'
import { inEveryText, type TextCheck, withoutAddresses } from '../../text/each-text.ts'
import { expression, matchesOf } from '../../text/expression.ts'
import { perLanguage } from '../../text/language.ts'

const endingsOf = perLanguage(({ endings }: Language) => endings.replaceAll('ς', 'σ'))

/** A name with its words in any form. */
function patternOf(name: string, language: Language): string {
  const endings = endingsOf(language)
  return bare(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(new RegExp(`(?:${endings})$`), ''))
    .map((stem) => `${stem}(?:${endings})`)
    .join('[^\\p{L}\\p{N}]+')
}

function checkOf(language: Language, { business }: Site): TextCheck | undefined {
  if (business.formerNames.length === 0) return undefined
  const any = (names: readonly string[]) =>
    expression(
      `(?<![\\p{L}\\p{N}])(?:${names.map((name) => patternOf(name, language)).join('|')})(?![\\p{L}\\p{N}])`,
      'g',
    )
  const former = any(business.formerNames)
  const current = any([business.name, business.legal?.name ?? business.name])
  return {
    suspects: (text) => bare(withoutAddresses(text)).search(former) >= 0,
    *faults(text) {
      // A name that is part of the one of today is found outside it alone.
      const plain = bare(withoutAddresses(text)).replace(current, (name) => ' '.repeat(name.length))
      // In small letters its words are those of everybody.
      for (const { 0: found, index } of matchesOf(plain, former))
        if (/^\p{Lu}/u.test(text.slice(index)))
          yield { text: `"${text.slice(index, index + found.length)}" is no name of the business any more` }
    },
  }
}

/** What customers wrote under the old name stays as they wrote it. */
const QUOTED = new Set(['content/reviews.yaml', 'content/testimonials.yaml'])
const texts = inEveryText(checkOf)

const contact = (text: string) => ({
  'site.yaml': exampleBusiness('  formerNames: [Wheels, Leeds Cycle Repairs]'),
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'A customer who reads two names asks which of them comes, and whether the old reviews are still true.',
  level: 'error',
  help: 'write {business}',
  fine: { yaml: contact('Two Wheels mends bicycles, and leeds cycle repairs are what people search for.') },
  bad: {
    yaml: contact('Leeds Cycle Repairs is open.'),
    findings: ['"Leeds Cycle Repairs" is no name of the business any more'],
  },

  needs: texts.needs ?? [],

  words: (words, context) =>
    texts.words?.(
      words.filter(({ file }) => !QUOTED.has(file)),
      context,
    ) ?? [],
  *site(context) {
    for (const finding of (texts.site?.(context) ?? []) as Iterable<Finding>)
      if (!('file' in finding.at && QUOTED.has(finding.at.file))) yield finding
  },
})
