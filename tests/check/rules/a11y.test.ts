// Edge cases of names, labels and headings.
import { describe, expect, test } from 'vitest'
import contrast from '../../../src/check/rules/a11y/contrast.ts'
import focus from '../../../src/check/rules/a11y/focus.ts'
import formLabel from '../../../src/check/rules/a11y/form-label.ts'
import h1 from '../../../src/check/rules/a11y/h1.ts'
import headingOrder from '../../../src/check/rules/a11y/heading-order.ts'
import linkColour from '../../../src/check/rules/a11y/link-colour.ts'
import name from '../../../src/check/rules/a11y/name.ts'
import type { Rule } from '../../../src/model/checks/rule.ts'
import { findingsOf } from '../example-site.ts'

const on = (rule: Rule, html: string) => findingsOf(rule, { pages: { '/': html } })
const whole = (body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>x</title></head><body><main>${body}</main></body></html>`

describe('a11y/name', () => {
  test.each([
    '<a href="/"><span aria-label="Home"></span></a>',
    '<p id="n">Home</p><a href="/" aria-labelledby="n"></a>',
    '<a href="/" title="Home"></a>',
    '<a name="x"></a>',
    '<button type="button" aria-hidden="true"></button>',
    '<div hidden><button type="button"></button></div>',
    '<svg role="img"><title>A wheel</title></svg>',
    '<svg><path d="M0 0"/></svg>',
    '<input type="image" alt="Go" src="/favicon.svg">',
    '<iframe title="Map" src="https://a.example/"></iframe>',
  ])('%s is fine', (html) => expect(on(name, html)).toEqual([]))

  test.each([
    '<a href="/"><img src="/favicon.svg" alt=""></a>',
    '<a href="/"> </a>',
    '<a href="/" aria-label=" "></a>',
    '<a href="/" aria-labelledby="nowhere"></a>',
    '<svg role="img"><title></title></svg>',
    '<input type="image" src="/favicon.svg">',
    '<details><summary></summary><p>x</p></details>',
  ])('%s is not', (html) => expect(on(name, html)).toHaveLength(1))
})

describe('a11y/form-label', () => {
  test.each([
    '<input aria-label="Name" name="x">',
    '<p id="n">Name</p><input aria-labelledby="n">',
    '<input title="Name">',
    '<input type="submit"><input type="hidden">',
    '<div hidden><input name="website"></div>',
    '<input name="website" tabindex="-1">',
    '<label>Name <select><option>x</option></select></label>',
    '<label>Company name <input name="company"></label>',
    '<label>E-mail <input type="email" autocomplete="email"></label>',
  ])('%s is fine', (html) => expect(on(formLabel, html)).toEqual([]))

  test.each([
    '<select></select>',
    '<textarea placeholder="Text"></textarea>',
    '<label><input></label>',
    '<label>E-mail <input type="email"></label>',
    '<label>Name <input name="name" autocomplete=""></label>',
  ])('%s is not', (html) => expect(on(formLabel, html)).toHaveLength(1))
})

test('a11y/h1 takes a picture with a name for words, and nothing else', () => {
  expect(on(h1, whole('<h1><img src="/favicon.svg" alt="Two Wheels"></h1>'))).toEqual([])
  expect(on(h1, whole('<h1> </h1>'))).toEqual(['the main heading of / is empty'])
})

test('a11y/heading-order lets headings go back up, and dialogs begin anew', () => {
  expect(on(headingOrder, '<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2><dialog><h4>e</h4></dialog>')).toEqual([])
  expect(on(headingOrder, '<h2>a</h2><h3>b</h3><h5>c</h5><h6>d</h6>')).toEqual([
    'the heading "c" on / is h5 under the h3 "b", expected h4',
  ])
})

describe('a11y/contrast', () => {
  const dark = '@media (prefers-color-scheme:dark){:root{--ground:#111;--text:#eee}}'
  const styled = (style: string, body: string) =>
    `<!DOCTYPE html><html lang="en"><head><title>x</title><style>:root{--ground:#fff;--text:#222}${dark}` +
    `body{background:var(--ground);color:var(--text)}${style}</style></head><body><main>${body}</main></body></html>`

  test.each([
    ['.box{background:var(--deep)}', '<p class="box">x</p>'],
    ['.box{background:linear-gradient(#eee,#fff)}.box p{color:#ddd}', '<div class="box"><p>x</p></div>'],
    ['.box p{color:#ddd}.box .on{color:var(--text)}', '<div class="box"><p class="on">x</p></div>'],
    ['.box{background:#123;color:#fff}.in{background:0 0}', '<div class="box"><p class="in">x</p></div>'],
    ['a{color:#ddd}.box a{color:inherit}', '<p class="box"><a href="/">x</a></p>'],
    ['p:hover{color:#eee}@media print{p{color:#eee}}', '<p>x</p>'],
    ['h2{color:#888}:root{--text:#444}', '<h2>x</h2>'],
    ['.pale{color:#eee!important}.pale{color:#eee}', '<svg class="pale"><title>x</title></svg><p> </p>'],
  ])('%s is fine', (style, body) => expect(on(contrast, styled(style, body))).toEqual([]))

  test.each([
    ['.pale{color:#aaa}', '<p class="pale">x</p>'],
    ['.box>p{color:rgb(170, 170, 170)}', '<div class="box"><p>x</p></div>'],
    ['@layer base{:is(.box,.card) p{color:#aaa}}', '<div class="card"><p>x</p></div>'],
    ['.box{background:#123}', '<div class="box"><ul><li>x</li></ul></div>'],
    ['.pale{color:#aaa!important}p.pale.more{color:#000}', '<p class="pale more">x</p>'],
    ['.text-\\[\\#bbb\\]{color:#bbb}', '<p class="text-[#bbb]">x</p>'],
    ['', '<p style="color:#ccc">x</p>'],
    ['@media (prefers-color-scheme:dark){:root{--text:#555}}', '<p>x</p>'],
  ])('%s is not', (style, body) => expect(on(contrast, styled(style, body))).toHaveLength(1))
})

/** A page whose whole style is given. */
const styled = (css: string, body = '<a href="/">Home</a>') =>
  `<!DOCTYPE html><html lang="en"><head><style>${css}</style></head><body><main>${body}</main></body></html>`

describe('a11y/focus', () => {
  test.each([
    ':focus:not(:focus-visible){outline:none}',
    '.menu:focus{outline:none}',
    '*{outline:0}:focus-visible{outline:2px solid}',
    'a{outline:none}:is(a,button):focus{box-shadow:0 0 0 3px red}',
    'a:focus{outline-offset:0}',
  ])('%s is fine', (css) => expect(on(focus, styled(css))).toEqual([]))
  test.each([
    ':focus{outline:0}',
    '*{outline:none !important}',
    'p{margin:0}a,button:focus{outline-style:none}',
    ':focus-visible{outline:none}.cards a:focus-visible{outline:2px solid}',
    '@layer base{@media (hover:hover){a:focus{outline:0;box-shadow:none}}}',
  ])('%s is not', (css) => expect(on(focus, styled(css))).toHaveLength(1))
})

describe('a11y/link-colour', () => {
  const text = '<p class="text">We mend <a href="/b" class="in">brakes</a> and whatever squeaks.</p>'
  const base = 'body{background:#fff;color:#222}a{color:#05a}'
  test.each([
    '',
    'a{text-decoration:none}.text a{text-decoration:underline}',
    'a{text-decoration:none}a[href]{border-bottom:1px solid}',
    'a{text-decoration:none}.in::after{content:">"}',
    'a{text-decoration:none}p>.in{font-weight:700}',
    'a{text-decoration:none;color:#8af}',
    '.other a{text-decoration:none}',
    'a{text-decoration:none}@media (min-width:40em){.text a{text-decoration:underline}}',
    'a{text-decoration:none}.text a:not(.button){text-decoration:underline}',
  ])('%s is fine', (css) => expect(on(linkColour, styled(base + css, text))).toEqual([]))
  test.each([
    'a{text-decoration:none}',
    'a{text-decoration:inherit;font-weight:inherit;border:0 solid}',
    '@layer base{a{text-decoration-line:none}}',
    'a{text-decoration:none}a:hover{text-decoration:underline}',
    'a{text-decoration:none}.more a{text-decoration:underline}',
    '.text .in{text-decoration:none;color:inherit}',
  ])('%s is not', (css) => expect(on(linkColour, styled(base + css, text))).toHaveLength(1))
  test('a menu, and a list of links, are no sentence', () => {
    const css = `${base}a{text-decoration:none}`
    expect(on(linkColour, styled(css, `<nav>${text}</nav>`))).toEqual([])
    expect(on(linkColour, styled(css, '<p><a href="/a">Brakes</a>, <a href="/b">Gears</a></p>'))).toEqual([])
    expect(on(linkColour, styled(css, '<ul><li>See <a href="/a">all the brakes we mend</a></li></ul>'))).toEqual([])
  })
})
