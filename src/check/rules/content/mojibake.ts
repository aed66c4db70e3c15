// Every text is whole: nothing of it was lost or garbled when it was saved in one encoding and read in another.

import type { Path } from '../../../model/loaded.ts'
import { defineRule, type Finding } from '../../../model/rule.ts'
import { damageIn } from '../../mojibake.ts'
import { publicAt } from '../../places.ts'

const contact = (text: string) => `name: Contact
head: { title: Call the workshop, description: Where we are and when. }
text: ${text}
`
const TEXT = /\.(?:html|txt|xml|json|webmanifest|svg|css|js|vtt)$|^_(?:redirects|headers)$/

export default defineRule({
  why: 'Garbled letters look like a broken or a forged site, and nobody finds the word they stand for.',
  level: 'error',
  fine: { yaml: { 'content/pages/contact.yaml': contact('Café, naïve, «DÉJÀ VU»') } },
  bad: {
    yaml: { 'content/pages/contact.yaml': contact('Î‘Ï€ÏŒ the workshop') },
    findings: ['text holds "Î‘Ï€ÏŒ", Greek saved as UTF-8 and read as Western'],
  },

  *words(words) {
    for (const { file, path, text } of words) {
      const damage = damageIn(text)
      if (damage) yield finding(path.join('.'), damage, { file, path })
    }
  },

  *site(world) {
    // Texts that are shown but hold no claims, like labels, are no words; files of public/ are nobody's.
    const pages = new Set(world.content.documents.map(({ file }) => file))
    for (const [file, value] of world.content.values) {
      if (pages.has(file)) continue
      for (const { path, text } of stringsIn(value, [])) {
        const damage = damageIn(text)
        if (damage && !world.wordsIn(file).some((words) => words.path.join('.') === path.join('.'))) yield finding(path.join('.'), damage, { file, path })
      }
    }
    const drawn = new Set([...world.pages.values()].map((page) => page.file))
    for (const file of world.output.files.keys()) {
      if (drawn.has(file) || !TEXT.test(file) || file.startsWith('assets/')) continue
      const text = Buffer.from(world.output.read(file) ?? '').toString('utf8')
      const damage = damageIn(text)
      if (damage) yield finding(file, damage, publicAt(file, text.slice(0, damage.index).split('\n').length))
    }
  },
})

const finding = (name: string, { piece, sign }: { piece: string; sign: string }, at: Finding['at']): Finding => ({
  text: `${name} holds "${piece}", ${sign}`,
  at,
  help: 'write it again and save the file as UTF-8',
})

function* stringsIn(value: unknown, path: Path): Generator<{ path: Path; text: string }> {
  if (typeof value === 'string') yield { path, text: value }
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) yield* stringsIn(item, [...path, i])
  else if (typeof value === 'object' && value !== null) for (const [key, inner] of Object.entries(value)) yield* stringsIn(inner, [...path, key])
}
