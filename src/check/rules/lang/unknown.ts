// The language of the site is one the checks know.

import { defineRule, type Rule } from '../../../model/checks/rule.ts'

/** Ids of the rules that rest on words of the language, wholly or in part. */
const idsThatNeed = (rules: ReadonlyMap<string, Rule>, how: Rule['needsLanguage']) =>
  [...rules].flatMap(([id, { needsLanguage }]) => (needsLanguage === how ? [id] : [])).join(', ')

export default defineRule({
  why: 'In a language nobody described, slips, prices and hours are not looked for: no finding proves nothing.',
  level: 'info',
  help: 'describe the language in a file of src/languages, or have its texts read by somebody',
  fine: { yaml: { 'site.yaml': 'language: en' } },
  bad: {
    yaml: { 'site.yaml': 'language: nl' },
    findings: ['no file of the engine describes the language "nl": what its words say is not checked'],
  },

  needs: ['rules'],

  *site(context) {
    const { rules } = context
    const { language } = context.site
    if (context.language.name !== '') return
    yield {
      text: `no file of the engine describes the language "${language}": what its words say is not checked`,
      at: { file: 'site.yaml', path: ['language'] },
      help: [
        `these rules check nothing: ${idsThatNeed(rules, 'wholly')}`,
        `these check less: ${idsThatNeed(rules, 'partly')}`,
        `a file src/languages/${language}.ts would end that`,
      ].join('; '),
    }
  },
})
