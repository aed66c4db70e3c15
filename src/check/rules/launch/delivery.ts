// The contact form delivers its messages.
import { defineRule } from '../../rule.ts'
import { reservedHostIn } from '../../text/fictitious.ts'

export default defineRule({
  why: 'Visitors who send the form expect a reply, but their message reaches no one.',
  level: 'info',
  help: 'write delivery: post, netlify or mailto under contact: in site.yaml',
  launch: true,
  fine: { yaml: { 'site.yaml': 'contact:\n  page: /contact\n  delivery: netlify\n' } },
  bad: {
    yaml: { 'site.yaml': 'contact:\n  page: /contact\n  delivery: demo\n' },
    findings: ['contact.delivery is demo: the form says thank you and sends nothing'],
  },

  *language({ site: { contact } }) {
    const at = (key: string) => ({ file: 'site.yaml', path: ['contact', key] })
    if (contact.delivery === 'demo')
      yield {
        text: 'contact.delivery is demo: the form says thank you and sends nothing',
        at: at('delivery'),
        help: 'choose one of post, netlify, mailto',
      }
    else if (contact.delivery === 'post' && contact.endpoint === undefined)
      yield {
        text: 'contact.delivery is post, but contact.endpoint does not say where to',
        at: at('delivery'),
        help: 'add endpoint: with the address that receives the form',
      }
    else if (contact.endpoint !== undefined && reservedHostIn(contact.endpoint) !== undefined)
      yield {
        text: `contact.endpoint is ${contact.endpoint}, which does not exist`,
        at: at('endpoint'),
        help: 'write the address that receives the form',
      }
  },
})
