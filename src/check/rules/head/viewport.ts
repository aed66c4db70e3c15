// The page fits a telephone, and a reader may enlarge it.

import { defineRule } from '../../../model/checks/rule.ts'
import { spanOf } from '../../page/facts.ts'

/** WCAG asks for text up to 200 %. */
const ZOOM = 2

export default defineRule({
  why:
    'Without it a telephone shows the page as small as on a desk, and a page that cannot be enlarged cannot be ' +
    'read by weak eyes.',
  level: 'error',
  help: 'write width=device-width, initial-scale=1 and nothing else',
  source: 'WCAG 2.2, 1.4.4 Resize Text: up to 200 per cent',
  fine: { pages: { '/': '<!DOCTYPE html><meta name="viewport" content="width=device-width, initial-scale=1">' } },
  bad: {
    pages: {
      '/': '<!DOCTYPE html><title>Repairs</title>',
      '/contact': '<!DOCTYPE html><meta name="viewport" content="width=device-width, maximum-scale=1">',
      '/repairs/brakes': '<!DOCTYPE html><meta name="viewport" content="width=device-width, user-scalable=no">',
      '/repairs/puncture': '<!DOCTYPE html><meta name="viewport" content="width=1024">',
    },
    findings: [
      '/ has no viewport: telephones show it as wide as a desk',
      'readers cannot enlarge /contact: its viewport says maximum-scale=1',
      'readers cannot enlarge /repairs/brakes: its viewport says user-scalable=no',
      'the viewport of /repairs/puncture is "width=1024", expected width=device-width',
    ],
  },

  *page(page, { from }) {
    const [viewport] = page.meta('viewport')
    const help = 'write <meta name="viewport" content="width=device-width, initial-scale=1">'
    if (!viewport) {
      yield { text: `{{page}} has no viewport: telephones show it as wide as a desk`, at: { file: from }, help }
      return
    }
    const { content, element } = viewport
    const at = { page: page.path, span: spanOf(element) }
    const settings = new Map(
      [...content.toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    )
    const [scalable, most] = [settings.get('user-scalable'), settings.get('maximum-scale')]
    const fixed =
      scalable === 'no' || scalable === '0'
        ? `user-scalable=${scalable}`
        : most !== undefined && Number(most) < ZOOM
          ? `maximum-scale=${most}`
          : undefined
    if (settings.get('width') !== 'device-width')
      yield { text: `the viewport of {{page}} is "${content}", expected width=device-width`, at, help }
    else if (fixed !== undefined)
      yield { text: `readers cannot enlarge {{page}}: its viewport says ${fixed}`, at, help }
  },
})
