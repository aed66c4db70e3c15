// How the tests run: from the repository's root, in threads, with the CLI compiled once before them.
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    globalSetup: ['tests/compile.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
