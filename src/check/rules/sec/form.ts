// Forms send over https to a named place and say what becomes of the data; no link runs code.

import type { PageElement, PageFacts } from '../../../model/checks/page-facts.ts'
import { defineRule } from '../../../model/checks/rule.ts'

const PERSONAL = /^(?:email|tel)$/
/** Browsers leave out spaces and control characters in front of and inside the scheme. */
const RUNS =
  /^[\s\u0000-\u001f]*(?:j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t|v\s*b\s*s\s*c\s*r\s*i\s*p\s*t|d\s*a\s*t\s*a)\s*:/i

export default defineRule({
  why:
    'A name and a phone number sent in the clear, or without a word on what becomes of them, cost trust and ' +
    'break the law; a link that runs code can do anything.',
  level: 'error',
  help: 'set contact.delivery in site.yaml, with an https address and a line on privacy in the form',
  source: 'GDPR, article 13; WHATWG URL, section 4.4; docs.netlify.com/manage/forms/setup (read 2026-11)',
  fine: {
    pages: {
      '/':
        '<form action="/contact" method="post"><label>E-mail <input type="email" ' +
        'autocomplete="email"></label><p>We answer and <a href="/contact">delete it</a>.</p></form><form ' +
        'action="/find"><input aria-label="Find"></form>' +
        '<form name="note" method="post" data-netlify="true"><input aria-label="Note"></form>',
    },
    output: { 'find.html': '<!DOCTYPE html><title>Find</title>' },
  },
  bad: {
    pages: {
      '/':
        '<form action="http://forms.example/in" method="post"><input aria-label="Text"></form><a ' +
        'href="javascript:void(0)">Menu</a>',
      '/contact': '<form method="post"><label>E-mail <input type="email" autocomplete="email"></label></form>',
    },
    findings: [
      'the form on / sends to http://forms.example/in, expected https',
      'the link "Menu" on / runs code: javascript:void(0)',
      'the form on /contact has no action: without script it sends nowhere',
      'the form on /contact asks for an e-mail or a phone and does not say what becomes of them',
    ],
  },

  *page(page, _planned, { site }) {
    for (const form of page.all('form')) {
      const { action = '', method = 'get' } = form.attributes
      // The tag of the form alone: the words within it are not at fault.
      const span = { start: form.start, end: form.open }
      const at = { page: page.path, span, value: action === '' ? undefined : action }
      const sends = method.toLowerCase()
      if (action === '' && sends !== 'dialog' && !(isHosted(form) && sends === 'post'))
        yield {
          text: `the form on {{page}} has no action: without script it sends nowhere`,
          at,
          help: isHosted(form)
            ? 'give it method="post": Netlify takes what is posted'
            : 'set contact.delivery in site.yaml, or give the form an action',
        }
      else if (/^http:/i.test(action))
        yield {
          text: `the form on {{page}} sends to ${action}, expected https`,
          at: site.contact.endpoint === action ? { file: 'site.yaml', path: ['contact', 'endpoint'] } : at,
          help: `write ${action.replace(/^http:/i, 'https:')}`,
        }
      if (asksForPerson(page, form) && !saysWhy(page, form))
        yield {
          text: `the form on {{page}} asks for an e-mail or a phone and does not say what becomes of them`,
          at: { page: page.path, span },
          help: 'write a line on it in the form, with a link to the privacy page',
        }
    }
    if (!/script\s*:|data\s*:/i.test(page.html)) return
    for (const element of page.elements) {
      for (const key of ['href', 'action', 'formaction', 'src', 'xlink:href']) {
        const value = element.attributes[key]
        if (value === undefined || !RUNS.test(value) || (key === 'src' && element.name === 'img')) continue
        const label =
          element.name === 'a'
            ? `the link "${page.textOf(element) || (element.attributes['aria-label'] ?? '')}"`
            : `the ${element.name} element`
        yield {
          text: `${label} on {{page}} runs code: ${value.slice(0, 60)}`,
          at: { page: page.path, span: { start: element.start, end: element.end }, value },
          help: 'write an address; what a click does belongs in an island',
        }
      }
    }
  },
})

/** Whether Netlify takes what the form posts, to any address of the site: its own where it names none. */
const isHosted = ({ attributes }: PageElement) => 'data-netlify' in attributes || 'netlify' in attributes

const within = (outer: PageElement, inner: PageElement) => inner.start >= outer.start && inner.end <= outer.end

const asksForPerson = (page: PageFacts, form: PageElement) =>
  page
    .all('input')
    .some(
      (input) =>
        within(form, input) &&
        (PERSONAL.test(input.attributes.type ?? '') ||
          /^(?:email|tel|name|phone)\b/.test(input.attributes.autocomplete ?? input.attributes.name ?? '')),
    )

/** A link of this site stands in the form or in the section around it: the way to the privacy page. */
function saysWhy(page: PageFacts, form: PageElement): boolean {
  const around = page.inside(form, 'section', 'article') ?? page.elements[form.parent]
  return page
    .all('a')
    .some(
      (link) =>
        /^\//.test(link.attributes.href ?? '') &&
        (within(form, link) ||
          (around !== undefined && around.name !== 'body' && around.name !== 'main' && within(around, link))),
    )
}
