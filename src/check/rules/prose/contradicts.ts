// No page tells its readers to do what another sentence of it warns them of.
import { defineRule } from '../../../model/checks/rule.ts'
import { plainText } from '../../../model/inline.ts'
import { opposedIn } from '../../text/sense/opposed.ts'

export default defineRule({
  why: 'A reader who is told to pour boiling water, and ten lines below that it melts the pipe, trusts neither.',
  level: 'warning',
  help: 'say the same in both places',
  needsLanguage: 'wholly',
  fine: { shownIn: 'el' },
  bad: { shownIn: 'el' },

  *words(words, { language }) {
    const check = opposedIn(language)
    if (!check) return
    const texts = words.map(({ text }) => text)
    for (const { file, path, text } of words)
      for (const found of check(plainText(text), texts))
        yield { text: `"${found.advice}", and this page also says "${found.warning}"`, at: { file, path } }
  },
})
