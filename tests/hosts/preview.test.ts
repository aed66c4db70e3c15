// Tests site preview: hosts that cannot run here, and requests of hostile clients and other sites.
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../../src/model/host.ts'
import { loadModules } from '../../src/runtime/engine.ts'
import { answer, serving } from '../../src/serve/answer.ts'
import { openFolder } from '../../src/serve/folder.ts'
import { isOwnHost } from '../../src/serve/server.ts'
import { cli, site } from '../helpers/command.ts'
import { asNobody } from '../helpers/nobody.ts'
import { ATTACKS, ask, leads, raw } from './ask.ts'
import { type Built, builtFor } from './built.ts'
import { KINDS, type Running, startPreview } from './servers.ts'

let built: Built
beforeAll(async () => {
  built = await builtFor(['github-pages', 'vercel'], 'never')
})
afterAll(() => built?.remove())

const hosts = [...(await loadModules<Host>('hosts'))].filter(([name]) => !(name in KINDS))

describe.each(hosts)('as %s answers', (name, host) => {
  let running: Running
  let own: Built
  beforeAll(async () => {
    own = await builtFor([name], 'never')
    running = await startPreview(name, own.dist)
  })
  afterAll(async () => {
    await running?.close()
    own?.remove()
  })

  test('redirects, spellings, headers, 404 and compression', async () => {
    const get = (path: string, headers = {}) => ask(running.origin, path, { headers })
    const moved = await get('/old-contact?x=1')
    const to = host.dropsQuery ? '/contact' : '/contact?x=1'
    expect([moved.status, leads(moved, running.origin)]).toEqual(host.read ? [301, to] : [200, undefined])
    const other = await get('/contact/')
    const canonical = host.canonical ? [host.canonical, '/contact'] : [host.allSpellings ? 200 : 404, undefined]
    expect([other.status, leads(other, running.origin)]).toEqual(canonical)
    const page = await get('/contact', { 'accept-encoding': 'br' })
    expect(page.status).toBe(200)
    expect(page.headers['content-encoding']).toBe('br')
    expect(page.headers['cache-control']).toBe(host.caching ?? 'public, max-age=0, must-revalidate')
    const { rules } = serving(openFolder(own.dist), name, new Map(hosts))
    const headers =
      rules.headers.length > 0
        ? [expect.stringContaining("default-src 'none'"), 'cross-origin']
        : [undefined, undefined]
    const icon = await get('/favicon.svg')
    expect([page.headers['content-security-policy'], icon.headers['cross-origin-resource-policy']]).toEqual(headers)
    expect((await get('/nowhere')).status).toBe(404)
    expect((await get('/500')).status).toBe(host.hidesErrorPages ? 404 : 200)
    for (const file of host.own) expect((await get(`/${file}`)).status).toBe(404)
  })
})

describe('as github-pages answers', () => {
  let running: Running
  beforeAll(async () => {
    running = await startPreview('github-pages', built.dist)
  })
  afterAll(() => running?.close())
  const get = (path: string, headers = {}, method = 'GET') => ask(running.origin, path, { headers, method })

  test('an old address is a page that forwards the visitor, .html answers as well, a slash does not, and no header is sent', async () => {
    const moved = await get('/old-contact')
    expect([moved.status, String(moved.body).includes('http-equiv="refresh"')]).toEqual([200, true])
    expect((await get('/contact.html')).status).toBe(200)
    expect((await get('/contact/')).status).toBe(404)
    expect((await get('/contact')).headers['content-security-policy']).toBeUndefined()
  })

  test.each([
    'evil.example',
    'evil.example:8080',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    '192.168.1.5',
    'user@localhost',
  ])('the name %j is refused', async (host) => {
    expect((await get('/', { host })).status).toBe(403)
  })

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers } = await get('/', {}, method)
    expect([status, headers.allow, headers['access-control-allow-origin']]).toEqual([405, 'GET, HEAD', undefined])
  })

  test.each([...ATTACKS, '/.site-build'])('%s shows nothing', async (target) => {
    const { host, origin } = new URL(running.origin)
    const answer = await raw(origin, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 (?:400|403|404) /)
    expect(answer).not.toContain('root:')
  })
})

describe('as gitlab-pages answers', () => {
  let own: Built
  const get = (target: string, headers = {}) =>
    answer({ method: 'GET', target, headers }, serving(openFolder(own.dist), 'gitlab-pages', new Map(hosts)))
  const leadsTo = (target: string) => {
    const { status, headers } = get(target)
    return [status, headers.find(([name]) => name === 'Location')?.[1]]
  }
  afterAll(() => own?.remove())

  describe.each(['never', 'always'] as const)('trailing slash %s', (slash) => {
    beforeAll(async () => {
      own = await builtFor(['gitlab-pages'], slash)
    })

    test('a redirect has no HTML page; a file at its address comes first', () => {
      const [file, at, to] =
        slash === 'never'
          ? ['old-contact.html', '/old-contact', '/contact']
          : ['old-contact/index.html', '/old-contact/', '/contact/']
      expect([existsSync(join(own.dist, file)), ...leadsTo(`${at}?x=1`)]).toEqual([false, 301, to])
      mkdirSync(dirname(join(own.dist, file)), { recursive: true })
      writeFileSync(join(own.dist, file), 'here again')
      expect(leadsTo(at)).toEqual([200, undefined])
    })

    test('a page answers at each spelling of its address, and a folder leads to its slash', () => {
      const spellings =
        slash === 'never' ? ['/contact', '/contact/', '/contact.html'] : ['/contact/', '/contact/index.html']
      for (const path of spellings) expect([path, ...leadsTo(path)]).toEqual([path, 200, undefined])
      if (slash === 'always') expect(leadsTo('/contact?x=1')).toEqual([302, '/contact/?x=1'])
    })

    test('a folder hides the page of its name', () => {
      writeFileSync(join(own.dist, 'repairs.html'), 'all repairs')
      expect(leadsTo('/repairs')).toEqual([302, '/repairs/'])
      expect(leadsTo('/repairs/')).toEqual([404, undefined])
    })

    test('compressed copies are sent, and a wrong address gets the page of the first language', () => {
      const page = slash === 'never' ? '/contact' : '/contact/'
      const encoding = (accepted: string) =>
        get(page, { 'accept-encoding': accepted }).headers.find(([name]) => name === 'Content-Encoding')?.[1]
      expect(['br', 'gzip', 'gzip, br', ''].map(encoding)).toEqual(['br', 'gzip', 'br', undefined])
      const missing = get('/nl/nowhere')
      expect([missing.status, missing.body.toString()]).toEqual([404, readFileSync(join(own.dist, '404.html'), 'utf8')])
    })
  })
})

test('who may ask: this machine by its own names; elsewhere numbers alone, which no other site can be called', () => {
  const asks = (address: string) =>
    ['localhost', 'LOCALHOST:80', '127.0.0.1:1', '[::1]:80', '10.0.0.7', 'evil.example', 'a b', '', undefined].map(
      (host) => isOwnHost(host, address),
    )
  expect(asks('127.0.0.1')).toEqual([true, true, true, true, false, false, false, false, false])
  expect(asks('0.0.0.0')).toEqual([true, true, true, true, true, false, false, false, false])
})

describe('what cannot be previewed', () => {
  const preview = (...args: string[]) => {
    const { code, err } = site(['preview', ...args], { timeout: 60_000 })
    return [code, err.replaceAll(built.dist, 'DIST').trim()]
  }
  test('an unknown host', () => {
    const said = preview('--out', built.dist, '--host', 'vercell')
    expect(said).toEqual([2, expect.stringContaining('did you mean "vercel"?')])
  })
  test('a folder without the files of the host', () => {
    const [code, err] = preview('--out', built.dist, '--host', 'nginx')
    expect([code, err]).toEqual([1, expect.stringContaining('DIST holds no files for nginx: nginx.conf')])
    expect(err).toContain('add nginx to hosts in site.yaml, and run npx site build')
  })
  test('a folder that this user may not read', async () => {
    const parent = realpathSync(mkdtempSync(join(tmpdir(), 'closed-')))
    chmodSync(parent, 0o755)
    mkdirSync(join(parent, 'dist'), { mode: 0o000 })
    const args = ['preview', '--out', join(parent, 'dist'), '--host', 'vercel']
    // Loads the command, which nobody may not be able to.
    await cli([...args, '--port', 'none'])
    const { code, err } = await asNobody(() => cli(args))
    rmSync(parent, { recursive: true })
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`${parent}/dist cannot be read (EACCES)`) })
  })
  test('a folder that no build made, and a port that is none', () => {
    expect(preview('--out', join(built.dist, 'assets'), '--host', 'vercel')[1]).toContain('was not made by a build')
    const said = preview('--out', built.dist, '--host', 'vercel', '--port', '70000')
    expect(said).toEqual([2, expect.stringContaining('--port 70000 is not a port')])
  })
})

test('a missing folder is answered with 404, and served once it is back', async () => {
  const running = await startPreview('vercel', built.dist)
  try {
    renameSync(built.dist, `${built.dist}-away`)
    symlinkSync(built.dist, built.dist)
    expect((await ask(running.origin, '/contact')).status).toBe(404)
    rmSync(built.dist)
    renameSync(`${built.dist}-away`, built.dist)
    expect((await ask(running.origin, '/contact')).status).toBe(200)
  } finally {
    await running.close()
  }
})

test('a script of another host is left out on this machine, with the script that starts it', async () => {
  const own = '<script src="/start.js" async></script>'
  const counted = '<script>q()</script><script data-x="1" src="https://stats.example/x.js" defer></script>'
  writeFileSync(join(built.dist, 'counted.html'), `<p>Ω</p>${own}${counted}</body>`)
  for (const host of ['vercel', 'github-pages']) {
    const running = await startPreview(host, built.dist)
    try {
      const { headers, body } = await ask(running.origin, '/counted')
      expect(String(body)).toBe(`<p>Ω</p>${own}</body>`)
      expect(String(headers['content-security-policy'])).not.toContain("'unsafe-inline'")
    } finally {
      await running.close()
    }
  }
})

test('files that begin with a dot are not served', async () => {
  writeFileSync(join(built.dist, '.env'), 'x')
  writeFileSync(join(built.dist, 'added.txt'), 'x')
  const running = await startPreview('vercel', built.dist)
  try {
    expect((await ask(running.origin, '/.env')).status).toBe(404)
    expect((await ask(running.origin, '/added.txt')).status).toBe(200)
  } finally {
    await running.close()
  }
})
