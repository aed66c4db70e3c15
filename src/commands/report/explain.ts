// Describes rules: the list of all, and one rule with the fine and the bad example that its test uses.

import type { Example } from '../../check/example.ts'
import type { Rules } from '../../check/run.ts'
import { thousands } from '../../model/counts.ts'
import { didYouMean } from '../../model/nearest.ts'
import type { Paint } from './paint.ts'

/** All rules: id, level, why. */
export function listRules(rules: Rules, paint: Paint): { text: string; problem?: string } {
  const width = Math.max(0, ...[...rules.keys()].map((id) => id.length))
  const lines = [...rules].map(([id, rule]) => `${paint.bold(id.padEnd(width))}  ${rule.level.padEnd(7)}  ${rule.why}`)
  return { text: `${lines.join('\n')}\n` }
}

/** One rule. An unknown id is a problem with the nearest one. */
export function explainRule(rules: Rules, id: string, paint: Paint): { text: string; problem?: string } {
  const rule = rules.get(id)
  if (!rule) {
    const help = didYouMean(id, rules.keys()) ?? 'npx site check --rules lists them'
    return { text: '', problem: `"${id}" is not a rule\n  help: ${help}\n` }
  }
  const parts = [
    `${paint.bold(id)} ` +
      `(${rule.level}${rule.launch ? ', error with --launch' : ''}${rule.early ? ', cannot be silenced' : ''})`,
    rule.why,
    ...(rule.help === undefined ? [] : [`Fix: ${rule.help}.`]),
    ...(rule.source === undefined ? [] : [`Source: ${rule.source}`]),
    `Fine:\n${shown(rule.fine)}`,
    `Not fine:\n${shown(rule.bad)}`,
    `Reports:\n${(rule.bad.findings ?? []).map((text) => `    ${text}`).join('\n')}`,
  ]
  return { text: `${parts.join('\n\n')}\n` }
}

function shown(example: Example): string {
  const blocks = [
    ...Object.entries(example.pages ?? {}),
    ...Object.entries(example.yaml ?? {}),
    ...Object.entries(example.output ?? {}),
  ].map(([name, text]) => `    ${name}\n${text === null ? '      (not there)' : indented(text)}`)
  for (const [page, texts] of Object.entries(example.unshown ?? {}))
    blocks.push(`    ${page} leaves out\n${indented(texts.join('\n'))}`)
  if (example.published) blocks.push(`    content/urls.lock\n${indented(example.published.join('\n'))}`)
  const confirmed = Object.entries(example.confirmed ?? {}).flatMap(([file, numbers]) =>
    numbers.map((number) => `${file}  ${number}`),
  )
  if (example.confirmed) blocks.push(`    content/facts.lock\n${indented(confirmed.join('\n'))}`)
  return blocks.length > 0 ? blocks.join('\n') : '    the small site of the tests as it is'
}

const WIDTH = 140
const LINES = 20

/** Columns by which examples are indented. */
const INDENT = 6

const indented = (text: string) =>
  clipped(text.trim().split('\n'))
    .map((line) => ' '.repeat(INDENT) + (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line))
    .join('\n')

/** The first lines of an example. */
const clipped = (lines: readonly string[]) =>
  lines.length > LINES + 1 ? [...lines.slice(0, LINES), `… and ${thousands(lines.length - LINES)} more lines`] : lines
