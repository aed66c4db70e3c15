// The origin of the site is a public address, and not that of a preview.
import { previewAt } from '../../data/previews.ts'
import { defineRule } from '../../rule.ts'
import { isReservedHost } from '../../text/fictitious.ts'

export default defineRule({
  why: 'The origin is part of all canonical addresses, the sitemap and all shared links. With a wrong one they lead nowhere.',
  level: 'warning',
  help: 'write the address of the site',
  source: 'rfc-editor.org/rfc/rfc2606; rfc-editor.org/rfc/rfc6761 (read 2026-11)',
  launch: true,
  fine: { yaml: { 'site.yaml': 'origin: https://twowheels.co.uk' } },
  bad: {
    yaml: { 'site.yaml': 'origin: https://new-menu--two-wheels.netlify.app' },
    findings: ['origin is https://new-menu--two-wheels.netlify.app, which is a branch or one build at Netlify'],
  },

  *language({ site: { origin }, placeholders }) {
    const { host, hostname } = new URL(origin)
    const isTagged = placeholders.some(({ file, path }) => file === 'site.yaml' && path.join() === 'origin')
    const preview = previewAt(hostname)
    const at = { file: 'site.yaml', path: ['origin'] }
    if (isReservedHost(host)) yield { text: `origin is ${origin}, which cannot be published`, at, level: 'info' }
    else if (isTagged) yield { text: `origin is ${origin}, which is not the real one yet`, at, level: 'info' }
    else if (preview) yield { text: `origin is ${origin}, which is ${preview}`, at }
  },
})
