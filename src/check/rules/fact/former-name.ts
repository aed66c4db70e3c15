// No text calls the business by one of its former names.

import type { Language } from '../../../model/checks/language.ts'
import { defineRule } from '../../../model/checks/rule.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/example-business.ts'
import { bare } from '../../text/compared.ts'
import { inEveryText, type TextCheck, withoutAddresses } from '../../text/each-text.ts'
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
    new RegExp(
      `(?<![\\p{L}\\p{N}])(?:${names.map((name) => patternOf(name, language)).join('|')})(?![\\p{L}\\p{N}])`,
      'gu',
    )
  const former = any(business.formerNames)
  const current = any([business.name, business.legal?.name ?? business.name])
  return {
    suspects: (text) => bare(withoutAddresses(text)).search(former) >= 0,
    *faults(text) {
      // A name that is part of the one of today is found outside it alone.
      const plain = bare(withoutAddresses(text)).replace(current, (name) => ' '.repeat(name.length))
      for (const { 0: found, index } of plain.matchAll(former))
        yield { text: `"${text.slice(index, index + found.length)}" is no name of the business any more` }
    },
  }
}

const contact = (text: string) => ({
  'site.yaml': exampleBusiness('  formerNames: [Wheels, Leeds Cycle Repairs]'),
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'A customer who reads two names asks which of them comes, and whether the old reviews are still true.',
  level: 'error',
  help: 'write {business}',
  fine: { yaml: contact('Two Wheels mends bicycles, and cycle repairs of Leeds are what we do.') },
  bad: {
    yaml: contact('Leeds Cycle Repairs is open.'),
    findings: ['"Leeds Cycle Repairs" is no name of the business any more'],
  },

  ...inEveryText(checkOf),
})
