// No text calls the business by one of its former names.
import type { Language } from '../../../model/checks/language.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import type { Site } from '../../../model/schemas/site.ts'
import { exampleBusiness } from '../../data/examples.ts'
import { isQuoted, withoutTokens } from '../../facts/passages.ts'
import { LABELS, labelsOf, withoutAddresses } from '../../text/each-text.ts'

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

  needs: LABELS,

  *words(words, { site, language }) {
    if (site.business.formerNames.length === 0) return
    for (const { file, path, source } of words)
      yield* formerNames(withoutTokens(source), { file, path }, { site, language })
  },

  *site(context) {
    for (const { file, path, text } of context.site.business.formerNames.length === 0 ? [] : labelsOf(context))
      if (file !== 'site.yaml') yield* formerNames(text, { file, path }, context)
  },
})

/** Former names in a text, in any form. What customers wrote under the old name stays as they wrote it. */
function* formerNames(
  text: string,
  at: { readonly file: string; readonly path: Path },
  { site, language }: { readonly site: Site; readonly language: Language },
): Generator<Finding> {
  if (isQuoted(at.file)) return
  const { name, legal, formerNames } = site.business
  // A former name that is part of the name of today is found outside of it alone.
  const current = patternOf([name, legal?.name ?? name], language)
  const plain = withoutAddresses(text).replace(current, (found) => ' '.repeat(found.length))
  // In small letters its words are those of everybody.
  for (const [found] of plain.matchAll(patternOf(formerNames, language)))
    if (/^\p{Lu}/u.test(found))
      yield { text: `"${found}" is no name of the business any more`, at: { ...at, value: found } }
}

/** Finds one of several names, with its words in any form. */
function patternOf(names: readonly string[], { endings }: Language): RegExp {
  const forms = names.map((name) =>
    name
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => `${word.replace(new RegExp(`(?:${endings})$`, 'u'), '') || word}(?:${endings})`)
      .join('[^\\p{L}\\p{N}]+'),
  )
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
}
