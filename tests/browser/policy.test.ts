// The pages under the headers a host sends: they work without a violation, and what is injected does nothing. Served by
// `site preview`, which reads the headers from the files of the host.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask } from '../hosts/ask.ts'
import { type Running, startPreview } from '../hosts/servers.ts'
import { recordRefusals, refused, visit } from './harness.ts'
import { builtSite } from './served.ts'

const { folder } = builtSite()
let running: Running
let copy = ''
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'policy-'))
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
  running = await startPreview('netlify', copy)
})
afterAll(async () => {
  await running?.close()
  rmSync(copy, { recursive: true, force: true })
})

const open = (path: string) => visit({ path, before: recordRefusals }, running)

test('the headers come from the server, with a policy that begins with nothing and allows nothing inline', async () => {
  const { headers } = await ask(running.origin, '/')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
})

test.each(['/', '/faq', '/epikoinwnia', '/services/apofraksi-kathetis-kouzinas', '/areas/nikaia', '/404'])(
  '%s works: every island wakes, and nothing is refused',
  async (path) => {
    const { page, errors } = await open(path)
    for (const island of await page.locator('[data-island]').all()) {
      await island.evaluate((element) => {
        element.scrollIntoView()
        element.firstElementChild?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
      })
    }
    await page.waitForLoadState('networkidle')
    expect(await page.locator('[data-live]').count()).toBeGreaterThan(0)
    expect(await refused(page)).toEqual([])
    expect(errors).toEqual([])
  },
)

test('an injected script, style and handler do nothing', async () => {
  const { page } = await open('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('window.ran = "script"')
    const foreign = document.createElement('script')
    // As an old browser would take it: one that knows trusted types throws here already.
    try {
      foreign.src = 'https://evil.example/x.js'
    } catch {}
    const style = document.createElement('style')
    style.append('body { display: none }')
    const button = document.createElement('button')
    try {
      button.setAttribute('onclick', 'window.ran = "handler"')
    } catch {}
    const link = document.createElement('a')
    link.setAttribute('style', 'color: red')
    document.body.append(foreign, style, button, link)
    try {
      document.body.append(script)
    } catch {}
    button.click()
  })
  expect(await page.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined()
  expect(await page.locator('body').isVisible()).toBe(true)
  const directives = new Set((await refused(page)).map((each) => each.split(' ')[0]))
  for (const directive of ['style-src-elem', 'style-src-attr']) expect(directives).toContain(directive)
  expect([...directives].some((each) => /^(?:script-src|require-trusted-types)/.test(each ?? ''))).toBe(true)
})

test('no script makes HTML from text, nor a policy that would let it', async () => {
  const { page } = await open('/')
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act()
        return 'done'
      } catch (fault) {
        return (fault as Error).name
      }
    }
    const types = (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } })
      .trustedTypes
    return [
      attempt(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>'
      }),
      attempt(() => types.createPolicy('mine', { createHTML: (text: string) => text })),
      attempt(() => types.createPolicy('default', { createHTML: (text: string) => text })),
    ]
  })
  expect(outcome).toEqual(['TypeError', 'TypeError', 'TypeError'])
})
