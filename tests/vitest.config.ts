// How the tests run: from the repository's root, in threads, with the CLI compiled once before them.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Playwright's tests have a runner of their own; the fixture sites hold no tests.
    exclude: ['tests/browser/**', 'tests/sites/**', '**/node_modules/**'],
    globalSetup: ['tests/compile.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
