// Folders that test files share: the first file that needs one makes it, and all are deleted after the last test.
import { existsSync, linkSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    scratch: string
  }
}

/** Before the tests: makes the place. What it returns clears it away. */
export default function setup({ provide }: TestProject): () => void {
  const scratch = mkdtempSync(join(tmpdir(), 'scratch-'))
  provide('scratch', scratch)
  return () => rmSync(scratch, { recursive: true, force: true })
}

/** A folder that one test file makes at the path it is given; all others wait for it. Nobody changes what lies in it. */
export async function shared(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const folder = join(inject('scratch'), name)
  const lock = `${folder}.lock`
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock)
    } catch {
      await sleep(100)
      continue
    }
    try {
      if (existsSync(folder)) break
      const unfinished = `${folder}.unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      await make(unfinished)
      renameSync(unfinished, folder)
    } finally {
      rmdirSync(lock)
    }
  }
  return folder
}

/** A folder of one's own, empty, that need not be cleared away. */
export const ownFolder = (name: string) => mkdtempSync(join(inject('scratch'), `${name}-`))

/** Gives the files below a folder second names below another, for whoever replaces files and writes into none. */
export function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) link(source, target)
    else linkSync(source, target)
  }
}
