// An offer of a few days says which they are.
import { defineRule } from '../../../model/checks/rule.ts'

const contact = (text: string) => ({
  yaml: {
    'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where. }\ntext: ${text}\n`,
  },
})

export default defineRule({
  why: '"This week only" stays on the page for months: a reader who comes back learns that it was never true.',
  level: 'warning',
  help: 'name the last day with its year, or take the offer away',
  needsLanguage: 'wholly',
  fine: contact('"Half price until 30 November 2026, this month only. This week only one bridge is open."'),
  bad: {
    ...contact('"This week only: a second key at half price."'),
    findings: ['"This week only" names no day on which it ends'],
  },

  needs: ['notes'],

  *site({ notes }) {
    // The notice of the site has its last day beside it.
    for (const [file, offers] of notes('undated'))
      for (const { text, path } of offers)
        if (path[0] !== 'notice') yield { text: `"${text}" names no day on which it ends`, at: { file, path } }
  },
})
