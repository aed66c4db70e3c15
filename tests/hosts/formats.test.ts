// Tests the files of every host: they are read back without loss, and the vendors' own parsers understand them.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { describe, expect, test } from 'vitest'
import { headerRules } from '../../src/emit/headers.ts'
import { disjointRules } from '../../src/hosts/formats/header-rules.ts'
import { encodedTarget } from '../../src/hosts/formats/spellings.ts'
import { withSlash } from '../../src/model/address.ts'
import type { Host, HostWork } from '../../src/model/host.ts'
import { headersFor } from '../../src/model/host.ts'
import type { Redirect } from '../../src/model/plan.ts'
import { encodedPath } from '../../src/model/spellings.ts'
import { loadModules } from '../../src/runtime/engine.ts'
import { project } from '../helpers/project.ts'

const hosts = await loadModules<Host>('hosts')
const { site } = project().plan ?? expect.unreachable('the base site has a plan')
const at = { file: 'content/routes.yaml', line: 1 }
const MOVED: readonly (readonly [from: string, to: string, status: Redirect['status']])[] = [
  ['/old', '/contact', 301],
  ['/παλιά', '/contact?a=ά#β', 301],
  ['/old.php', 'https://elsewhere.example/x', 302],
  [`/a+b(c)$d"e'f;g{h}[i]^j|k~l!m`, '/contact?from=old', 301],
  ['/help', 'https://en.wikipedia.org/wiki/Help:Contents', 301],
  ['/map', 'https://maps.example:8443/place/Two+Wheels/@53.8,-1.55,17z/data=!3m1!4b1:0x1?at=:here#:there', 301],
  ['/sale', 'https://elsewhere.example/50%off', 301],
  ['/coffee', 'https://elsewhere.example/caf%E9', 301],
]
const work = (slash: 'never' | 'always'): HostWork => ({
  plan: {
    site: { ...site, urls: { trailingSlash: slash } },
    redirects: MOVED.map(([from, to, status]) => ({
      from: withSlash(from, slash),
      to: to.startsWith('/') ? withSlash(to, slash) : to,
      status,
      at,
    })),
  },
  headers: headerRules(`default-src 'none'; script-src 'self' 'sha256-${'a'.repeat(43)}='`, {
    icons: ['/favicon.ico'],
  }),
  plainHtml: ['proof1234.html', 'price list.html', `a"b'c{d}$e.html`],
  queries: [{ from: '/', query: 'page_id=12', to: '/contact', status: 301 }],
  missingIn: ['nl'],
  ownFiles: ['.htaccess', '_redirects'],
})
const hostOf = (name: string) => hosts.get(name) ?? expect.unreachable(`there is a host ${name}`)
const read = (host: Host, files: ReadonlyMap<string, string>) =>
  host.read?.((path) => files.get(path)) ?? { redirects: [], rules: 0, headers: [] }

/** A target with its colons as they are; Vercel needs them escaped. */
const colons = (target: string) => target.replaceAll('%3A', ':')

test('each file of src/hosts/ is a host, called by its name', () => {
  const names = readdirSync('src/hosts').flatMap((file) => (file.endsWith('.ts') ? [file.replace(/\.ts$/, '')] : []))
  expect([...hosts.keys()].sort()).toEqual(names.sort())
})

describe.each(
  [...hosts].flatMap(([name, host]) => (['never', 'always'] as const).map((slash) => ({ name, host, slash }))),
)('$name with trailing slash: $slash', ({ host, slash }) => {
  const given = work(slash)
  const files = host.files(given)

  test('it writes its own files and no other', () => {
    expect([...files.keys()].sort()).toEqual([...host.own].sort())
  })

  test('the same work gives the same files', () => {
    expect([...host.files(work(slash))]).toEqual([...files])
  })

  if (host.queries)
    test('a redirect of a query is read back before the others', () => {
      const [first, second] = read(host, files).redirects
      expect(first).toMatchObject({ from: '/', query: 'page_id=12', to: '/contact', status: 301 })
      expect(second?.query).toBeUndefined()
    })

  if (host.read)
    test('each redirect with a status that the host knows is read back, and overrides files', () => {
      const { redirects, rules } = read(host, files)
      const known = given.plan.redirects.filter(({ status }) => host.limits?.statuses?.includes(status) ?? true)
      for (const { from, to, status } of known) {
        const found = redirects.filter((each) => encodedPath(withSlash(each.from, slash)) === encodedPath(from))
        expect(found.length, `rules for ${from}`).toBeGreaterThan(0)
        for (const { to: target, status: code } of found)
          expect([colons(target), code], from).toEqual([colons(encodedTarget(to)), status])
      }
      if (!host.yields) expect(redirects.filter(({ yields }) => yields)).toEqual([])
      expect(rules).toBeGreaterThanOrEqual(known.length)
    })

  if (host.read && host.caching === undefined)
    test('the headers of each address are read back', () => {
      const found = read(host, files).headers
      for (const path of ['/', '/contact', '/assets/x.0123456789.js', '/favicon.ico']) {
        // A host that may not get two rules for one header of an address gets neither.
        const wanted = [given.headers, disjointRules(given.headers)].map((rules) => headersFor(rules, path).sort())
        expect(wanted).toContainEqual(headersFor(found, path).sort())
      }
    })

  test('a folder without its files has no rules', () => {
    expect(read(host, new Map())).toEqual({ redirects: [], rules: 0, headers: [] })
  })
})

test('GitHub Pages gets the domain only if it is the only host', () => {
  const { plan, ...given } = work('never')
  const names = (hosts: string[]) => [
    ...hostOf('github-pages')
      .files({ ...given, plan: { ...plan, site: { ...site, hosts } } })
      .keys(),
  ]
  expect(names(['github-pages'])).toEqual(['.nojekyll', 'CNAME'])
  expect(names(['apache', 'github-pages'])).toEqual(['.nojekyll'])
})

describe("the vendors' own parsers", () => {
  const folder = (files: ReadonlyMap<string, string>) => {
    const made = mkdtempSync(join(tmpdir(), 'host-files-'))
    for (const [path, text] of files) writeFileSync(join(made, path), text)
    return { path: (name: string) => join(made, name), remove: () => rmSync(made, { recursive: true }) }
  }

  test('Netlify reads each rule of _redirects and _headers, without an error', async () => {
    const { path, remove } = folder(hostOf('netlify').files(work('never')))
    try {
      const moved = await parseAllRedirects({
        redirectsFiles: [path('_redirects')],
        configRedirects: [],
        netlifyConfigPath: undefined,
        minimal: true,
      } as unknown as Parameters<typeof parseAllRedirects>[0])
      expect(moved.errors).toEqual([])
      type Moved = { from: string; query: object; to: string; status: number; force: boolean }
      const [asked, ...others] = moved.redirects as Moved[]
      expect(asked).toMatchObject({ from: '/', query: { page_id: '12' }, to: '/contact', status: 301, force: true })
      expect(others.map(({ from, to, status, force }) => [from, to, status, force])).toEqual([
        ...MOVED.map(([from, to, status]) => [encodedPath(from), encodedTarget(to), status, true]),
        ['/nl/*', '/nl/404.html', 404, false],
      ])
      const { headers, errors } = await parseAllHeaders({
        headersFiles: [path('_headers')],
        netlifyConfigPath: undefined,
        configHeaders: [],
        minimal: true,
      } as unknown as Parameters<typeof parseAllHeaders>[0])
      expect(errors).toEqual([])
      expect(headers.map((rule) => rule.for)).toEqual(['/*', '/assets/*', '/favicon.ico'])
      expect(headers[0]?.values['Content-Security-Policy']).toContain("default-src 'none'")
    } finally {
      remove()
    }
  })

  test.each(['never', 'always'] as const)(
    'Vercel takes vercel.json and leads each address on, trailing slash %s',
    (slash) => {
      const given = work(slash)
      const { $schema: _, ...settings } = JSON.parse(hostOf('vercel').files(given).get('vercel.json') ?? '')
      const { routes, error } = getTransformedRoutes(settings)
      expect(error).toBeNull()
      const answers = (path: string) => {
        for (const route of routes ?? []) {
          if ('handle' in route || 'has' in route || route.src === undefined || route.status === undefined) continue
          const match = new RegExp(route.src).exec(path)
          const to =
            match && String(route.headers?.Location ?? '').replace(/\$(\d)/g, (__, n) => match[Number(n)] ?? '')
          if (match) return [colons(String(to)), route.status]
        }
        return undefined
      }
      const [asked] = (routes ?? []).filter((route) => 'has' in route)
      expect(asked).toMatchObject({ has: [{ type: 'query', key: 'page_id', value: '12' }], status: 301 })
      for (const { from, to, status } of given.plan.redirects)
        expect(answers(encodedPath(from))).toEqual([colons(encodedTarget(to)), status])
      // And a page at another spelling, by the vendor's own rules.
      expect(answers(slash === 'always' ? '/contact' : '/contact/')).toEqual([
        slash === 'always' ? '/contact/' : '/contact',
        308,
      ])
      expect(answers(slash === 'always' ? '/contact/' : '/contact')).toBeUndefined()
    },
  )
})

describe('the function of CloudFront', () => {
  const run = (slash: 'never' | 'always') => {
    const code = hostOf('s3-cloudfront').files(work(slash)).get('cloudfront-function.js') ?? ''
    const handler = runInNewContext(`${code}\nhandler`, { decodeURIComponent }) as (event: object) => {
      uri?: string
      statusCode?: number
      headers?: { location?: { value: string } }
    }
    return (uri: string, querystring: object = {}) => {
      const { uri: file, statusCode, headers } = handler({ request: { uri, querystring, headers: {} } })
      return statusCode === undefined ? file : `${statusCode} ${headers?.location?.value}`
    }
  }

  test('a page has one address, and its file is requested from the bucket', () => {
    const never = run('never')
    expect(
      ['/', '/contact', '/contact/', '/contact.html', '/index.html', '/assets/a.js', '/proof1234.html'].map((each) =>
        never(each),
      ),
    ).toEqual([
      '/index.html',
      '/contact.html',
      '301 /contact',
      '301 /contact',
      '301 /',
      '/assets/a.js',
      '/proof1234.html',
    ])
    const always = run('always')
    expect(['/', '/contact/', '/contact', '/contact/index.html', '/assets/a.js'].map((each) => always(each))).toEqual([
      '/index.html',
      '/contact/index.html',
      '301 /contact/',
      '301 /contact/',
      '/assets/a.js',
    ])
  })

  test('every spelling of an old address is redirected, with its query', () => {
    const answer = run('never')
    for (const each of ['/old', '/old/', '/old.html']) expect(answer(each)).toBe('301 /contact')
    expect(answer(encodeURI('/παλιά'))).toBe(`301 ${encodedTarget('/contact?a=ά#β')}`)
    expect(answer('/old', { x: { value: '1' }, y: { value: 'a', multiValue: [{ value: 'a' }, { value: '' }] } })).toBe(
      '301 /contact?x=1&y=a&y',
    )
  })

  test('a redirect of a query drops it, and another query shows the page', () => {
    const answer = run('never')
    expect(answer('/', { utm: { value: 'x' }, page_id: { value: '12' } })).toBe('301 /contact')
    expect(answer('/', { page_id: { value: '13' } })).toBe('/index.html')
  })

  test('hidden and hostile paths are neither answered nor redirected', () => {
    const answer = run('never')
    const hidden = ['/.htaccess', '/_redirects', '/.git/config', '/404', '/404.html', '/500']
    expect(new Set(hidden.map((each) => answer(each)))).toEqual(new Set(['/404-hidden']))
    for (const each of ['/__proto__', '/constructor', '//evil.example/', '/%0d%0aSet-Cookie:a/', '/%', '/..%2f..%2fx/'])
      expect(String(answer(each))).not.toMatch(/^30/)
    expect(answer('/.well-known/security.txt')).toBe('/.well-known/security.txt')
  })
})

describe('GitLab Pages', () => {
  const { plan, ...given } = work('never')
  const filesOf = (redirects: readonly Omit<Redirect, 'at'>[]) =>
    hostOf('gitlab-pages').files({ ...given, plan: { ...plan, redirects: redirects.map((each) => ({ ...each, at })) } })

  test('addresses are written decoded, each also with .html, and targets without placeholders', () => {
    expect(
      filesOf([
        { from: '/%CF%80%CE%B1%CE%BB%CE%B9%CE%AC/', to: '/contact?a=ά#β', status: 301 },
        { from: '/old.php', to: 'https://en.wikipedia.org/wiki/Help:Contents', status: 302 },
      ]).get('_redirects'),
    ).toBe(
      [
        '/παλιά/ /contact?a=%CE%AC#%CE%B2 301',
        '/παλιά /contact?a=%CE%AC#%CE%B2 301',
        '/παλιά.html /contact?a=%CE%AC#%CE%B2 301',
        '/old.php https://en.wikipedia.org/wiki/Help%3AContents 302',
        '',
      ].join('\n'),
    )
  })

  test('an address that its file cannot hold is left out', () => {
    const lost = ['/two words', '/%C2%A0', '/50%', '/blog/*', '/:name/x', '/a'.repeat(26)]
    const kept = ['/a*b', '/a:b', '/a#b', '/50%25', '/a'.repeat(25)]
    const written = filesOf([...lost, ...kept].map((from) => ({ from, to: '/contact', status: 301 })))
    const found = read(hostOf('gitlab-pages'), written).redirects.map(({ from }) => from)
    expect(found.filter((from) => !from.endsWith('.html'))).toEqual(['/a*b', '/a:b', '/a#b', '/a'.repeat(25)])
  })

  test('if .html of all addresses makes too many rules, each has one', () => {
    const count = (n: number) => {
      const redirects = Array.from({ length: n }, (_, i) => ({ from: `/old-${i}`, to: '/', status: 301 as const }))
      return read(hostOf('gitlab-pages'), filesOf(redirects)).rules
    }
    expect([500, 501, 1000, 1001].map(count)).toEqual([1000, 501, 1000, 1001])
  })

  test('a file of another host gives it no headers', () => {
    const rules = read(hostOf('gitlab-pages'), new Map([['_headers', '/*\n  X-Test: a\n']]))
    expect(rules.headers).toEqual([])
  })
})

test('Cloudflare: if all spellings of all addresses are too many, each has two, or one', () => {
  const { plan, ...given } = work('never')
  const many = (n: number) => {
    const redirects = Array.from({ length: n }, (_, i) => ({
      from: `/old-${i}`,
      to: '/contact',
      status: 301 as const,
      at,
    }))
    return read(hostOf('cloudflare'), hostOf('cloudflare').files({ ...given, plan: { ...plan, redirects } })).rules
  }
  expect([666, 667, 1000, 1001, 1500, 2000, 2001].map(many)).toEqual([1998, 1334, 2000, 1001, 1500, 2000, 2001])
})

test('Cloudflare: an address with and without its slash, and no header joined with what holds everywhere', () => {
  const files = hostOf('cloudflare').files(work('always'))
  expect(files.get('_redirects')?.split('\n').slice(0, 2)).toEqual(['/old/ /contact/ 301', '/old /contact/ 301'])
  expect(files.get('_headers')).toContain(
    '/assets/*\n  ! Cache-Control\n  ! Cross-Origin-Resource-Policy\n  Cache-Control: public, max-age=31536000, immutable\n',
  )
})

describe('Netlify', () => {
  const netlify = hostOf('netlify')

  test('an address that differs from a page in capitals alone has a rule that does not hide the page', () => {
    const { plan, ...given } = work('never')
    const redirects: Redirect[] = [{ from: '/Contact', to: '/contact', status: 301, hostOnly: true, at }]
    const files = netlify.files({ ...given, plan: { ...plan, redirects } })
    expect(files.get('_redirects')).toMatch(/^\/Contact \/contact 301$/m)
  })

  test('no header is set by two rules of one address', () => {
    const rules = disjointRules(work('never').headers)
    for (const path of ['/assets/*', '/favicon.ico']) {
      const own = rules.filter((rule) => rule.path === '/*' || rule.path === path)
      const names = own.flatMap(({ values }) => values.map(([name]) => name))
      expect(new Set(names).size).toBe(names.length)
    }
  })

  test('comments, blank lines and Windows line ends are read over', () => {
    const files = new Map([
      ['_redirects', '# moved\r\n\r\n/a  /b  302 # for now\r\n'],
      ['_headers', '# all\r\n/*\r\n  # none\r\n  X-Test: a: b\r\n\r\n'],
    ])
    expect(read(netlify, files)).toEqual({
      redirects: [{ from: '/a', to: '/b', status: 302, yields: true }],
      rules: 1,
      headers: [{ path: '/*', values: [['X-Test', 'a: b']] }],
    })
  })
})
