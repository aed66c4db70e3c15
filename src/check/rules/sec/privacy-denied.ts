// What a text says is not done with visitors is not done: no counting, no cookies, nothing fetched from others.

import type { Denied } from '../../../model/checks/deeds.ts'
import type { FileNotes } from '../../../model/checks/note.ts'
import { defineRule, type Finding, type SiteContext } from '../../../model/checks/rule.ts'
import { services } from '../../data/services.ts'
import { parsed } from '../../site/addresses.ts'
import { outputText } from '../../site/places.ts'

/** What the site does of what a text may deny. */
function deedsOf(context: Pick<SiteContext, 'site' | 'summaries' | 'output'>): Partial<Record<Denied, string>> {
  const { site, summaries } = context
  const { analytics, map, origin } = site
  const isForeign = (address: string) => {
    const url = parsed(address, origin)
    return url !== undefined && /^https?:$/.test(url.protocol) && url.origin !== origin
  }
  const page = summaries.find(({ first }) => first.some(isForeign))
  return {
    ...(analytics && {
      counting: `analytics: counts visits with ${analytics.service}`,
      foreign: `analytics: fetches a script of ${analytics.service}`,
    }),
    ...(map && {
      maps: `map: shows one from ${hostOf(map.src)}${map.provider === 'click' ? ' to who asks for it' : ''}`,
    }),
    ...(map &&
      map.provider !== 'click' && { map: `map: shows ${map.provider} unasked`, foreign: `map: shows ${map.provider}` }),
    ...cookiesOf(context),
    ...(map?.provider === 'google' && { cookies: 'map: shows google, which sets cookies' }),
    ...(page && { foreign: `${page.path} fetches ${page.first.find(isForeign)}` }),
  }
}

/** A script of the site that sets one. */
function cookiesOf(context: Pick<SiteContext, 'output'>): { cookies?: string } {
  const file = context.output.once('scripts that set cookies', () =>
    [...context.output.files.keys()].filter(
      (file) => file.endsWith('.js') && /\bdocument\.cookie\s*=(?!=)/.test(outputText(context, file) ?? ''),
    ),
  )[0]
  return file === undefined ? {} : { cookies: `${file} sets one` }
}

const hostOf = (address: string) => parsed(address, 'https://own.invalid')?.host ?? address

/** What a text says is done, and is not: a map that is not there, a service that no page may load. */
function* unfounded(context: Pick<SiteContext, 'site' | 'notes' | 'output'>): Generator<Finding> {
  const { map } = context.site
  const notSo: Partial<Record<Denied, string>> = {
    ...((map?.provider === 'click' || !map) && {
      unasked: map ? 'map: waits until a visitor asks for it' : 'site.yaml has no map',
    }),
    ...(!/google/.test(`${map?.provider} ${map?.src}`) && {
      google: map ? `map: shows one from ${hostOf(map.src)}` : 'site.yaml has no map',
    }),
  }
  const admissions = context.notes('admission')
  for (const [file, notes] of admissions)
    for (const { key, text, path } of notes) {
      const why = notSo[key as Denied]
      if (why !== undefined) yield { text: `"${text}" is not so, ${why}`, at: { file, path } }
    }
  // What a text says of others' services is of this site where the text is on privacy. All pages have one policy.
  const onPrivacy = new Set([...context.notes('denial'), ...admissions].map(([file]) => file))
  const page = outputText(context, 'index.html')
  const { service = '', server = '' } = context.site.analytics ?? {}
  for (const [file, notes] of page === undefined ? [] : context.notes('service'))
    for (const { key, text, path } of onPrivacy.has(file) ? notes : []) {
      const hosts = services[Number(key)]?.hosts
      if (hosts && !hosts.test(`${page} ${service} ${server}`))
        yield {
          text: `"${text}" is not so, the policy of the pages lets none load it`,
          at: { file, path },
          help: 'take it away, it was copied from another site; or add it to the site first',
        }
    }
}

/** What a text says is done, and another one denies. */
function* admitted(denials: readonly FileNotes[], admissions: readonly FileNotes[]): Generator<Finding> {
  const denied = new Map(
    denials.flatMap(([file, notes]) => notes.map(({ key, text }) => [key, { file, text }] as const)),
  )
  for (const [file, notes] of admissions)
    for (const { key, text, path } of notes) {
      const denial = denied.get(key)
      if (denial)
        yield { text: `"${text}", and ${denial.file} says "${denial.text}"`, at: { file, path }, help: 'keep to one' }
    }
}

/** What a deed begins with where a setting of the site does it. */
const SETTING = /^(map|analytics):/

const contact = (text: string) => ({
  'content/pages/contact.yaml': `name: Contact\nhead: { title: Call us, description: Where we are. }\ntext: ${text}\n`,
})

export default defineRule({
  why: 'A privacy page that denies what the site does is a false statement to every visitor, and the fine is for that.',
  level: 'error',
  help: 'write what is done and with whom, or switch it off in site.yaml',
  needsLanguage: 'partly',
  source: 'Regulation (EU) 2016/679, articles 5(1)(a) and 13 (read 2026-11)',
  fine: { yaml: contact('This site has no analytics and no cookies.') },
  bad: {
    yaml: {
      ...contact('This site has no analytics and no cookies.'),
      'site.yaml': 'analytics: { service: plausible }',
    },
    findings: ['"no analytics" is not so, analytics: counts visits with plausible'],
  },

  needs: ['notes', 'summaries', 'output'],

  *site(context) {
    const deeds = deedsOf(context)
    for (const [file, denials] of context.notes('denial'))
      for (const { key, text, path } of denials) {
        const deed = deeds[key as Denied]
        // What is done may be the slip, and what is said the truth.
        const [, setting] = deed === undefined ? [] : (SETTING.exec(deed) ?? [])
        const where = setting === 'map' ? 'map.provider' : setting
        if (deed !== undefined)
          yield {
            text: `"${text}" is not so, ${deed}`,
            at: { file, path },
            ...(where !== undefined && { help: `write what is done and with whom, or change ${where} in site.yaml` }),
          }
      }
    yield* unfounded(context)
    yield* admitted(context.notes('denial'), context.notes('admission'))
  },
})
