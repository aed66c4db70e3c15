// How the tests run: five files at a time on two cores, in workers that go from file to file and so load the engine once, with
// the CLI compiled before them. `unit` and `alone` are everything that needs no browser.
import { statfsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { parse } from 'yaml'
import { LongFirst } from './helpers/long-first.ts'
import { NoneRan } from './helpers/none-ran.ts'

// The tests write some hundred thousand small files that nobody keeps: into memory, where Linux has a folder and room for it.
if (process.env.TMPDIR === undefined && hasRoom('/dev/shm')) process.env.TMPDIR = '/dev/shm'

/** Whether a folder has 1 GB left; 60 MB were seen to lie there at once. */
function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > 1e9
  } catch {
    return false
  }
}

/** No test is about time: these end one that hangs. */
const limits = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 30_000 } } }

/** Tests that bundle the engine's own sources: each in a process of its own, with an esbuild of its own. */
const ALONE = ['assets/cards/cards', 'dev/start', 'emit/write', 'runtime/lock', 'runtime/watchdog'].map(
  (name) => `tests/engine/${name}.test.ts`,
)

const SETUP = ['tests/helpers/compile.ts', 'tests/helpers/scratch.ts']

const project = (name: string, include: string[], more: object = {}) => ({
  extends: true as const,
  test: { name, include, globalSetup: SETUP, isolate: false, ...limits, ...more },
})

/** Imports YAML files, such as the languages, as bin/compile.js does. */
const yaml = {
  name: 'yaml',
  transform: (text: string, id: string) =>
    /\.yaml$/.test(id) ? `export default ${JSON.stringify(parse(text))}` : null,
}

export default defineConfig({
  plugins: [yaml],
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // The same as in bin/site: templates are compiled for the production build of React.
    env: { NODE_ENV: 'production' },
    // Node imports the bundles of templates and rules as they are: Vite would transform each of some hundred.
    server: { deps: { external: [/\/\.site\/.*\.mjs/] } },
    reporters: ['default', new NoneRan()],
    // With -t, only what ran is listed.
    hideSkippedTests: true,
    // A list of findings is shown whole.
    chaiConfig: { truncateThreshold: 0 },
    // Browser tests wait half of their time, and so does a test that starts a process.
    maxWorkers: Math.ceil(2.5 * availableParallelism()),
    sequence: { sequencer: LongFirst },
    // Transformed files are found again, in node_modules/.experimental-vitest-cache: most of the start of a short run.
    experimental: { fsModuleCache: true },
    projects: [
      project('unit', ['tests/**/*.test.{ts,tsx}'], { exclude: ['tests/browser/**', ...ALONE] }),
      project('alone', ALONE, { isolate: true }),
      project('browser', ['tests/browser/**/*.test.{ts,tsx}'], {
        globalSetup: [...SETUP, 'tests/browser/setup.ts'],
      }),
    ],
  },
})
