// Notes that the engine has no description of the site's language.
import { defineRule } from '../../../model/checks/rule.ts'

export default defineRule({
  why: 'Spelling, prices and hours in words are not checked in a language that the engine does not know.',
  level: 'info',
  help: 'have its texts read by somebody, or describe the language in a file of src/languages/',
  fine: { yaml: { 'site.yaml': 'language: en' } },
  bad: {
    yaml: { 'site.yaml': 'language: nl' },
    findings: ['the words of "nl" are not checked: the engine has no description of that language'],
  },

  *site({ language, site }) {
    if (language.name === '')
      yield {
        text: `the words of "${site.language}" are not checked: the engine has no description of that language`,
        at: { file: 'site.yaml', path: ['language'] },
      }
  },
})
