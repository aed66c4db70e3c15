// A text names the analytics service of site.yaml, and none says that another one counts visits.

import { matchesOf } from '../../../runtime/matches.ts'
import { exampleContact } from '../../data/examples.ts'
import { defineRule } from '../../rule.ts'
import { hashOfWord } from '../../text/similar.ts'

/** Names of services, as `analytics.service` writes those that it knows, with capitals and spaces. Umami is also a taste. */
const NAMES = /(?<!\p{L})(?:Plausible|GoatCounter|Matomo|(?:Simple|Google) Analytics|Umami(?= Analytics))(?!\p{L})/gu

const analytics = 'analytics: { service: plausible }\n'

export default defineRule({
  why: 'A privacy page that names another service than the one that counts visits is false, and the law requires it to be true.',
  level: 'warning',
  help: 'name the service of analytics: in site.yaml, or change it there',
  source: 'GDPR, articles 13 and 14 (read 2026-11)',
  fine: { yaml: { 'site.yaml': analytics, ...exampleContact('Plausible counts visits. We do not use Matomo.') } },
  bad: {
    yaml: { 'site.yaml': analytics, ...exampleContact('Matomo counts visits. Simple Analytics sets no cookies.') },
    findings: [
      '"Matomo" is named, and site.yaml says plausible',
      '"Simple Analytics" is named, and site.yaml says plausible',
      'plausible counts visits, and no text names it',
    ],
  },

  *words(words, { site, language }) {
    const not = new RegExp(`(?<!\\p{L})(?:${language.not})(?!\\p{L})`, 'iu')
    const service = site.analytics?.service
    // An agency may set up another service for its customers.
    const isPrivacy = words.some(({ text }) => /cookie/i.test(text)) && /^content\/pages\//.test(words[0]?.file ?? '')
    for (const { file, path, text } of words)
      for (const { 0: name, index } of matchesOf(text, NAMES)) {
        const [before = ''] = text
          .slice(0, index)
          .split(/[.!?;]/)
          .reverse()
        // "We do not use Matomo."
        if (name.toLowerCase().replace(' ', '-') !== service && !not.test(before))
          yield {
            text: `"${name}" is named, and site.yaml says ${service ?? 'nothing of analytics'}`,
            ...(!isPrivacy && { level: 'info' as const }),
            at: { file, path, value: name },
          }
      }
  },

  *site({ site, notes }) {
    const { service } = site.analytics ?? {}
    const word = hashOfWord(service?.split('-').at(-1) ?? '')
    if (service && !notes('vocabulary').some(([, all]) => all.some(({ key }) => key.includes(word))))
      yield {
        text: `${service} counts visits, and no text names it`,
        // A page may say how visits are counted, without a name.
        level: 'info',
        at: { file: 'site.yaml', path: ['analytics', 'service'] },
        missing: true,
        help: 'name it on the privacy page, and change what that says of counting',
      }
  },
})
