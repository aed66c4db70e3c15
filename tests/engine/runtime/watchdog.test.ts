// Tests the limit of rules in a process of its own, because it ends that process.
import { spawnSync } from 'node:child_process'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

test('a rule that never returns is named, and the process ends', async () => {
  const contents = `import { ruleBegins, ruleEnds, watchRules } from './watchdog.ts'
    watchRules(['site/fine', 'site/loops'], 1)
    ruleBegins('site/fine')
    ruleEnds()
    ruleBegins('site/loops')
    for (;;);`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: 'src/runtime' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    write: false,
  })
  const { signal, stderr } = spawnSync(process.execPath, ['-e', outputFiles[0]?.text ?? ''], {
    encoding: 'utf8',
    timeout: 30_000,
  })
  expect([signal, stderr]).toEqual(['SIGKILL', expect.stringContaining('The rule site/loops has run for 1 s')])
})
