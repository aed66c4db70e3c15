// Tests the styles of page templates: unused rules are removed, and no page of a whole site lacks a rule.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DomUtils } from 'htmlparser2'
import postcss from 'postcss'
import { afterAll, describe, expect, test } from 'vitest'
import { pageStyles } from '../../../src/assets/styles/page-styles.ts'
import { stylesheet } from '../../../src/assets/styles/stylesheet.ts'
import { usedRulesOf } from '../../../src/assets/styles/used-rules.ts'
import { Cache } from '../../../src/runtime/cache.ts'
import { all } from '../../helpers/html.ts'
import { LOCKSMITH, madeOnce, realSite } from '../../helpers/made.ts'

const used = (css: string, names = 'html p a a1 b ul svg foreignObject md:flex 2xl é', elsewhere = '') =>
  usedRulesOf(css)((name) => names.split(' ').includes(name), elsewhere)

describe('the rules that can match', () => {
  test.each([
    ['.b{x:y}', '.b{x:y}'],
    ['.c{x:y}', ''],
    ['p,.c,ul .b,table .b{x:y}', 'p,ul .b{x:y}'],
    ['p>.c+a,p~a:hover::before{x:y}', 'p~a:hover::before{x:y}'],
    ['P.b{x:y}', 'P.b{x:y}'],
    ['svg foreignObject{x:y}', 'svg foreignObject{x:y}'],
    // What is asked for by name of an id, by attribute or by state may be there.
    ['#table .b,[type=table],[x="a],.c"] p,:root,*{x:y}', '#table .b,[type=table],[x="a],.c"] p,:root,*{x:y}'],
    ['p:not(.c,.d):has(table)::part(c){x:y}', 'p:not(.c,.d):has(table)::part(c){x:y}'],
    // A list keeps its heaviest part, and with it its weight.
    [':is(p,.c .d) a,:is(.c,table:is(.b)) a{x:y}', ':is(p,.c .d) a{x:y}'],
    ['.b:where(:is(.c)),:where(.c,:is(a,.c)){x:y}', ':where(:is(a,.c)){x:y}'],
    [':is(h1,p:hover){x:y}', ':is(h1,p:hover){x:y}'],
    // Parts of the same weight go one by one.
    [':is(h1,p) a,:is(.c,.b,.c .d)>a,:is(.c,.b):is(p,h1){x:y}', ':is(p) a,:is(.c,.b,.c .d)>a,:is(.b):is(p){x:y}'],
    ['.md\\:flex,.\\32xl,.\\32 xl,.\\e9,.é,.md\\:grid,.\\33xl{x:y}', '.md\\:flex,.\\32xl,.\\32 xl,.\\e9,.é{x:y}'],
    ['@media (x){.c{x:y}p{x:y}}@media (y){@supports (z){.c{x:y}}}', '@media (x){p{x:y}}'],
    [
      '@layer a,b;@keyframes c{from{x:y}50%{x:y}}@font-face{src:c}p{animation:c 3s}',
      '@layer a,b;@keyframes c{from{x:y}50%{x:y}}@font-face{src:c}p{animation:c 3s}',
    ],
  ])('%s', (css, expected) => expect(used(css)).toBe(expected))

  test('a rule may follow, also where a statement is the last', () => {
    expect(used('@layer a{p{x:y}}@layer b,c')).toBe('@layer a{p{x:y}}@layer b,c;')
  })

  test('keyframes go with the last rule that names them', () => {
    const css = '@keyframes k{from{x:y}}'
    expect(used(`${css}.c{animation:k 3s}`)).toBe('')
    expect(used(`${css}p{--a:k;animation-name:var(--a)}`)).toContain(css)
    expect(used(css, 'p', '.late{animation:k}')).toContain(css)
  })

  test('a custom property goes with what reads it', () => {
    expect(used('p{--a:1;--b:var(--c);--c:var(--b);--d:var(--e);--e:2;x:var(--d)}.c{x:var(--a)}')).toBe(
      'p{--d:var(--e);--e:2;x:var(--d)}',
    )
    expect(used('p{--a:var(--b);--b:1}', 'p', 'i.style.getPropertyValue("--a")')).toBe('p{--a:var(--b);--b:1}')
    expect(used('p{--a:1}@container style(--a:1){p{x:y}}')).toContain('--a:1}@')
    expect(used('p{x:var(--a)}@property --a{syntax:"*"}@property --b{syntax:"*"}')).toBe(
      'p{x:var(--a)}@property --a{syntax:"*"}',
    )
  })
})

test('a site without a folder of templates has the utilities of the theme', async () => {
  const root = mkdtempSync(join(tmpdir(), 'no-templates-'))
  const site = { root, folder: 'templates', hasTheme: true, cache: new Cache(undefined) }
  const { value, problems } = await stylesheet(site, 'styles.css')
  rmSync(root, { recursive: true })
  expect(problems).toEqual([])
  expect(value).toContain('.md\\:hidden')
})

describe('the style of a page template', () => {
  const root = mkdtempSync(join(tmpdir(), 'styles-'))
  afterAll(() => rmSync(root, { recursive: true, force: true }))
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, 'templates', file)), { recursive: true })
      writeFileSync(join(root, 'templates', file), text)
    }
  }
  const styles = async (css: string) =>
    (
      await pageStyles({
        root,
        folder: 'templates',
        css,
        late: '',
        blocks: new Map(['a', 'b'].map((template) => [template, new Set()])),
        cache: new Cache(undefined),
      })
    ).value

  test('exists for a site without islands whose sources are in one folder', async () => {
    write({ 'pages/a.tsx': 'export default { draw: () => <p /> }' })
    expect((await styles('p{x:y}i{x:y}'))?.styles.a).toBe('p{x:y}')
  })

  test('has what the template, its blocks and its islands draw, and no more', async () => {
    write({
      'blocks/box.tsx': 'export const Box = () => <div className={`box ${1 + 1}`} />\nexport const No = () => <i />',
      'pages/a.tsx': `import { Box } from '../blocks/box.tsx'\n// .islet\nexport default { draw: () => <Box /> }`,
      'pages/b.tsx': `import { Island } from '#site'\nexport default { draw: () => <Island name="note" on="idle" props={{}} /> }`,
      'islands/note.tsx': `export default () => <em className='islet' />`,
    })
    const css = ['html', 'div', '.box', 'i', 'em', '.islet', '.contents'].map((each) => `${each}{x:y}`)
    const { styles: { a, b } = {}, islands } = (await styles(css.join(''))) ?? {}
    expect(islands).toEqual(['note'])
    expect(a).toBe('html{x:y}div{x:y}.box{x:y}')
    expect(b).toBe('html{x:y}div{x:y}em{x:y}.islet{x:y}.contents{x:y}')
  })
})

/** A selector once for each alternative of its lists: `:is(a,b) c` -> `:is(a) c`, `:is(b) c`. */
const alternativesOf = (selector: string): string[] => {
  const [list, alternatives = ''] = /(?<=:(?:is|where)\()([^()]*,[^()]*)(?=\))/.exec(selector) ?? []
  if (list === undefined) return [selector]
  return alternatives.split(',').flatMap((one) => alternativesOf(selector.replace(list, one)))
}

test.each([
  ['this site', realSite],
  ['a site of another trade', () => madeOnce(LOCKSMITH)],
])('no page lacks a rule that could match in it: %s', async (_, make) => {
  const site = await make()
  const { templates } = site.plan.site
  const at = {
    root: fileURLToPath(new URL('../../..', import.meta.url)),
    folder: 'templates',
    hasTheme: true,
    cache: new Cache(undefined),
  }
  expect(templates).toMatch(/templates$/)
  const [css, late] = await Promise.all([stylesheet(at, 'styles.css'), stylesheet(at, 'late.css')])
  const usedRules = usedRulesOf(css.value ?? '')
  const known = new Map<string, ReadonlySet<string>>()
  /** The rules of a stylesheet; pages of one template have the same. */
  const rulesOf = (text: string) => {
    const rules = known.get(text) ?? readRules(text)
    known.set(text, rules)
    return rules
  }
  const readRules = (text: string) => {
    const rules = new Set<string>()
    postcss.parse(text).walkRules(({ selectors, nodes, parent }) => {
      const around = parent?.type === 'atrule' ? parent.toString().split('{')[0] : ''
      for (const selector of selectors.flatMap(alternativesOf))
        rules.add(`${around} ${selector}{${nodes.filter((node) => !node.toString().startsWith('--')).join(';')}}`)
    })
    return rules
  }
  const lacking = site.plan.pages.flatMap(({ path }) => {
    const page = site.page(path)
    const names = new Set(all(page, '*').flatMap(({ name, attribs }) => [name, ...(attribs.class ?? '').split(/\s+/)]))
    const own = rulesOf(
      all(page, 'style')
        .map((style) => DomUtils.textContent(style))
        .join(''),
    )
    const wanted = rulesOf(usedRules((name) => names.has(name), late.value ?? ''))
    return [...wanted].filter((rule) => !own.has(rule)).map((rule) => `${path}: ${rule}`)
  })
  expect(lacking.slice(0, 10)).toEqual([])
})
