// The headers that the files of a host send are as strict as the engine writes them.

import { defineRule } from '../../../model/checks/rule.ts'
import { hostRulesOf } from '../../site/hosts.ts'

/** A header every page needs, and what its value must hold. */
const NEEDED: readonly (readonly [name: string, value: RegExp, wanted: string])[] = [
  ['x-content-type-options', /^nosniff$/i, 'nosniff'],
  ['strict-transport-security', /max-age=(?!0\b)\d{7,}/i, 'max-age=63072000'],
  ['referrer-policy', /^(?!unsafe-url|no-referrer-when-downgrade$)[a-z-, ]+$/i, 'strict-origin-when-cross-origin'],
]
/** Sources that allow anything, or code made of text. */
const LOOSE = /(?:^|\s)(?:\*|https?:|data:|'unsafe-eval'|'unsafe-hashes')(?=\s|$)/

const headers = (policy: string, more: string) =>
  `/*\n  Content-Security-Policy: ${policy}\n  Referrer-Policy: strict-origin-when-cross-origin\n${more}`
const STRICT = '  X-Content-Type-Options: nosniff\n  Strict-Transport-Security: max-age=63072000; includeSubDomains\n'

export default defineRule({
  why: 'A policy loosened for a test and forgotten lets a foreign script read what visitors type into the form.',
  level: 'error',
  help: 'delete the loosened word, or the whole line, from the headers in public/',
  source: 'OWASP Secure Headers Project; W3C Content Security Policy Level 3 (read 2026-11)',
  fine: {},
  bad: {
    output: {
      _headers: headers(
        "default-src 'none'; script-src 'self' https: 'unsafe-eval'; frame-ancestors *",
        STRICT.slice(35),
      ),
    },
    findings: [
      'the policy in _headers allows https: in script-src',
      "the policy in _headers allows 'unsafe-eval' in script-src",
      'the policy in _headers allows * in frame-ancestors',
      '_headers sends no x-content-type-options: nosniff',
    ],
  },

  needs: ['output', 'hosts'],

  *site(context) {
    for (const [i, name] of context.site.hosts.entries()) {
      const { file, rules = [] } = hostRulesOf(context).get(name)?.headers ?? {}
      if (file === undefined) continue
      const at = { file: 'site.yaml', path: ['hosts', i] }
      const help = 'run npx site build, and keep what a page needs in its template, not in the headers'
      const sent = rules.flatMap(({ values }) => values).map(([key, value]) => [key.toLowerCase(), value] as const)
      for (const [, policy] of sent.filter(([key]) => key === 'content-security-policy'))
        for (const part of policy.split(';')) {
          const [directive = '', ...sources] = part.trim().split(/\s+/)
          if (!/^(?:default|script|style|connect|object|base|form|frame)/.test(directive)) continue
          for (const source of sources)
            if (LOOSE.test(source)) yield { text: `the policy in ${file} allows ${source} in ${directive}`, at, help }
        }
      for (const [key, value, wanted] of NEEDED)
        if (!sent.some(([own, given]) => own === key && value.test(given.trim())))
          yield { text: `${file} sends no ${key}: ${wanted}`, at, help }
    }
  },
})
