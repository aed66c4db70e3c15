// Pages of one structure have one verdict: what the structure leaves out changes no verdict, and every fault changes the structure.
import { expect, test } from 'vitest'
import { validateMarkup } from '../../../src/check/libraries/html-validate.ts'
import { structureOf } from '../../../src/check/markup/structure.ts'
import { parsePage } from '../../../src/check/page/parse.ts'

const structureIn = (html: string) => structureOf(parsePage(html, { path: '/', file: '', from: '' }))

const document = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><title>Τίτλος</title>${head}</head><body>${body}</body></html>`

const page = (words: readonly string[], current = 1) => {
  const [a = '', b = '', c = ''] = words
  const items = words.map(
    (word, i) => `<li><a href="/${i}"${i === current ? ' aria-current="page"' : ''}>${word}</a></li>`,
  )
  return document(
    `<header><nav aria-label="${b}"><ul>${items.join('')}</ul></nav></header><main id="main"><h1>${a}</h1>` +
      `<p>${c} <a href="/x">${a}</a></p><img src="/${words.length}.jpg" alt="${a}" width="3" height="2">` +
      `<svg viewBox="0 0 2 2" aria-hidden="true"><path d="M${words.length} 0"></path></svg>` +
      `<section aria-labelledby="one"><h2 id="one">${c}</h2><p>${a}</p></section>` +
      `<form action="/send" method="post"><p><label for="f">${b}</label><input id="f" name="f" type="text"></p>` +
      `<button type="submit">${a}</button></form></main><footer><nav aria-label="${c}2"><a href="/">${a}</a></nav></footer>`,
    `<meta name="description" content="${a}"><link rel="canonical" href="https://a.example/${words.length}">`,
  )
}

test('pages that differ only in words, addresses, drawings and the number of items have one structure', () => {
  const sets = [
    ['Ένα', 'Δύο', 'Τρία'],
    ['one', 'two', 'three', 'four', 'five'],
    ['a b', 'c-d', '12.000 €'],
  ]
  expect(new Set(sets.map((words, i) => structureIn(page(words, i)))).size).toBe(1)
  for (const words of sets) expect(validateMarkup(page(words))).toEqual([])
})

const fine = page(['Ένα', 'Δύο', 'Τρία'])

test.each([
  ['an end tag that is missing', '</h2>', ''],
  ['a stray end tag', '<p>', '</p><p>'],
  ['a block in a paragraph', '<p>', '<p><div>x</div>'],
  ['an id used twice', '<h1>', '<h1 id="main">'],
  ['a label of no field', 'for="f"', 'for="g"'],
  ['a name from no element', 'aria-labelledby="one"', 'aria-labelledby="two"'],
  ['a picture without alt', ' alt="Ένα"', ''],
  ['an empty heading', '<h2 id="one">Τρία</h2>', '<h2 id="one"> </h2>'],
  ['a heading level that is skipped', '<h2 id="one">Τρία</h2>', '<h4 id="one">Τρία</h4>'],
  ['two landmarks with one name', 'aria-label="Τρία2"', 'aria-label="Δύο"'],
  ['a link without words', '<a href="/x">Ένα</a>', '<a href="/x"></a>'],
  ['a button without words', '<button type="submit">Ένα</button>', '<button type="submit"></button>'],
  ['a type that does not exist', 'type="text"', 'type="txt"'],
  ['a second main', '</main>', '</main><main></main>'],
  ['no doctype', '<!DOCTYPE html>', ''],
])('%s is a fault of another structure', (_, find, by) => {
  const html = fine.replace(find, () => by)
  expect(structureIn(html)).not.toBe(structureIn(fine))
  expect(validateMarkup(html).length).toBeGreaterThan(0)
})

test('a fault is placed at its tag', () => {
  const html = fine.replace(/ alt="[^"]*"/, '')
  expect(validateMarkup(html).map(({ rule, tag }) => [rule, tag])).toEqual([
    ['wcag/h37', '<img src="/3.jpg" width="3" height="2">'],
  ])
})
