// Proposes the next commands for a folder.
import { aligned } from '../model/report.ts'

/** Commands and their effects; `of` is the state of the folder in which they are useful. */
const STEPS: readonly { of: 'nothing' | 'site' | 'built' | 'any'; line: string; about: string }[] = [
  { of: 'nothing', line: 'npx site init my-site', about: 'make a small complete site' },
  { of: 'nothing', line: 'npx site build --root DIR', about: 'build a site elsewhere' },
  { of: 'site', line: 'npx site build', about: 'build the site into dist/' },
  { of: 'built', line: 'npx site build', about: 'build again what has changed' },
  { of: 'built', line: 'npx site preview', about: 'look at dist/ as a host does' },
  { of: 'any', line: 'npx site dev', about: 'look at it while you edit' },
  { of: 'any', line: 'npx site check', about: 'see what is wrong, and where' },
  { of: 'any', line: 'npx site new service "…"', about: 'add a page' },
]

/** The next commands for a folder with or without a site, of those there are, and the help. */
export function nextSteps(
  { site, built }: { readonly site: boolean; readonly built: boolean },
  commands: ReadonlySet<string>,
): string {
  const here = site ? (built ? 'built' : 'site') : 'nothing'
  const steps = STEPS.filter(({ of }) => of === here || (site && of === 'any'))
    .filter(({ line }) => commands.has(line.split(' ')[2] ?? ''))
    .map(({ line, about }) => [`  $ ${line}`, about])
  const first = { nothing: 'There is no site in this folder.', site: 'A site, not built yet.', built: 'A site, built.' }
  return `${first[here]}\n\n${aligned([...steps, ['  $ npx site --help', 'see all commands']])}`
}
