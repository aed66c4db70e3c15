// Tests the limit of a site's code in a process of its own, because it ends that process.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

/** Runs code that imports the watchdog, and returns how it ended. */
async function run(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/runtime' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  })
  return spawnSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], { encoding: 'utf8', timeout: 30_000 })
}

test('a rule that never returns is named, and the process ends', async () => {
  const { signal, stderr } = await run(`import { Watchdog } from './watchdog.ts'
    const watchdog = new Watchdog({ seconds: 1, advice: 'Correct its loop.' })
    watchdog.begins('The rule site/fine')
    watchdog.ends()
    watchdog.begins('The rule site/loops')
    for (;;);`)
  expect([signal, stderr]).toEqual(['SIGKILL', expect.stringContaining('The rule site/loops has run for 1 s')])
})

test('templates that never end loading are named, and their bundle is not loaded again', async () => {
  const bundle = join(mkdtempSync(join(tmpdir(), 'site-')), 'templates.mjs')
  writeFileSync(bundle, 'for (;;);')
  const { signal, stderr } = await run(`import { Watchdog } from './watchdog.ts'
    const watched = { seconds: 1, advice: 'Correct its loop.', remove: [${JSON.stringify(bundle)}] }
    new Watchdog(watched).begins('The code of templates')
    for (;;);`)
  expect([signal, stderr, existsSync(bundle)]).toEqual([
    'SIGKILL',
    'The code of templates has run for 1 s, so the command ends. Correct its loop.\n',
    false,
  ])
})
