// Runs a test on a small disk of its own that can be filled. Skipped with a message where this user may not mount.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'vitest'

/** Runs `step` with the folder of a disk of `size` bytes, as mount(8) writes them. */
export async function withSmallDisk(size: string, step: (disk: string) => unknown): Promise<void> {
  const disk = realpathSync(mkdtempSync(join(tmpdir(), 'disk-')))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', disk], { stdio: 'ignore' })
    try {
      await step(disk)
    } finally {
      execFileSync('umount', [disk])
    }
  } finally {
    rmSync(disk, { recursive: true, force: true })
  }
}

const mounts = await withSmallDisk('64k', () => undefined).then(
  () => true,
  () => false,
)

/** A test on a disk of 256 kB, or of `size`. */
export const onSmallDisk = (name: string, step: (disk: string) => unknown, size = '256k') =>
  test.skipIf(!mounts)(
    `${name}${mounts ? '' : ' (SKIPPED: this user may not mount the small disk the test needs)'}`,
    () => withSmallDisk(size, step),
  )
