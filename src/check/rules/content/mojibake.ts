// Every text is whole: nothing of it was lost or garbled when it was saved in one encoding and read in another.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import type { Path } from '../../../model/content.ts'
import { publicAt } from '../../site/places.ts'
import { damageIn } from '../../text/mojibake.ts'

const contact = (text: string) => `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
text: ${text}
`
const TEXT = /\.(?:html|txt|xml|json|webmanifest|svg|css|js|vtt)$|^_(?:redirects|headers)$/

export default defineRule({
  why: 'Garbled letters look like a broken or a forged site, and nobody finds the word they stand for.',
  level: 'error',
  help: 'write it again and save the file as UTF-8',
  fine: { yaml: { 'content/pages/contact.yaml': contact('Café, naïve, «DÉJÀ VU»') } },
  bad: {
    yaml: { 'content/pages/contact.yaml': contact('Î‘Ï€ÏŒ the workshop') },
    findings: ['text holds "Î‘Ï€ÏŒ", Greek saved as UTF-8 and read as Western'],
  },

  needs: ['pages', 'values', 'wordsIn', 'output'],

  *words(words) {
    for (const { file, path, text } of words) {
      const damage = damageIn(text)
      if (damage) yield finding(path.join('.'), damage, { file, path })
    }
  },

  *site({ pages, values, wordsIn, output }) {
    // Texts that are shown but hold no claims, like labels, are no words; files of public/ are nobody's.
    for (const [file, value] of values) {
      for (const { path, text } of stringsIn(value, [])) {
        const damage = damageIn(text)
        if (damage && !wordsIn(file).some((words) => words.path.join('.') === path.join('.')))
          yield finding(path.join('.'), damage, { file, path })
      }
    }
    const drawn = new Set([...pages.values()].map((page) => page.file))
    for (const file of output.files.keys()) {
      if (drawn.has(file) || !TEXT.test(file) || file.startsWith('assets/')) continue
      const text = Buffer.from(output.read(file) ?? '').toString('utf8')
      const damage = damageIn(text)
      if (damage) yield finding(file, damage, publicAt(file, text.slice(0, damage.index).split('\n').length))
    }
  },
})

const finding = (name: string, { piece, sign }: { piece: string; sign: string }, at: Finding['at']): Finding => ({
  text: `${name} holds "${piece}", ${sign}`,
  at,
})

function* stringsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* stringsIn(item, [...path, i])
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, [...path, key])
}
