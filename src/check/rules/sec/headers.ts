// The content security policy of the pages and of the host is not loosened, and no template writes what it blocks.

import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'
import { hostRulesOf } from '../../site/hosts.ts'

/** A header that every page needs, what its value must match, and what to write. */
const NEEDED: readonly (readonly [name: string, value: RegExp, wanted: string])[] = [
  ['content-security-policy', /-src /, "default-src 'none'"],
  ['x-content-type-options', /^nosniff$/i, 'nosniff'],
  ['strict-transport-security', /max-age=(?!0\b)\d{7,}/i, 'max-age=63072000'],
  ['referrer-policy', /^(?!unsafe-url|no-referrer-when-downgrade$)[a-z-, ]+$/i, 'strict-origin-when-cross-origin'],
]
/** Sources that allow anything, or code made of text. */
const LOOSE = /^(?:\*|https?:|data:|'unsafe-(?:eval|hashes|inline)')$/
const CODE = /^(?:default|script|style|connect|object|base|form|frame)/

export default defineRule({
  why: 'A policy loosened for a test and forgotten lets a foreign script read what visitors type into the form.',
  level: 'error',
  help: 'delete the loosened word, or the whole line, from the headers in public/',
  source: 'OWASP Secure Headers Project; W3C Content Security Policy Level 3 (read 2026-11)',
  fine: { pages: { '/': '<p class="a">Back on the road.</p>' } },
  bad: {
    pages: { '/': '<p style="color:red" onclick="x()">x</p>' },
    output: {
      _headers: "/*\n  Content-Security-Policy: script-src https:; style-src 'self'\n  Referrer-Policy: origin\n",
    },
    findings: [
      'the p element on / has a style attribute, which the policy blocks',
      'the p element on / has the attribute onclick, which the policy blocks',
      'the policy in _headers allows https: in script-src',
      '_headers sends no x-content-type-options: nosniff',
      '_headers sends no strict-transport-security: max-age=63072000',
    ],
  },
  needs: ['output', 'hosts'],

  *page(page): Generator<Finding> {
    const at = { page: page.path }
    for (const { attributes, ...meta } of page.all('meta'))
      if (attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
        yield* loosened(attributes.content ?? '', '{{page}}', { ...at, span: spanOf(meta) })
    for (const element of page.elements)
      for (const key of Object.keys(element.attributes))
        if (key === 'style' || /^on[a-z]+$/.test(key))
          yield {
            text: `the ${element.name} element on {{page}} has ${key === 'style' ? 'a style attribute' : `the attribute ${key}`}, which the policy blocks`,
            at: { ...at, span: spanOf(element) },
            help: key === 'style' ? 'use a class' : 'use an island',
          }
  },

  *site(context): Generator<Finding> {
    for (const [i, name] of context.site.hosts.entries()) {
      const { file, rules = [] } = hostRulesOf(context).get(name)?.headers ?? {}
      if (file === undefined) continue
      const at = { file: 'site.yaml', path: ['hosts', i] }
      const sent = rules.flatMap(({ values }) => values).map(([key, value]) => [key.toLowerCase(), value] as const)
      for (const [key, value] of sent) if (key === 'content-security-policy') yield* loosened(value, file, at)
      for (const [key, value, wanted] of NEEDED)
        if (!sent.some(([own, given]) => own === key && value.test(given.trim())))
          yield { text: `${file} sends no ${key}: ${wanted}`, at, help: 'run npx site build' }
    }
  },
})

/** The sources of a policy that allow too much. */
function* loosened(policy: string, where: string, at: Finding['at']): Generator<Finding> {
  for (const part of policy.split(';')) {
    const [directive = '', ...sources] = part.trim().split(/\s+/)
    for (const source of CODE.test(directive) ? sources : [])
      if (LOOSE.test(source))
        yield { text: `the policy ${where === '{{page}}' ? 'of' : 'in'} ${where} allows ${source} in ${directive}`, at }
  }
}
