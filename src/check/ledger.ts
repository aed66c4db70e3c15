// The claims ledger -> a table: each claim that has variants, what each says, where it is shown, and why it differs. Pure.
import type { Paint } from '../model/report.ts'
import type { World } from '../model/rule.ts'

const SHOWN = 3

export function ledgerTable(world: World, paint: Paint): string {
  const blocks: string[] = []
  for (const [name, claim] of Object.entries(world.site.claims)) {
    const variants = Object.entries(claim.variants ?? {})
    if (variants.length === 0) continue
    const rows = [
      row(world, name, claim.text, ''),
      ...variants.map(([variant, { text, why }]) => row(world, `${name}.${variant}`, text, why)),
    ]
    const width = Math.max(...rows.map((r) => r.value.length))
    const head = `${paint.bold(name)}: ${claim.about}`
    blocks.push([head, ...rows.map((r) => `  ${r.value.padEnd(width)}  ${paint.dim(r.where)}${r.why === '' ? '' : `\n  ${' '.repeat(width)}  ${r.why}`}`)].join('\n'))
  }
  return blocks.length === 0 ? '' : `${blocks.join('\n')}\n\n`
}

function row(world: World, fact: string, value: string, why: string) {
  const files = [...new Set((world.uses.get(fact) ?? []).map((use) => use.file))].sort()
  const more = files.length > SHOWN ? ` and ${files.length - SHOWN} more` : ''
  return { value, why, where: files.length === 0 ? 'not shown anywhere' : files.slice(0, SHOWN).join(', ') + more }
}
