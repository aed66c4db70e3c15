// The content security policy of a page covers what the page holds, in the page and in the host's headers, and nothing
// needs an exception from it.

import { createHash } from 'node:crypto'
import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule, type Finding } from '../../../model/checks/rule.ts'
import { thousands } from '../../../model/report.ts'
import { hostRulesOf } from '../../site/hosts.ts'
import { outputText } from '../../site/places.ts'

/** Kinds of <script> that are data, not code. Speculation rules count as code (CSP 3, section 6.7.3.3). */
const DATA = /^(?:application\/(?:ld\+)?json|text\/(?:plain|template|html))$/i
const HANDLER = /^on[a-z]+$/

const policyOf = (text: string) =>
  new Map(
    text.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name.toLowerCase(), values] as const
    }),
  )
const doc = (policy: string, body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" ' +
  `content="${policy}"><title>x</title></head><body><main><h1>x</h1>${body}</main></body></html>`

export default defineRule({
  why:
    'With the policy a foreign script in the page does nothing; a hash that does not fit keeps the own style ' +
    'and script from working too.',
  level: 'error',
  help: 'use a class for a style attribute and an island for code; the engine writes the policy',
  source: 'W3C Content Security Policy Level 3, sections 2.3.1 and 6.7 (read 2026-11)',
  fine: { pages: { '/': '<p>Back on the road.</p>' } },
  bad: {
    pages: {
      '/repairs/brakes': doc(
        "default-src 'none'; script-src 'unsafe-inline'; style-src 'self'",
        '<p style="color:red" onclick="x()">x</p>',
      ),
      '/contact': doc("default-src 'none'; script-src 'self'", '<script>alert(1)</script>'),
    },
    findings: [
      'the script of 8 characters on /contact is not in script-src of its policy, expected ' +
        "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "the policy of /repairs/brakes allows 'unsafe-inline' in script-src",
      'the p element on /repairs/brakes has a style attribute, which the policy blocks',
      'the p element on /repairs/brakes has an onclick attribute, which the policy blocks',
    ],
  },

  needs: ['output', 'hosts'],

  *page(page) {
    const metas = page
      .all('meta')
      .filter(({ attributes }) => attributes['http-equiv']?.toLowerCase() === 'content-security-policy')
    if (metas.length === 0)
      yield {
        text: `{{page}} has no content security policy`,
        at: { page: page.path },
        help: 'the document shell writes it; look at what drew this page',
      }
    for (const meta of metas) yield* covered(page, meta)
    for (const element of page.elements) {
      for (const key of Object.keys(element.attributes)) {
        const inline = key === 'style' || HANDLER.test(key)
        if (inline)
          yield {
            text:
              `the ${element.name} element on {{page}} has ${/^[aeiou]/.test(key) ? 'an' : 'a'} ${key} ` +
              'attribute, which the policy blocks',
            at: { page: page.path, span: { start: element.start, end: element.end } },
            help: key === 'style' ? 'use a class' : 'use an island',
          }
      }
    }
  },

  *site(context) {
    const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(
      outputText(context, 'index.html') ?? '',
    )?.[1]
    for (const [i, name] of context.site.hosts.entries()) {
      const { file, rules } = hostRulesOf(context).get(name)?.headers ?? {}
      if (file === undefined || inPage === undefined) continue
      const header = rules
        ?.flatMap(({ values }) => values)
        .find(([key]) => key.toLowerCase() === 'content-security-policy')?.[1]
      const at = { file: 'site.yaml', path: ['hosts', i] }
      if (header === undefined) {
        yield { text: `${file} sends no content security policy`, at, help: 'run npx site build' }
        continue
      }
      const [own, sent] = [policyOf(inPage.replace(/&#x27;|&#39;/g, "'")), policyOf(header)]
      for (const name of ['script-src', 'style-src']) {
        const lacking = (own.get(name) ?? []).filter((value) => !(sent.get(name) ?? []).includes(value))
        if (lacking.length > 0)
          yield {
            text: `the policy in ${file} lacks ${lacking.join(' ')} in ${name}, which the policy of the pages has`,
            at,
            help: 'run npx site build',
          }
        if (sent.get(name)?.includes("'unsafe-inline'"))
          yield { text: `the policy in ${file} allows 'unsafe-inline' in ${name}`, at, help: 'run npx site build' }
      }
    }
  },
})

function* covered(page: PageFacts, meta: PageElement): Generator<Finding> {
  const policy = policyOf(meta.attributes.content ?? '')
  const at = { page: page.path, span: { start: meta.start, end: meta.end } }
  for (const [element, directive] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const allowed = policy.get(directive) ?? policy.get('default-src') ?? []
    if (allowed.includes("'unsafe-inline'"))
      yield { text: `the policy of {{page}} allows 'unsafe-inline' in ${directive}`, at, help: 'allow by hash' }
    for (const inline of page.all(element)) {
      if (inline.attributes.src !== undefined || (element === 'script' && DATA.test(inline.attributes.type ?? '')))
        continue
      const text = page.texts.find(({ parent }) => parent === inline.index)?.text ?? ''
      const wanted = hashOf(text)
      if (text !== '' && !allowed.includes(wanted))
        yield {
          text:
            `the ${element} of {{size}} characters on {{page}} is not in ${directive} of its policy, expected ` +
            '{{hash}}',
          data: { size: thousands(text.length), hash: wanted },
          at: { page: page.path, span: { start: inline.start, end: inline.end } },
          help: 'the document shell hashes what it inlines; nothing else may be inline',
        }
    }
  }
}

/** Pages of one template have one style, all pages the same scripts: the last hashes are remembered. */
const hashes = new Map<string, string>()
function hashOf(text: string): string {
  let hash = hashes.get(text)
  if (hash === undefined) {
    hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    if (hashes.size > 64) hashes.clear()
    hashes.set(text, hash)
  }
  return hash
}
