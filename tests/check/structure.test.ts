// Markup is judged by structure: what a structure leaves out must never change a verdict, and what it keeps must be enough for every fault.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { describe, expect, test } from 'vitest'
import { inPage } from '../../src/check/markup/markup.ts'
import { structureOf } from '../../src/check/markup/structure.ts'
import { asked, faultsOf, markupValidator } from '../../src/check/markup/validator.ts'
import { repository } from '../command.ts'
import { markupOf } from './markup-of.ts'

const whole = markupValidator()
/** What html-validate says of the page itself, each sentence once. */
const ofPage = (html: string) =>
  [
    ...new Set(
      whole
        .validateStringSync(html)
        .results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
    ),
  ].sort()
/** What is said of the page by its structure. */
const ofStructure = (html: string) => [...new Set(markupOf(html).map(({ rule, text }) => `${rule}: ${text}`))].sort()

const document = (body: string, head = '') =>
  `<!DOCTYPE html><html lang="el"><head><meta charset="utf-8"><title>Τίτλος</title>${head}</head><body>${body}</body></html>`

/** A page with one of everything a structure treats in a way of its own. */
const page = (words: readonly string[]) => {
  const [a = '', b = '', c = '', d = ''] = words
  return document(
    `<a class="skip" href="#main">${a}</a><header><nav aria-label="${b}"><ul>${words.map((word, i) => `<li><a href="/${i}"${i === 1 ? ' aria-current="page"' : ''}>${word}</a></li>`).join('')}</ul></nav></header>` +
      `<main id="main"><h1>${a} &amp; ${b}</h1><p>${c} <a href="/x">${d}</a> ${a}</p><p>${b}</p><img src="/${words.length}.jpg" alt="${a}" width="3" height="2">` +
      `<svg viewBox="0 0 2 2" aria-hidden="true"><path d="M0 0"></path><g stroke="red"><circle r="1"></circle></g></svg><section aria-labelledby="one"><h2 id="one">${c}</h2><p>${a}</p></section>` +
      `<form action="/send" method="post"><p><label for="f">${d}</label><input id="f" name="f" type="text"></p><button type="submit">${a}</button></form>` +
      `<a href="tel:+302100000000">210\u00a0000\u00a00000</a><details name="q"><summary>${b}</summary><p>${c}</p></details></main><footer><nav aria-label="${d}2"><a href="/">${a}</a></nav></footer>`,
    `<meta name="description" content="${a}"><link rel="canonical" href="https://a.example/${words.length}"><style>p{color:red}/* ${a} */</style><script type="application/ld+json">{"a":"${b}"}</script>`,
  )
}

describe('pages of one structure', () => {
  const sets = [
    ['Ένα', 'Δύο', 'Τρία', 'Τέσσερα'],
    ['one', 'two', 'three', 'four'],
    ['ένα κείμενο, μακρύ', 'x', '12.000 €', 'ναι; όχι!'],
    ['a b', 'c-d', 'e.f', '(g)'],
  ]

  test('have one structure whatever they say', () => {
    expect(new Set(sets.map((words) => structureOf(page(words)).html)).size).toBe(1)
  })

  test('have one verdict, and it is that of each page whole', () => {
    for (const words of sets) expect(ofPage(page(words))).toEqual([])
    for (const words of sets) expect(ofStructure(page(words))).toEqual([])
  })

  const calling = (...texts: readonly string[]) =>
    document(texts.map((text) => `<p><a href="tel:+302100000000">${text}</a></p>`).join(''))

  test('have one structure whatever words a telephone link says, and another with other spaces or figures', () => {
    const [one, two] = [calling('Κάλεσε τώρα'), calling('Call us')]
    expect(structureOf(one).html).toBe(structureOf(two).html)
    for (const text of ['Κάλεσε\u00a0τώρα', 'Κάλεσε', 'Κάλεσε &amp; τώρα', 'Κάλεσε 210'])
      expect(structureOf(calling(text)).html).not.toBe(structureOf(one).html)
    for (const text of ['Κάλεσε τώρα', 'Κάλεσε\u00a0τώρα', 'ναι &amp; όχι', 'Α-Β', 'Κάλεσε 210&nbsp;000 00'])
      expect(ofStructure(calling(text))).toEqual(ofPage(calling(text)))
  })

  test('have the faults of each telephone link that says something of its own', () => {
    const html = calling('Κάλεσε τώρα', 'Call us', 'Ρώτησέ μας')
    expect(markupOf(html).map(({ span }) => html.slice(span.start, span.end))).toEqual([
      'Κάλεσε τώρα',
      'Call us',
      'Ρώτησέ μας',
    ])
  })

  test('have one structure with more of the same siblings', () => {
    const list = (count: number) => document(`<ul>${'<li><a href="/a">α</a></li>'.repeat(count)}</ul>`)
    expect(structureOf(list(3)).html).toBe(structureOf(list(30)).html)
    expect(structureOf(list(1)).html).not.toBe(structureOf(list(2)).html)
  })
})

/** [what is wrong, how it gets into a page, the rule that says so]. Each is a fault of a text or a value, not of the tags. */
const FAULTS: readonly (readonly [string, (html: string) => string, string])[] = [
  ['a phone that may break', (html) => html.replaceAll('\u00a0', ' '), 'tel-non-breaking'],
  ['an empty heading', (html) => html.replace(/<h2 id="one">[^<]*/, '<h2 id="one"> '), 'empty-heading'],
  [
    'a heading of a no-break space',
    (html) => html.replace(/<h2 id="one">[^<]*/, '<h2 id="one">\u00a0'),
    'empty-heading',
  ],
  ['a raw ampersand', (html) => html.replace('&amp;', '& '), 'no-raw-characters'],
  ['an unknown character reference', (html) => html.replace('&amp;', '&nosuch;'), 'unrecognized-char-ref'],
  [
    'an unknown character reference in a value',
    (html) => html.replace('alt="', 'alt="&nosuch;'),
    'unrecognized-char-ref',
  ],
  ['an empty address of a picture', (html) => html.replace(/src="[^"]*"/, 'src=""'), 'attribute-allowed-values'],
  [
    'two landmarks of one name',
    (html) =>
      html
        .replace(/aria-label="([^"]*)2"/, (_, name) => `aria-label="${name}"`)
        .replace('aria-label="Δύο"', 'aria-label="Τέσσερα"'),
    'unique-landmark',
  ],
  ['one id twice', (html) => html.replace('id="f"', 'id="one"'), 'no-dup-id'],
  ['an id with a space', (html) => html.replace('id="main"', 'id="the main"'), 'valid-id'],
  ['a label of no field', (html) => html.replace('for="f"', 'for="one"'), 'valid-for'],
  [
    'a label said twice',
    (html) => html.replace('name="f" type', 'name="f" aria-label="Τέσσερα" type'),
    'no-redundant-aria-label',
  ],
  ['a class twice', (html) => html.replace('class="skip"', 'class="skip skip"'), 'no-dup-class'],
  [
    'sizes of a picture that has one file',
    (html) => html.replace('<img ', '<img data-srcset="/a.png 480w" sizes="92vw" '),
    'attribute-misuse',
  ],
  ['an unclosed paragraph', (html) => html.replace('</p></section>', '</section>'), 'no-implicit-close'],
  ['a stray end tag', (html) => html.replace('</section>', '</p></section>'), 'close-order'],
  ['a block in a paragraph', (html) => html.replace('<p>', '<p><div>x</div>'), 'no-implicit-close'],
  ['an attribute twice', (html) => html.replace('<img ', '<img alt="x" '), 'no-dup-attr'],
  [
    'a value that is not among the choices',
    (html) => html.replace('method="post"', 'method="send"'),
    'attribute-allowed-values',
  ],
  ['a role that is there already', (html) => html.replace('<main ', '<main role="main" '), 'no-redundant-role'],
  ['a space after the equals sign', (html) => html.replace('<p>', '<p lang= "el">'), 'attr-delimiter'],
  ['blanks at the end of a line', (html) => html.replace('</header>', '</header>  \n'), 'no-trailing-whitespace'],
]

describe('a fault of a text or a value', () => {
  const good = page(['Ένα', 'Δύο', 'Τρία', 'Τέσσερα'])

  test.each(FAULTS)('is found by structure as in the whole page: %s', (_, harm, rule) => {
    const bad = harm(good)
    expect(bad, 'the fault is not in the page').not.toBe(good)
    const told = ofPage(bad)
    expect(
      told.some((line) => line.startsWith(`${rule}: `)),
      told.join('\n'),
    ).toBe(true)
    expect(ofStructure(bad)).toEqual(told)
  })

  test('is found as by a validator that decides for every page what is asked', () => {
    const each = new HtmlValidate(new StaticConfigLoader(asked))
    for (const html of [good, ...FAULTS.map(([, harm]) => harm(good)), good])
      expect(whole.validateStringSync(html).results).toEqual(each.validateStringSync(html).results)
  })

  test('is named with the words of its own page, at its own tag', () => {
    const html = document('<p id="erste">α</p><p id="erste">β</p>')
    const [fault] = markupOf(html)
    expect(fault).toMatchObject({ rule: 'no-dup-id', text: 'Duplicate ID "erste"', tag: '<p id="erste">' })
    expect(html.slice(fault?.span.start, (fault?.span.start ?? 0) + 40)).toBe('<p id="erste">β</p></body></html>')
  })

  test('keeps its place when it was judged on another page of the structure', () => {
    const one = (a: string, b: string) => document(`<p>${a}</p><address><h2>${b}</h2></address>`)
    const faults = faultsOf(structureOf(one('α', 'β')).html)
    const html = one('κάτι πολύ μακρύτερο', 'άλλο')
    const [fault] = inPage(html, structureOf(html), faults)
    expect(html.slice(fault?.span.start, fault?.span.end)).toBe('<h2>')
  })
})

describe('random pages', () => {
  const TAGS = [
    'p',
    'div',
    'ul',
    'li',
    'a',
    'span',
    'h2',
    'section',
    'strong',
    'details',
    'summary',
    'nav',
    'button',
    'label',
    'svg',
  ]
  const ATTRIBUTES = [
    '',
    ' id="a"',
    ' id="b"',
    ' class="x y"',
    ' class="x x"',
    ' aria-label="α"',
    ' aria-label="β"',
    ' href="/a"',
    ' href="tel:+30210"',
    ' for="a"',
    ' aria-labelledby="a"',
    ' title="t"',
    ' hidden',
    ' aria-hidden="true"',
    ' role="img"',
    ' data-x="1"',
  ]
  const TEXTS = ['', ' ', 'α', 'α β', '210 000', '&amp;', '&x;', 'a & b', '\n', '\u00a0', 'α > β']

  /** Trees, sometimes with an end tag too many or too few. */
  const tree = (next: () => number, depth: number): string => {
    const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
    let out = ''
    for (let i = 0; i < 1 + next() * 4; i++) {
      const tag = one(TAGS)
      const inner = depth > 0 && next() < 0.6 ? tree(next, depth - 1) : one(TEXTS)
      const element = `<${tag}${one(ATTRIBUTES)}${next() < 0.2 ? one(ATTRIBUTES) : ''}>${inner}${next() < 0.03 ? '' : `</${tag}>`}`
      out += element.repeat(next() < 0.2 ? 3 : 1) + one(TEXTS)
    }
    return out
  }

  test('are told the same by structure as whole', () => {
    let a = 1
    const next = () => {
      a = (Math.imul(a, 1664525) + 1013904223) >>> 0
      return a / 4294967296
    }
    for (let i = 0; i < 150; i++) {
      const html = document(tree(next, 3))
      expect(ofStructure(html), html).toEqual(ofPage(html))
    }
  })
})

describe('siblings that differ in the value of one attribute', () => {
  const VALUES = [
    'tabindex="3"',
    'role="buton"',
    'role="presentation"',
    'aria-hidden="yes"',
    'aria-label=""',
    'aria-labelledby="nowhere"',
    'id="a b"',
    'id="one"',
    'class="x x"',
    'style="color:red"',
    'href=""',
    'href="tel:+30 210"',
    'target="_blank"',
    'type="phone"',
    'autocomplete="nope"',
    'inputmode="digits"',
    'scope="rows"',
    'colspan="0"',
    'width="wide"',
    'loading="late"',
    'lang=""',
    'dir="left"',
    'hidden="no"',
    'onclick="x()"',
  ]
  const around = (tag: string, inside: string) =>
    tag === 'li'
      ? `<ul>${inside}</ul>`
      : tag === 'tr'
        ? `<table><tbody>${inside}</tbody></table>`
        : `<div>${inside}</div>`
  const sibling = (tag: string, more: string) =>
    tag === 'tr'
      ? `<tr ${more}><td>α</td></tr>`
      : tag === 'img'
        ? `<img src="/a.jpg" alt="α" ${more}>`
        : `<${tag} ${more}>α</${tag}>`

  test.each(['li', 'p', 'a', 'span', 'tr', 'img'])(
    '%s: the fault of one of four is told as of the page whole',
    (tag) => {
      const told = VALUES.map((value) => {
        const plain = sibling(tag, tag === 'a' ? 'href="/a" class="y"' : 'class="y"')
        const html = document(`<p id="one">α</p>${around(tag, plain + plain + sibling(tag, value) + plain)}`)
        const whole = ofPage(html)
        expect(ofStructure(html), html).toEqual(whole)
        return whole.length
      })
      // The values are faults: a set of none would prove nothing.
      expect(told.filter((count) => count > 0).length).toBeGreaterThan(5)
    },
  )
})

test('the compiled validator, which does not check its own settings, says what html-validate says', async () => {
  const { digest } = JSON.parse(readFileSync(join(repository, 'lib/engine.json'), 'utf8')) as { digest: string }
  const worker = new Worker(join(repository, 'lib', digest, 'check/markup/structure-worker.js'))
  const html = document(
    '<p><div>x</div></p><img src="/x.png"><input type="colour"><ul><p>x</p></ul><a href="/"><button type="button">x</button></a>' +
      '<h2>x</h2><h4>x</h4><table><tr><th>x</th></tr></table><i id="x"></i><i id="x"></i><label for="y">x</label>',
    '<base href="/"><base href="/">',
  )
  worker.postMessage(html)
  const [faults] = await once(worker, 'message')
  await worker.terminate()
  expect(faults).toEqual(faultsOf(html))
  expect(new Set(faultsOf(html).map(({ rule }) => rule)).size).toBeGreaterThan(4)
})
