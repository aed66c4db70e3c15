// The structure of a page -> what html-validate says of it (its presets "recommended" and "a11y"), and where that
// stands in a page of this structure.
import { createRequire } from 'node:module'
import type { MarkupFault } from '../../model/checks/page-facts.ts'
import { placeInPage, type Structure, structureOf } from './structure.ts'

/**
 * A fault of a structure: html-validate's rule and message, and the offset in the structure. Plain data, cached by the
 * hash of the structure.
 */
export interface Fault {
  readonly rule: string
  readonly text: string
  readonly at: number
}

/** Rules of taste in how HTML is typed: React decides that, and no visitor meets it. */
const TASTE = [
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'void-style',
  'no-self-closing',
  'no-implicit-input-type',
  'prefer-button',
  'attr-quotes',
  'doctype-style',
]
/** What a rule of its own reports better, and once: titles, inline style, names of links, buttons and pictures. */
const ELSEWHERE = [
  'long-title',
  'empty-title',
  'no-inline-style',
  'meta-refresh',
  'text-content',
  'wcag/h30',
  'wcag/h36',
  'wcag/h37',
]

/** "sizes" without a "srcset" says nothing, and the HTML Standard (4.8.4.2.2) asks for both. */
const sizes = {
  allowed: (tag: { hasAttribute(name: string): boolean }) => (tag.hasAttribute('srcset') ? null : 'it has no "srcset"'),
}

/** What is asked of html-validate. */
export const asked = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  elements: ['html5', ...['img', 'source'].map((tag) => ({ [tag]: { inherit: tag, attributes: { sizes } } }))],
  rules: Object.fromEntries([...TASTE, ...ELSEWHERE].map((rule) => [rule, 'off' as const])),
}

const require = createRequire(import.meta.url)

interface Validator {
  validateStringSync(html: string): { results: { messages: { ruleId: string; message: string; offset: number }[] }[] }
}
let validator: Validator | undefined

/** Loading takes a third of a second, so it waits for the first structure that is not known. */
const loaded = (): Validator => (validator ??= markupValidator())

/** html-validate with what is asked of it, decided once: by itself it decides that anew for every document (13 ms). */
export function markupValidator(): Validator {
  const { HtmlValidate, StaticConfigLoader } = require('html-validate') as {
    HtmlValidate: new (loader: unknown) => Validator
    StaticConfigLoader: new (config: unknown) => { getConfigFor(handle: string): unknown }
  }
  const loader = new StaticConfigLoader(asked)
  const config = loader.getConfigFor('')
  loader.getConfigFor = () => config
  return new HtmlValidate(loader)
}

/** Validates a structure. */
export function faultsOf(structure: string): Fault[] {
  return loaded()
    .validateStringSync(structure)
    .results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, offset }) => ({ rule: ruleId, text: message, at: offset })),
    )
}

/** The faults of a structure as they stand in a page of it: tokens read as the page's own words, spans in the page. */
export function inPage(page: string, structure: Structure, faults: readonly Fault[]): MarkupFault[] {
  return faults.map(({ rule, text, at }) => {
    const start = placeInPage(structure, at)
    const close = page.indexOf('>', start)
    const end = page[start] === '<' && close > 0 ? close + 1 : Math.max(start + 1, page.indexOf('<', start))
    return {
      rule,
      text: text.replace(/zq(\d+)z/g, (_, index: string) => structure.tokens[Number(index)] ?? ''),
      tag: page.slice(start, Math.min(end, start + 120)),
      span: { start, end },
    }
  })
}

const known = new Map<string, readonly Fault[]>()

/** The faults of one page, validated here and now unless a page of its structure was. */
export function markupOf(page: string): MarkupFault[] {
  const structure = structureOf(page)
  let faults = known.get(structure.html)
  if (!faults) {
    faults = faultsOf(structure.html)
    if (known.size > 1000) known.clear()
    known.set(structure.html, faults)
  }
  return inPage(page, structure, faults)
}
