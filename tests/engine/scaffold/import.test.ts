// site init --from: an export of WordPress -> a site that builds and checks, with what was left out.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadRules } from '../../../src/check/rules.ts'
import init from '../../../src/commands/init.ts'
import { textOf } from '../../../src/scaffold/wordpress/text.ts'
import { cli, shareCache } from '../../helpers/command.ts'
import { END, HEAD, item, menuItem, ORIGIN } from './export.ts'
import { run } from './run.ts'

const work = mkdtempSync(join(tmpdir(), 'import-'))
afterAll(() => rmSync(work, { recursive: true }))

const from = (name: string, xml: string) => {
  writeFileSync(join(work, `${name}.xml`), xml)
  return run(init, [join(work, name)], { from: join(work, `${name}.xml`), town: 'Ely' })
}
/** Builds an imported site, which has no problem. */
const build = async (site: string) => {
  shareCache(join(work, site))
  const { code, err } = await cli(['build', '--root', join(work, site)])
  expect([code, err]).toEqual([0, ''])
}
const yaml = (site: string, file: string) => parse(readFileSync(join(work, site, file), 'utf8'), { logLevel: 'silent' })

const PARAGRAPHS =
  '<p>We open doors that fell shut, without damage to door or lock.</p>\n\n<p>Call <a href="tel:+44 117 496 0123">us</a> or <a href="mailto:hello@ringbells.co.uk">write</a>.</p>'
const SITE = [
  HEAD,
  item({
    id: 2,
    title: 'Locksmith in Ely',
    link: `${ORIGIN}/`,
    slug: 'start',
    comments: 2,
    content: `<!-- wp:paragraph -->${PARAGRAPHS}<!-- /wp:paragraph -->[vc_row][vc_column]<h2>Our &#8220;best&#8221; work</h2>See <a href="${ORIGIN}/services/locks/?utm=1#top"><strong>locks</strong></a> &amp; {keys}.[/vc_column][/vc_row]`,
    meta: {
      _yoast_wpseo_title: '%%sitename%% %%sep%% %%title%%',
      _yoast_wpseo_metadesc: 'Doors opened &amp; locks changed in Ely.',
    },
  }),
  item({
    id: 3,
    title: 'Locks & <em>keys</em>',
    slug: 'locks',
    link: `${ORIGIN}/services/locks/`,
    content: `First line\nof a classic page.\n\nSecond paragraph.<script>alert("x")</script>\n\n<h3>Gallery</h3>[gallery ids="1,2"]<iframe src="https://www.youtube.com/embed/x"></iframe><img src="${ORIGIN}/wp-content/uploads/2019/03/old-lock.jpg" alt="An old lock"><ul><li>One</li><li><b>Two</b> things</li></ul>`,
    meta: {
      rank_math_title: '%title% %sep% Ely',
      rank_math_description: 'All about locks.',
      rank_math_robots: 'a:1:{i:0;s:7:"noindex";}',
    },
  }),
  item({
    id: 4,
    title: 'Κλειδιά',
    slug: '%ce%ba',
    link: `${ORIGIN}/%ce%ba%ce%bb%ce%b5%ce%b9%ce%b4%ce%b9%ce%ac/`,
    content: '<p>Keys cut while you wait.</p>',
  }),
  item({
    id: 5,
    title: 'About us',
    slug: 'About_Us',
    content: '<p>See the <a href="/price-list.pdf">list</a> and <a href="/gone/">more</a>.</p>',
  }),
  item({
    id: 6,
    title: 'Contact',
    slug: 'contact',
    content: '[contact-form-7 id="5" title="Form"]<p>Our workshop is behind the station.</p>',
  }),
  item({
    id: 7,
    title: 'New shop',
    slug: 'new-shop',
    type: 'post',
    link: `${ORIGIN}/2019/03/new-shop/`,
    content: '<p>We moved to a larger shop.</p>',
  }),
  item({
    id: 12,
    title: 'Prices',
    slug: 'prices',
    content:
      '<p>Call 01353 555 0199 or <a href="tel:+441174960199">our van</a>. Open Monday to Saturday 8am to 6pm. A lock costs from £49, with 12 months guarantee. Write to info@other.co.uk, 12 High Street, Ely CB7 4AA. We are there in 30 minutes.</p>',
  }),
  item({ id: 8, title: 'Draft', slug: 'draft', status: 'draft', content: '<p>Not ready</p>' }),
  item({ id: 9, title: 'Secret', slug: 'secret', password: 'x', content: '<p>Hidden</p>' }),
  item({
    id: 10,
    title: 'old-lock',
    type: 'attachment',
    status: 'inherit',
    parent: 3,
    link: `${ORIGIN}/services/locks/old-lock/`,
  }),
  item({ id: 11, title: 'Lock 900', slug: 'lock-900', type: 'product' }),
  menuItem(20, 'main-menu', 2),
  menuItem(21, 'main-menu', 3, 'Locks'),
  menuItem(22, 'main-menu', 4, '', 21),
  menuItem(23, 'main-menu', 99, 'Nowhere'),
  menuItem(24, 'footer', 'http://www.example.org/guild', 'Our guild'),
  END,
].join('')

test('an export becomes a site that builds and checks without errors, and what it does not have is listed', async () => {
  const { code, out, err } = await from('bells', SITE)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.split('\n\n').slice(1, -1).join('\n')).toMatchInlineSnapshot(`
    "7 pages and 11 redirects of the old site.
    Left out, pages that are not public:
      "Draft" (draft)
      "Secret" (password)
    Left out, entries of other types:
      "Lock 900" (product)
    Left out, shortcodes, scripts, frames and forms:
      [gallery] of /services/locks
      <script> of /services/locks
      <iframe> of www.youtube.com of /services/locks
      [contact-form-7] of /contact
    Left out, comments of visitors:
      2 on /
    Left out, pictures (named in the files of their pages):
      old-lock.jpg of /services/locks
    Left out, links to what is not in the export (their words are kept):
      https://www.ringbells.co.uk/price-list.pdf
      https://www.ringbells.co.uk/gone/
    Left out, authors of posts (name them in content/team.yaml):
      admin
    Left out, menu items that lead to no page:
      "Nowhere" of main-menu"
  `)
  await build('bells')
  const checked = await cli(['check', '--root', join(work, 'bells'), '--format', 'json'])
  expect(JSON.parse(checked.out).problems.filter(({ level }: { level: string }) => level === 'error')).toEqual([])
})

test('every old address is a page or redirects to one', () => {
  const { pages, redirects } = yaml('bells', 'content/routes.yaml')
  expect(pages.map(({ path }: { path: string }) => path)).toMatchInlineSnapshot(`
    [
      "/",
      "/services/locks",
      "/page-4",
      "/about-us",
      "/contact",
      "/prices",
      "/posts",
      "/privacy",
      "/404",
      "/500",
      "/posts/{slug}",
      "/services/{slug}",
      "/areas/{slug}",
    ]
  `)
  expect(redirects.map(({ from, to }: Record<string, string>) => `${from} -> ${to}`)).toMatchInlineSnapshot(`
    [
      "/?page_id=3 -> /services/locks",
      "/κλειδιά -> /page-4",
      "/?page_id=4 -> /page-4",
      "/About_Us -> /about-us",
      "/?page_id=5 -> /about-us",
      "/?page_id=6 -> /contact",
      "/2019/03/new-shop -> /posts/new-shop",
      "/?p=7 -> /posts/new-shop",
      "/?page_id=12 -> /prices",
      "/services/locks/old-lock -> /services/locks",
      "/category/advice -> /posts",
    ]
  `)
})

test('a page keeps its headings, texts, links, title and description; pictures are named in comments', () => {
  expect(readFileSync(join(work, 'bells/content/pages/home.yaml'), 'utf8')).toMatchInlineSnapshot(`
    "name: Locksmith in Ely
    head:
      title: Ring Bells & Sons – Locksmith in Ely
      description: Doors opened & locks changed in Ely.
    sections:
      - block: hero
        heading: Locksmith in Ely
        lead: We open doors that fell shut, without damage to door or lock.
      - block: text
        paragraphs:
          - Call [us](tel:+441174960123) or [write](mailto:hello@ringbells.co.uk).
      - block: text
        heading: Our “best” work
        paragraphs:
          - See [locks](/services/locks) & (keys).
    "
  `)
  expect(readFileSync(join(work, 'bells/content/pages/services-locks.yaml'), 'utf8')).toMatchInlineSnapshot(`
    "name: Locks & keys
    head:
      title: Locks & keys – Ely
      description: All about locks.
      robots: noindex, follow
    sections:
      - block: hero
        heading: Locks & keys
        lead: First line of a classic page.
      - block: text
        paragraphs:
          - Second paragraph.
      - block: text
        heading: Gallery
        paragraphs:
          - |-
            - One
            - **Two** things
    # Pictures of the old page. Put a file into content/images/ and name it under photo:
    #   {"file":"old-lock.jpg","alt":"An old lock"} https://www.ringbells.co.uk/wp-content/uploads/2019/03/old-lock.jpg
    "
  `)
  expect(yaml('bells', 'content/pages/contact.yaml').sections).toContainEqual({ block: 'contact', heading: 'Contact' })
})

test('rules that texts of the old site may break are warnings', async () => {
  const levels = yaml('bells', 'site.yaml').rules
  const lenient = [...(await loadRules())].filter(([, { imported }]) => imported)
  expect(levels).toEqual(Object.fromEntries(lenient.map(([id]) => [id, 'warning'])))
  expect(levels).toMatchObject({ 'fact/phone': 'warning', 'lang/characters': 'warning' })
  expect(lenient.filter(([, { level }]) => level !== 'error')).toEqual([])
})

test('site.yaml has the name, the origin and the menus of the old site', () => {
  const { origin, locale, business, navigation } = yaml('bells', 'site.yaml')
  expect([origin, locale, business.name]).toEqual([ORIGIN, 'en_GB', 'Ring Bells & Sons'])
  expect(navigation).toMatchInlineSnapshot(`
    {
      "footer": {
        "blurb": "Locks in Ely since our grandfather",
        "groups": [
          {
            "links": [
              {
                "href": "https://www.example.org/guild",
                "name": "Our guild",
              },
              {
                "href": "/about-us",
                "name": "About us",
              },
              {
                "href": "/contact",
                "name": "Contact",
              },
              {
                "href": "/prices",
                "name": "Prices",
              },
              {
                "href": "/posts",
                "name": "News",
              },
              {
                "href": "/privacy",
                "name": "Privacy",
              },
            ],
            "title": "More",
          },
        ],
      },
      "main": [
        {
          "href": "/",
          "name": "Locksmith in Ely",
        },
        {
          "href": "/services/locks",
          "name": "Locks",
          "subItems": [
            {
              "href": "/page-4",
              "name": "Κλειδιά",
            },
          ],
        },
      ],
    }
  `)
})

test('a site in another language keeps its language, and one that begins with posts gets a home page', async () => {
  const german = HEAD.replace('en-GB', 'de-DE').replaceAll(ORIGIN, 'http://localhost/blog')
  const posts = [1, 2].map((id) =>
    item({ id, type: 'post', title: `Tür ${id}`, link: `http://localhost/blog/?p=${id}`, slug: `tuer-${id}` }),
  )
  expect((await from('tuer', [german, ...posts, END].join(''))).code).toBe(0)
  const { language, locale, origin } = yaml('tuer', 'site.yaml')
  expect([language, locale, origin]).toEqual(['de', 'de_DE', 'https://www.business.example'])
  expect(yaml('tuer', 'content/routes.yaml').redirects).toEqual([
    { from: '/blog', to: '/' },
    ...[1, 2].flatMap((id) => [
      { from: `/blog?p=${id}`, to: `/tuer-${id}` },
      { from: `/?p=${id}`, to: `/tuer-${id}` },
    ]),
    { from: '/category/advice', to: '/posts' },
  ])
  expect(yaml('tuer', 'content/pages/home.yaml').sections).toEqual([
    { block: 'hero', heading: 'Ring Bells & Sons', lead: 'Locks in Ely since our grandfather' },
  ])
})

test.each([
  ['a page of HTML', '<!DOCTYPE html><html><title>x</title></html>', 'is not an export of WordPress'],
  ['another feed', '<rss version="2.0"><channel><title>x</title></channel></rss>', 'is not an export of WordPress'],
  ['nothing', '', 'is not an export of WordPress'],
  [
    'an export that ends in an entry',
    SITE.slice(0, SITE.indexOf('Second paragraph')),
    'ends at "Locks & <em>keys</em>"',
  ],
  ['an export without its end', SITE.slice(0, -20), 'without </rss>'],
])('%s is refused, and nothing is written', async (name, xml, text) => {
  const { code, err } = await from(name.replaceAll(' ', '-'), xml)
  expect([code, err]).toEqual([1, expect.stringContaining(text)])
  expect(err).toContain('Nothing was written.')
  expect(existsSync(join(work, name.replaceAll(' ', '-')))).toBe(false)
})

test('words of page builders, reusable blocks and covers are kept, and what is lost is named with its page', async () => {
  const raw = Buffer.from(encodeURIComponent('<p>Decoded words.</p><script>x()</script>')).toString('base64')
  const page = (id: number, slug: string, content: string, meta = {}) => item({ id, slug, title: slug, content, meta })
  const elementor = [
    {
      elType: 'widget',
      settings: { title: 'Built with Elementor', align: 'center', editor: '<p>Its words.</p>' },
      elements: [{ settings: { tabs: [{ tab_title: 'A question?', tab_content: 'An answer.' }] } }],
    },
  ]
  const xml = [
    HEAD,
    page(
      1,
      'wpbakery',
      `[vc_row][vc_custom_heading text="Bakery words"][vc_raw_html]${raw}[/vc_raw_html][vc_gmaps link="#E-8"][/vc_row]`,
    ),
    page(
      2,
      'divi',
      '[et_pb_toggle title="How %22long%22?"]An hour.[/et_pb_toggle][et_pb_button button_text="Book now" button_url="tel:+441174960123"]',
    ),
    page(
      3,
      'avada',
      `[fusion_code]${Buffer.from('<p>Avada code.</p>').toString('base64')}[/fusion_code][fusion_code]bm90IGh0bWw7[/fusion_code]`,
    ),
    page(4, 'elementor', '', { _elementor_data: JSON.stringify(elementor) }),
    page(5, 'blocks', '<!-- wp:block {"ref":90} /--><!-- wp:block {"ref":91} /-->'),
    page(
      6,
      'cover',
      `<!-- wp:cover {"url":"${ORIGIN}/cover.jpg","dimRatio":50} --><p>On a cover.</p><!-- /wp:cover -->`,
    ),
    item({ id: 90, type: 'wp_block', title: 'Note', slug: 'note', content: '<p>Reused words.</p>' }),
    END,
  ].join('')
  const { code, out } = await from('builders', xml)
  expect(code).toBe(0)
  const text = (slug: string) => readFileSync(join(work, `builders/content/pages/${slug}.yaml`), 'utf8')
  expect(text('wpbakery')).toMatch(/Bakery words[\s\S]*Decoded words/)
  expect(text('divi')).toMatch(/How "long"\?[\s\S]*An hour\.[\s\S]*Book now/)
  expect(text('divi')).toContain('[Book now](tel:+441174960123)')
  expect(text('avada')).toContain('Avada code.')
  expect(text('elementor')).toMatch(/Built with Elementor[\s\S]*Its words\.[\s\S]*A question\?[\s\S]*An answer\./)
  expect(text('blocks')).toContain('Reused words.')
  expect(text('cover')).toContain('cover.jpg')
  for (const slug of ['wpbakery', 'divi', 'avada', 'elementor'])
    expect(text(slug)).not.toMatch(/JTND|PHA\+|bm90|center|\[vc_|\[et_/)
  expect(out.split('\n\n').slice(1, -1).join('\n')).toMatchInlineSnapshot(`
    "6 pages and 6 redirects of the old site.
    Left out, shortcodes, scripts, frames and forms:
      [vc_gmaps] of /wpbakery
      <script> of /wpbakery
      [fusion_code] of /avada
    Left out, reusable blocks that are not in the export:
      91 of /blocks
    Left out, pictures (named in the files of their pages):
      cover.jpg of /cover"
  `)
  await build('builders')
})

test('addresses of languages, anchors, calls and endless addresses lead where they led, or are named', async () => {
  const endless = 'very-long-'.repeat(500)
  const xml = [
    HEAD,
    item({
      id: 1,
      title: 'Home',
      slug: 'home',
      link: `${ORIGIN}/`,
      content: '<h2 id="prices">Prices</h2><p>From £49.</p>',
    }),
    item({ id: 2, title: 'Über uns', slug: 'uber-uns', link: `${ORIGIN}/about/?lang=de`, content: '<p>Wir.</p>' }),
    item({ id: 3, title: 'About', slug: 'about', content: '<p>See <a href="/about/?lang=de">German</a>.</p>' }),
    item({ id: 4, title: 'Endless', slug: endless, content: '<p>Words.</p>' }),
    menuItem(20, 'main', '/#prices', 'Prices'),
    menuItem(21, 'main', '/#gone', 'Gone'),
    menuItem(22, 'main', 'tel:01353 555 019', 'Call'),
    menuItem(23, 'main', 'tel:999', 'Emergency'),
    menuItem(24, 'main', 'javascript:void(0)', 'Open'),
    END,
  ].join('')
  const { code, out } = await from('addresses', xml)
  expect(code).toBe(0)
  expect(yaml('addresses', 'site.yaml').navigation.main).toEqual([
    { name: 'Prices', href: '/#prices' },
    { name: 'Gone', href: '/' },
    { name: 'Call', href: 'tel:+441353555019' },
  ])
  expect(yaml('addresses', 'content/pages/about.yaml').sections[0].lead).toBe('See [German](/uber-uns).')
  expect(yaml('addresses', 'content/routes.yaml').redirects).toContainEqual({ from: '/about?lang=de', to: '/uber-uns' })
  expect(out.split('\n\n').slice(1, -1).join('\n')).toMatchInlineSnapshot(`
    "4 pages and 4 redirects of the old site.
    Left out, which language a page is in (write it as a translation):
      de: /uber-uns
    Left out, anchors (their links lead to the page):
      /#gone of the menu main
    Left out, telephone numbers that cannot be called from abroad (they are text):
      999 of the menu main
    Left out, menu items that lead to no page:
      "Emergency" of main
      "Open" of main
    Left out, links that are no address (their words are kept):
      javascript:void(0) of the menu main
    Left out, old addresses that no redirect may have:
      /very-long-very-long-very-long-very-long-very-long-very-long"
  `)
  await build('addresses')
})

test('posts become articles with their dates, pages keep their tables, and what else they had is named', async () => {
  const table = '<table><tr><th>Lock</th><th>Price</th></tr><tr><td>Yale</td><td>£60</td></tr></table>'
  const list = '<ol><li>Call us.</li><li>Wait.</li></ol>'
  const xml = [
    HEAD,
    item({ id: 1, title: 'Home', slug: 'home', link: `${ORIGIN}/`, content: `<h2>Prices</h2>${table}<p>All in.</p>` }),
    item({ id: 2, title: 'Ely', slug: 'ely', link: `${ORIGIN}/towns/ely/`, content: '<p>We drive to Ely.</p>' }),
    item({ id: 3, title: 'Wisbech', slug: 'wisbech', link: `${ORIGIN}/towns/wisbech/`, content: '<p>And there.</p>' }),
    item({
      id: 4,
      type: 'post',
      title: 'Locked out?',
      slug: 'locked-out',
      link: `${ORIGIN}/advice/locked-out/`,
      date: '2019-03-04 09:00:00',
      modified: '2020-01-02 10:00:00',
      excerpt: 'What to do first.',
      content: `<p>Stay calm.</p><h2>First</h2>${list}${table}`,
      meta: { _wp_old_slug: 'locked', _edit_last: '1', intro: 'Words of a field' },
      comments: 3,
    }),
    item({
      id: 5,
      type: 'post',
      title: 'Ausgesperrt?',
      slug: 'ausgesperrt',
      link: `${ORIGIN}/advice/ausgesperrt/`,
      content: '<p>Ruhig bleiben.</p>',
      language: 'de',
    }),
    item({
      id: 6,
      type: 'post',
      title: 'Undated',
      slug: 'undated',
      date: '0000-00-00 00:00:00',
      content: '<p>Words.</p>',
    }),
    END,
  ].join('')
  const { code, out } = await from('articles', xml)
  expect(code).toBe(0)
  expect(readFileSync(join(work, 'articles/content/posts/locked-out.yaml'), 'utf8')).toMatchInlineSnapshot(`
    "name: Locked out?
    head:
      title: Locked out? – Ring Bells & Sons
      description: What to do first.
    date: 2019-03-04
    updated: 2020-01-02
    summary: What to do first.
    heading: Locked out?
    paragraphs:
      - Stay calm.
    parts:
      - heading: First
        paragraphs:
          - |-
            1. Call us.
            2. Wait.
          - |-
            - Lock, Price
            - Yale, £60
    "
  `)
  expect(yaml('articles', 'content/pages/home.yaml').sections).toMatchInlineSnapshot(`
    [
      {
        "block": "hero",
        "heading": "Home",
        "lead": "Prices",
      },
      {
        "block": "table",
        "columns": [
          "Lock",
          "Price",
        ],
        "rows": [
          [
            "Yale",
            "£60",
          ],
        ],
      },
      {
        "block": "text",
        "paragraphs": [
          "All in.",
        ],
      },
    ]
  `)
  const { pages, redirects } = yaml('articles', 'content/routes.yaml')
  expect(pages).toContainEqual({
    path: '/advice/{slug}',
    each: 'posts',
    template: 'post',
    parent: '/advice',
    graph: ['post'],
  })
  expect(pages).toContainEqual({ path: '/advice', page: 'advice', template: 'posts' })
  expect(pages).toContainEqual({ path: '/undated', page: 'undated', template: 'page' })
  expect(redirects).toContainEqual({ from: '/advice/locked', to: '/advice/locked-out' })
  expect(out.split('\n\n').slice(1, -1).join('\n')).toMatchInlineSnapshot(`
    "6 pages and 7 redirects of the old site.
    Left out, comments of visitors:
      3 on /advice/locked-out
    Left out, authors of posts (name them in content/team.yaml):
      admin
    Left out, custom fields:
      intro of /advice/locked-out
    Left out, which language a page is in (write it as a translation):
      de: /advice/ausgesperrt
    These may be services or areas. If they are, take each out of content/routes.yaml and content/pages/, write it with "site new service" or "site new area", and move its words there:
      "Ely" at /towns/ely
      "Wisbech" at /towns/wisbech"
  `)
  const root = join(work, 'articles')
  expect(await cli(['new', 'service', 'Key cutting', '--root', root])).toMatchObject({ code: 0, err: '' })
  await build('articles')
  expect(readFileSync(join(root, 'dist/feed.xml'), 'utf8')).toContain(`${ORIGIN}/advice/locked-out`)
})

test('all parts of an export are read, and an entry that two parts have counts once', async () => {
  const page = (id: number, slug: string) => item({ id, slug, title: slug, content: `<p>About ${slug}.</p>` })
  writeFileSync(join(work, 'part-1.xml'), [HEAD, page(1, 'one'), page(2, 'two'), END].join(''))
  writeFileSync(join(work, 'part-2.xml'), [HEAD, page(2, 'two'), page(3, 'three'), END].join(''))
  const files = ['part-1', 'part-2'].map((name) => join(work, `${name}.xml`))
  const { code } = await cli(['init', join(work, 'parts'), '--from', files[0] ?? '', '--from', files[1] ?? ''])
  expect(code).toBe(0)
  const paths = yaml('parts', 'content/routes.yaml').pages.map(({ path }: { path: string }) => path)
  expect(paths).toEqual(expect.arrayContaining(['/one', '/two', '/three']))
  expect(paths.filter((path: string) => path.startsWith('/two'))).toEqual(['/two'])
})

test('exports of two sites are refused', async () => {
  writeFileSync(join(work, 'site-1.xml'), HEAD + END)
  writeFileSync(join(work, 'site-2.xml'), HEAD.replaceAll(ORIGIN, 'https://other.example') + END)
  const files = ['site-1', 'site-2'].map((name) => join(work, `${name}.xml`))
  const { code, err } = await run(init, [join(work, 'two-sites')], { from: files })
  expect([code, err]).toEqual([1, expect.stringContaining(`the exports are of ${ORIGIN} and https://other.example`)])
})

test.each([
  ['a ZIP archive', Buffer.from('PK\u0003\u0004'), 'is a ZIP archive'],
  ['text in an old encoding', Buffer.from(`${HEAD}<item>caf\u00e9</item>${END}`, 'latin1'), 'is not text in UTF-8'],
])('%s is refused by its kind', async (_, bytes, text) => {
  writeFileSync(join(work, 'other.xml'), bytes)
  const { code, err } = await run(init, [join(work, 'other')], { from: join(work, 'other.xml') })
  expect([code, err]).toEqual([1, expect.stringContaining(text)])
})

test('an export in UTF-16 is read', async () => {
  const xml = [HEAD, item({ id: 1, title: 'Κλειδιά', slug: 'keys', content: '<p>Κλειδιά.</p>' }), END].join('')
  writeFileSync(join(work, 'wide.xml'), Buffer.from(`\ufeff${xml}`, 'utf16le'))
  expect((await run(init, [join(work, 'wide')], { from: join(work, 'wide.xml') })).code).toBe(0)
  expect(yaml('wide', 'content/pages/keys.yaml').name).toBe('Κλειδιά')
})

test('a file that is not there is refused', async () => {
  const { code, err } = await run(init, [join(work, 'none')], { from: join(work, 'none.xml') })
  expect([code, err]).toEqual([1, expect.stringContaining('cannot be read (ENOENT)')])
})

test.each([
  ['<p>A <b>bold</b> word<br>and a line</p>', ['A **bold** word, and a line']],
  ['<p><b><a href="/x">Link</a></b> and <a href="/y(1) z"><i>one</i></a></p>', ['[Link](/x) and [one](/y%281%29%20z)']],
  ['One\ntwo\n\nthree', ['One two', 'three']],
  ['&lt;b&gt; {price} ](x) ** &amp;nbsp;\u0000', ['<b> (price) ] (x) * &nbsp;']],
  ['[sic] [gallery] [x y="1"]kept[/x] [/b]', ['[sic] kept']],
  ['<table><tr><td>Layout</td></tr><tr><td>in one column</td></tr></table>', ['Layout', 'in one column']],
  ['<table><tr><td>Left<ul><li>a</li><li>b</li></ul></td><td>Right</td></tr></table>', ['Left', '- a\n- b', 'Right']],
  [
    'Bring: <ul><li>a <b>key</b></li><li><p>a</p><p>lamp</p></li></ul>Then',
    ['Bring:', '- a **key**\n- a lamp', 'Then'],
  ],
  ['<ol><li>One<ul><li>half</li></ul></li><li></li><li>Two</li></ol>', ['1. One\n2. half\n3. Two']],
  ['<ul><li>alone</li></ul>', ['alone']],
  ['<svg><text>x</text></svg><style>p{}</style><p>y', ['y']],
  ['<a href="x">never<p>closed</a>', ['never', 'closed']],
])('the text of %j', (html, paragraphs) => {
  expect(textOf(html).sections).toEqual([{ heading: '', paragraphs }])
})

test('a table keeps its columns and rows, and the words around it', () => {
  const html = `<h2>Prices</h2><table><caption>In euros</caption><thead><tr><th>Lock</th><th>Price</th></tr></thead>
    <tbody><tr><td><b>Yale</b></td><td></td></tr><tr><td>Other</td><td>60</td></tr></tbody></table>All in.`
  expect(textOf(html).sections).toEqual([
    { heading: '', paragraphs: [] },
    {
      heading: 'Prices',
      paragraphs: ['In euros'],
      table: {
        columns: ['Lock', 'Price'],
        rows: [
          ['**Yale**', '–'],
          ['Other', '60'],
        ],
      },
    },
    { heading: '', paragraphs: ['All in.'] },
  ])
})

test('the h1 of a page is its heading, and the page keeps its name', async () => {
  const content = '<h2>Before</h2><p>Words.</p><h1>Doors opened in Ely</h1><p>We come at night.</p><h1>Again</h1>'
  const { code } = await from(
    'title',
    HEAD + item({ id: 1, title: 'Home', slug: 'home', link: `${ORIGIN}/`, content }) + END,
  )
  expect(code).toBe(0)
  const { name, sections } = yaml('title', 'content/pages/home.yaml')
  expect(name).toBe('Home')
  expect(sections[0]).toMatchObject({ block: 'hero', heading: 'Doors opened in Ely' })
  expect(JSON.stringify(sections.slice(1))).not.toContain('Doors opened')
})

test('a page that begins with a heading has it as its lead, and its words once; nothing of the engine is warned of', async () => {
  const words = 'We open safes of all makers, and we set a new code while you watch. It takes about an hour. '
  const content = `<h2 id="safes">Safes opened without damage</h2><p>${words.repeat(2)}</p><h2>More</h2><p>Ask us.</p>`
  const van =
    '<h2>It is blue</h2><p>You will see it in the town from Monday on, with our number on both of its sides and on the back, too.</p>'
  const pages = [
    item({
      id: 1,
      title: 'Home',
      slug: 'home',
      link: `${ORIGIN}/`,
      content: '<p>We cut keys and change locks in Ely and in the villages around it, on every day but Sunday.</p>',
    }),
    item({ id: 2, title: 'Safes', slug: 'safes', content }),
    item({
      id: 3,
      title: 'Contact',
      slug: 'contact',
      content:
        '<p>Write to us, and we answer on the next day. Or come by: our shop is at the market, next to the baker.</p>',
    }),
    item({ id: 4, title: 'Our van', slug: 'van', type: 'post', content: van }),
    item({
      id: 5,
      title: 'Oil',
      slug: 'oil',
      type: 'post',
      content:
        '<p>Take graphite and no oil. Once a year is enough for most locks, and after that the key turns easily again.</p>',
    }),
  ]
  expect((await from('lead', HEAD + pages.join('') + END)).code).toBe(0)
  expect(yaml('lead', 'content/pages/safes.yaml').sections).toEqual([
    { block: 'hero', heading: 'Safes', lead: 'Safes opened without damage' },
    { block: 'text', id: 'safes', paragraphs: [words.repeat(2).trim()] },
    { block: 'text', heading: 'More', paragraphs: ['Ask us.'] },
  ])
  expect(yaml('lead', 'content/posts/van.yaml')).toMatchObject({
    paragraphs: ['**It is blue**', expect.stringMatching(/^You will see it/)],
  })
  shareCache(join(work, 'lead'))
  const { err } = await cli(['check', '--root', join(work, 'lead')])
  expect(err.split('\n').filter((line) => line.startsWith('▲'))).toEqual([])
})

test('elements may be as deep as they like', () => {
  expect(textOf(`${'<div>'.repeat(50_000)}deep`).sections[0]?.paragraphs).toEqual(['deep'])
})

test('an export of 50 MB is read, and a page of 25 MB is left out', async () => {
  const revision = item({
    id: 1,
    title: 'x',
    type: 'revision',
    status: 'inherit',
    content: '<p>words</p>'.repeat(5000),
  })
  const endless = item({ id: 2, title: 'Endless', slug: 'endless', content: `<p>${'word '.repeat(5_000_000)}</p>` })
  const xml = [HEAD, ...Array.from({ length: 500 }, () => revision), endless, END].join('')
  expect(xml.length).toBeGreaterThan(50 << 20)
  expect(await from('large', xml)).toMatchObject({
    code: 0,
    out: expect.stringContaining('texts that are too long:\n  /endless\n'),
  })
})

test('a link to the contact or privacy page of the starter stays a link', async () => {
  const content = '<p>Read our <a href="/privacy/">privacy page</a>.</p>'
  const { err } = await from('linked', [HEAD, item({ id: 1, title: 'About', slug: 'about', content }), END].join(''))
  expect(err).toBe('')
  expect(yaml('linked', 'content/pages/about.yaml').sections[0].lead).toBe('Read our [privacy page](/privacy).')
})
