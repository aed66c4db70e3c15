// Before the browser tests: the site is built and served once, pages that show its islands otherwise beside it, and one Chromium
// is started. All of it listens to this machine alone and ends with the tests.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { repository, site, writeTree } from '../helpers/command.ts'
import { launchChromium } from './chromium.ts'
import { islandPages } from './island-pages.tsx'
import { addressOf, filesIn } from './served.ts'
import { serve } from './server.ts'

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const work = mkdtempSync(join(tmpdir(), 'browser-'))
  const folder = join(work, 'site')
  const { code, err } = site(['build', '--root', repository, '--out', folder], {
    env: { SOURCE_DATE_EPOCH: '1767225600' },
  })
  if (code !== 0) throw new Error(`the site was not built:\n${err}`)
  const written = readdirSync(folder, { recursive: true }).map(String)
  const isPage = (file: string) =>
    file.endsWith('.html') && !readFileSync(join(folder, file), 'utf8').includes('http-equiv="refresh"')
  const pages = Object.fromEntries(written.filter(isPage).map((file) => [addressOf(file), file]))

  const more = await islandPages()
  writeTree(
    folder,
    Object.fromEntries([...more].map(([path, text]) => [path.startsWith('/assets/') ? path : `${path}.html`, text])),
  )
  const [server, browser] = await Promise.all([serve(filesIn(folder)), launchChromium()])
  provide('started', { browser: browser.wsEndpoint(), origin: server.origin, folder, pages })
  return async () => {
    await browser.close()
    await server.close()
    rmSync(work, { recursive: true, force: true })
  }
}
