// The structure of a page -> what html-validate says of it (its presets "recommended" and "a11y"). It takes long to
// load: whoever needs it loads this file then.
import { HtmlValidate, type Message, StaticConfigLoader } from 'html-validate'
import type { Fault } from './markup.ts'

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

/** html-validate with what is asked of it, decided once: by itself it decides that anew for every document (13 ms). */
export function markupValidator(): HtmlValidate {
  const loader = new StaticConfigLoader(asked)
  const config = loader.getConfigFor('')
  loader.getConfigFor = () => config
  return new HtmlValidate(loader)
}

let validator: HtmlValidate | undefined

/**
 * A role on purpose: WebKit takes a list without markers for layout, unless its role says that it is one (J. Craig
 * of WebKit on its heuristics for lists, 2020-12-11).
 */
const isListRole = (structure: string, { ruleId, message, offset }: Message) =>
  (ruleId === 'no-redundant-role' && message.includes('"list"')) ||
  // It knows that of <ul> alone.
  (ruleId === 'prefer-native-element' &&
    message.includes('<ul>') &&
    /^<ol[\s>]/.test(structure.slice(structure.lastIndexOf('<', offset))))

/** Validates a structure. */
export function faultsOf(structure: string): Fault[] {
  validator ??= markupValidator()
  return validator
    .validateStringSync(structure)
    .results.flatMap(({ messages }) =>
      messages
        .filter((message) => !isListRole(structure, message))
        .map(({ ruleId, message, offset }) => ({ rule: ruleId, text: message, at: offset })),
    )
}
