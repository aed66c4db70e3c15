// Describes rules: the list of all, and one rule with the fine and the bad example that its test uses.
import type { Example, Rule } from '../../model/checks/rule.ts'
import { didYouMean } from '../../model/nearest.ts'
import type { Paint } from '../../model/report.ts'
import { thousands } from '../../model/report.ts'
import type { Rules } from '../run.ts'

type Shown = Pick<Rule, 'why' | 'level' | 'help' | 'source' | 'launch' | 'early' | 'fine' | 'bad'>

const site = (yaml: string) => ({ yaml: { 'site.yaml': yaml } })
/** Findings about levels and exceptions, which no rule makes. */
const OF_RULES: Readonly<Record<string, Shown>> = {
  'rules/guard': {
    why: 'A rule that guards prices, phones or safety, once off for one case, is off for all that come after it.',
    level: 'warning',
    help: 'delete its line below rules:; a case that is right as it stands goes under ignore:, with its reason',
    early: true,
    fine: site('ignore:\n  - { rule: fact/price, about: £40, why: The price of the council. }'),
    bad: { ...site('rules:\n  fact/price: off'), findings: ['fact/price is off, and nothing else looks'] },
  },
  'ignore/unused': {
    why: 'An exception that excuses nothing today will excuse tomorrow what nobody has looked at.',
    level: 'warning',
    help: 'delete it: what it excused is mended, or reads otherwise by now',
    fine: site('ignore:\n  - { rule: fact/price, about: £40, why: The price of the council, which a text names. }'),
    bad: {
      ...site('ignore:\n  - { rule: fact/price, about: £40, why: No text says it any more. }'),
      findings: ['this exception for fact/price excuses nothing'],
    },
  },
}

/** All rules: id, level, why. */
export function listRules(rules: Rules, paint: Paint): { text: string; problem?: string } {
  const width = Math.max(0, ...[...rules.keys()].map((id) => id.length))
  const lines = [...rules].map(([id, rule]) => `${paint.bold(id.padEnd(width))}  ${rule.level.padEnd(7)}  ${rule.why}`)
  return { text: `${lines.join('\n')}\n` }
}

/** One rule. An unknown id is a problem with the nearest one. */
export function explainRule(rules: Rules, id: string, paint: Paint): { text: string; problem?: string } {
  const rule: Shown | undefined = rules.get(id) ?? OF_RULES[id]
  if (!rule) {
    const help = didYouMean(id, rules.keys()) ?? 'npx site check --rules lists them'
    return { text: '', problem: `"${id}" is not a rule\n  help: ${help}\n` }
  }
  const parts = [
    `${paint.bold(id)} ` +
      `(${rule.level}${rule.launch ? ', error with --launch' : ''}${rule.early ? ', cannot be silenced' : ''})`,
    rule.why,
    ...(rule.help === undefined ? [] : [`To type: ${rule.help}.`]),
    ...(rule.source === undefined ? [] : [`Source: ${rule.source}`]),
    `Fine:\n${shown(rule.fine)}`,
    `Not fine:\n${shown(rule.bad)}`,
    `Says:\n${(rule.bad.findings ?? []).map((text) => `    ${text}`).join('\n')}`,
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
