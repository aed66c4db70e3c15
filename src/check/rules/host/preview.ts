// The address of the site is not one under which a host shows a draft, a branch or one build.

import { defineRule } from '../../../model/checks/rule.ts'
import type { Placeholder } from '../../../model/content.ts'
import { previewAt } from '../../data/previews.ts'

const isOrigin = ({ file, path }: Placeholder) => file === 'site.yaml' && path.join() === 'origin'

export default defineRule({
  why: 'With the address of a draft as origin every page names the draft as the real one, and search engines follow.',
  level: 'warning',
  help: 'write the address visitors type, or tag it !placeholder until it is known',
  source: 'developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls (read 2026-11)',
  launch: true,
  fine: { yaml: { 'site.yaml': 'origin: https://stage.co.uk' } },
  bad: {
    yaml: { 'site.yaml': 'origin: https://new-menu--two-wheels.netlify.app' },
    findings: ['origin is https://new-menu--two-wheels.netlify.app, which is a branch or one build at Netlify'],
  },

  needs: ['placeholders'],

  *site({ site, placeholders }) {
    const what = previewAt(new URL(site.origin).hostname)
    // What is tagged is known not to be the last word.
    if (what === undefined || placeholders.some(isOrigin)) return
    yield {
      text: `origin is ${site.origin}, which is ${what}`,
      at: { file: 'site.yaml', path: ['origin'] },
    }
  },
})
