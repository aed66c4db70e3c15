// Forms have an https address to send to, and a link to the privacy page, which the header or the footer has, too.
import type { PageElement, ParsedPage } from '../../parsed-page.ts'
import { defineRule, type Finding } from '../../rule.ts'

export default defineRule({
  why: 'Personal data that is sent unencrypted, or without a privacy notice, costs trust and breaks the law.',
  level: 'error',
  missing: true,
  help: 'set contact.delivery in site.yaml, with an https address and a line on privacy in the form',
  source: 'GDPR, article 13; WHATWG URL, section 4.4; docs.netlify.com/manage/forms/setup (read 2026-11)',
  fine: {
    pages: {
      '/': '<form action="/contact" method="post"><input type="email"><a href="/contact">We delete it</a></form>',
    },
  },
  bad: {
    pages: {
      '/': '<form action="http://forms.example/in"></form>',
      '/contact': '<form method="post"><input type="email"></form>',
      '/repairs/brakes': '<form action="/contact"><input type="tel"><a href="/file.pdf">Privacy</a></form>',
    },
    findings: [
      'the form on / sends to http://forms.example/in, expected https',
      'the form on /contact has no action: it cannot be sent without script',
      'the form on /contact asks for an e-mail or a phone without a link to the privacy page',
      'no menu and no footer of /repairs/brakes has a link to /file.pdf, which the form names',
    ],
  },

  *page(page, _, { site }): Generator<Finding> {
    for (const form of page.all('form')) {
      const { action = '', method = 'get' } = form.attributes
      const at = { page: page.path, span: { start: form.start, end: form.open }, value: action || undefined }
      // Netlify accepts forms posted to any address of the site.
      const isHosted = method === 'post' && ('data-netlify' in form.attributes || 'netlify' in form.attributes)
      if (action === '' && method !== 'dialog' && !isHosted)
        yield { text: 'the form on {{page}} has no action: it cannot be sent without script', at }
      else if (/^http:/i.test(action))
        yield {
          text: `the form on {{page}} sends to ${action}, expected https`,
          at: site.contact.endpoint === action ? { file: 'site.yaml', path: ['contact', 'endpoint'] } : at,
          help: `write ${action.replace(/^http:/i, 'https:')}`,
        }
      if (asksForPerson(page, form)) yield* privacyOf(page, form)
    }
  },
})

/** The faults of a form that takes personal data, and says nothing of privacy or what the footer does not say. */
function* privacyOf(page: ParsedPage, form: PageElement): Generator<Finding> {
  const notices = noticesOf(page, form)
  if (notices.length === 0)
    yield {
      text: 'the form on {{page}} asks for an e-mail or a phone without a link to the privacy page',
      at: { page: page.path, span: { start: form.start, end: form.open }, value: form.attributes.action || undefined },
      help: 'write a line on it in the form, with a link to the privacy page, like form.privacy of content/labels.yaml',
    }
  else if (!page.all('a').some((link) => notices.includes(addressOf(link)) && !page.inside(link, 'main')))
    yield {
      text: `no menu and no footer of {{page}} has a link to ${notices.join(' or ')}, which the form names`,
      at: { file: 'site.yaml', path: ['navigation', 'footer'], part: 'key' },
      level: 'warning',
      help: 'add the privacy page to navigation.footer: visitors look for it on every page',
    }
}

const within = (outer: PageElement, inner: PageElement) => inner.start >= outer.start && inner.end <= outer.end

const asksForPerson = (page: ParsedPage, form: PageElement) =>
  page.all('input').some((input) => {
    const { type = '', name = '', autocomplete = name } = input.attributes
    return within(form, input) && (/^(?:email|tel)$/.test(type) || /^(?:email|tel|name|phone)\b/.test(autocomplete))
  })

const addressOf = ({ attributes }: PageElement) => attributes.href?.replace(/[?#].*/s, '') ?? ''

/** The pages of this site that a form has links to; without links in it, its section. */
function noticesOf(page: ParsedPage, form: PageElement): readonly string[] {
  const addressesIn = (element: PageElement) =>
    page.all('a').flatMap((link) => (within(element, link) && addressOf(link).startsWith('/') ? [addressOf(link)] : []))
  const own = addressesIn(form)
  return own.length > 0 ? own : addressesIn(page.inside(form, 'section', 'article') ?? form)
}
