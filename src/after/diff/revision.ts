// Writes the files of a git revision to the disk, so that they can be built.
import { existsSync, mkdirSync } from 'node:fs'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { error, type Result } from '../../model/problem.ts'
import { git, gitWith, reasonOf } from '../../runtime/git.ts'

/** The files of a revision on the disk. */
export interface CheckedOut {
  /** The root of the site there. */
  readonly root: string
  /** The name of the commit. */
  readonly commit: string
}

/**
 * Writes the files of a revision below `folder`: all of its repository, because a site may use files outside its root, and
 * its submodules as far as they are checked out.
 */
export async function checkOut(root: string, revision: string, folder: string): Promise<Result<CheckedOut>> {
  try {
    const [top = '', prefix = ''] = (await git(root, 'rev-parse', '--show-toplevel', '--show-prefix')).split('\n')
    const commit = (await git(root, 'rev-parse', '--verify', '--end-of-options', `${revision}^{commit}`)).trim()
    await writeTree(top, commit, folder)
    return { value: { root: join(folder, prefix), commit }, problems: [] }
  } catch (fault) {
    return { problems: [gitProblem(fault as Parameters<typeof gitProblem>[0], revision)] }
  }
}

/** Writes the files of a revision of a repository and, below them, of its submodules. */
async function writeTree(repository: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const index = `${folder}.index`
  await gitOn(index, repository, 'read-tree', commit)
  await gitOn(index, repository, 'checkout-index', '--all', '--force', `--prefix=${folder}/`)
  const entries = (await gitOn(index, repository, 'ls-files', '--stage', '-z')).split('\0')
  for (const entry of entries) {
    const [, below, path] = /^160000 (\S+) \d\t(.+)$/s.exec(entry) ?? []
    if (below !== undefined && path !== undefined && existsSync(join(repository, path, '.git')))
      await writeTree(join(repository, path), below, join(folder, path))
  }
}

function gitProblem(
  { code, stderr = '' }: { readonly code?: string | number; readonly stderr?: string },
  revision: string,
) {
  const folder = 'or name a folder with the site to compare with: site diff ../old'
  if (code === 'ENOENT')
    return error('git is needed to read a revision, and is not installed', undefined, `install it, ${folder}`)
  if (/not a git repository/.test(stderr))
    return error(
      'this folder is in no git repository, so there is no last commit to compare with',
      undefined,
      `run git init and commit, ${folder}`,
    )
  if (revision === 'HEAD' && /single revision/.test(stderr))
    return error(
      'this repository has no commit yet, so there is nothing to compare with',
      undefined,
      `commit the site first, ${folder}`,
    )
  return error(
    `git cannot read the revision ${revision} (${reasonOf(stderr)})`,
    undefined,
    `name a branch, a tag or a commit, ${folder}`,
  )
}

/** Runs git without hooks, on an index of its own. */
const gitOn = (index: string, repository: string, ...args: readonly string[]) =>
  gitWith(
    { GIT_INDEX_FILE: index },
    repository,
    '-c',
    `core.hooksPath=${devNull}`,
    '-c',
    'core.sparseCheckout=false',
    ...args,
  )
