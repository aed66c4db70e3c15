// The address of the site is one that can be published.

import { defineRule } from '../../../model/checks/rule.ts'
import { isReservedHost } from '../../text/fictitious.ts'

export default defineRule({
  why:
    'Every canonical address, the sitemap and all shared links are made from the origin; with a made-up one ' +
    'they lead nowhere.',
  level: 'info',
  help: 'write the address of the site',
  source: 'rfc-editor.org/rfc/rfc2606; rfc-editor.org/rfc/rfc6761 (read 2026-11)',
  launch: true,
  fine: { yaml: { 'site.yaml': 'origin: https://twowheels.co.uk' } },
  bad: { findings: ['origin is https://wheels.example, which cannot be published'] },

  needs: ['placeholders'],

  *site({ site, placeholders }) {
    const isReserved = isReservedHost(site.origin.replace(/^https:\/\//, ''))
    if (isReserved || placeholders.some(({ file, path }) => file === 'site.yaml' && path.join() === 'origin'))
      yield {
        text: `origin is ${site.origin}, which ${isReserved ? 'cannot be published' : 'is not the real one yet'}`,
        at: { file: 'site.yaml', path: ['origin'] },
      }
  },
})
