// The small site, built once, and `site check` run over copies of it, as a person would.
import { cpSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isGuard } from '../../../src/check/report/problems.ts'
import { loadRules } from '../../../src/check/rules.ts'
import command from '../../../src/commands/check.ts'
import { noPaint } from '../../../src/commands/report/paint.ts'
import { type Ran, site, smallSite, writeTree } from '../../helpers/command.ts'
import { base } from '../../helpers/project.ts'
import { ownFolder, shared } from '../../helpers/scratch.ts'

export const rules = await loadRules()

/**
 * site.yaml with only some rules on, so that a test need not know what all the others say of the small site.
 * Exceptions stand first and levels before the rules that are off, so that their lines do not move when a rule is added.
 */
export function settings({
  keep = [],
  levels = '',
  ignore = '',
}: {
  keep?: readonly string[]
  levels?: string
  ignore?: string
} = {}): string {
  // Rules that guard the business cannot be off in silence: what they note of the small site is excused.
  const off = [...rules]
    .filter(([id, rule]) => !rule.early && !keep.includes(id) && !isGuard(id, rule))
    .map(([id]) => `  ${id}: off\n`)
  const notes = ['launch/origin', 'launch/placeholder'].filter((id) => !keep.includes(id))
  const excused = notes.map((rule) => `  - { rule: ${rule}, why: a site of tests }\n`).join('')
  const [first, last] = ignore === '' ? ['', `ignore:\n${excused}`] : [`ignore:\n${ignore}${excused}`, '']
  return `${first}${base['site.yaml']}rules:\n${levels}${off.join('')}${last}`
}

/** A page in capitals, for a rule of the site to find. */
const LOUD = 'name: Contact\nhead: { title: Call the workshop, description: Where we are and when. }\ntext: COME BY\n'

/** The built site, with what a check finds in its cache: of the program as it is compiled, and as it runs in tests. */
const built = await shared('small-site', async (root) => {
  renameSync(smallSite({ 'site.yaml': settings(), 'content/pages/contact.yaml': LOUD }), root)
  const { code, err } = site(['build', '--root', root])
  if (code !== 0) throw new Error(err)
  await check(root)
})

export const emptyFolder = () => ownFolder('checked')

/** The built site with files changed after it was built; null takes one away. */
export function folder(changes: Readonly<Record<string, string | null>> = {}): string {
  const copy = emptyFolder()
  cpSync(built, copy, { recursive: true })
  writeTree(copy, changes)
  for (const [file, contents] of Object.entries(changes))
    if (contents === null) rmSync(join(copy, file), { recursive: true })
  return copy
}

/** Runs the command in this process; the folder is called SITE and the number of rules N. */
export async function check(root: string, options: Readonly<Record<string, unknown>> = {}): Promise<Ran> {
  const said: string[][] = [[], []]
  const terminal = {
    out: (text: string) => void said[0]?.push(text),
    err: (text: string) => void said[1]?.push(text),
    paint: noPaint,
    live: false,
  }
  const code = await command.run({ root, ...options }, terminal)
  const [out = '', err = ''] = said.map((texts) => texts.join('').replaceAll(root === '.' ? '\0' : root, 'SITE'))
  return { code, out: out.replace(/\d+ rules/, 'N rules'), err }
}

interface CheckResult {
  readonly ok: boolean
  readonly pages: number
  readonly ms: number
  readonly problems: readonly {
    readonly level: string
    readonly rule?: string
    readonly text: string
    readonly help?: string
    readonly at?: { readonly file: string; readonly line?: number }
  }[]
}

/** What `--format json` prints. */
export const verdict = async (root: string, options: Readonly<Record<string, unknown>> = {}): Promise<CheckResult> =>
  JSON.parse((await check(root, { ...options, format: 'json' })).out)
