// No two files of the output answer the same address, on any file system and any host.

import { fileOf } from '../../../model/address.ts'
import { defineRule, type Where } from '../../../model/checks/rule.ts'
import { fileAddress } from '../../site/addresses.ts'
import { publicAt, redirectAt, routeAt } from '../../site/places.ts'

export default defineRule({
  why: 'Where two files want one address, which of them a visitor gets depends on the host.',
  level: 'error',
  help: 'give one of the two another path',
  source:
    'developers.cloudflare.com/pages/configuration/serving-pages; docs.netlify.com, "Trailing slash" (read 2026-11)',
  fine: { output: { 'google1234.html': 'google-site-verification' } },
  bad: {
    output: {
      'contact/index.html': '<!DOCTYPE html><title>Contact</title>',
      'Repairs/Brakes.html': '<!DOCTYPE html><title>Brakes</title>',
    },
    findings: [
      'public/contact/index.html and the page /contact both answer /contact',
      'public/Repairs/Brakes.html and the page /repairs/brakes differ only in capital letters',
    ],
  },

  needs: ['pages', 'routes', 'redirects', 'output'],

  *site(context) {
    const pages = new Map([...context.pages.values()].map((page) => [page.file, page]))
    const redirects = new Map(context.redirects.map((redirect) => [fileAddress(redirect.from.slice(1)), redirect.from]))
    const owner = (file: string): { rank: number; at: Where } => {
      const page = pages.get(file)
      if (page) return { rank: 0, at: routeAt(page) }
      const from = redirects.get(fileAddress(file))
      return from === undefined
        ? { rank: 2, at: publicAt(file) }
        : { rank: 1, at: redirectAt(context, from) ?? publicAt(file) }
    }
    const taken = new Map<string, string>()
    for (const file of context.output.files.keys()) {
      const key = fileAddress(file).toLowerCase()
      const other = taken.get(key)
      if (other === undefined) {
        taken.set(key, file)
        continue
      }
      // The one that is easier to move is the one to edit: a file of public/, then a redirect, then a page.
      const [first, second] = owner(file).rank >= owner(other).rank ? [file, other] : [other, file]
      const twins =
        fileAddress(file) === fileAddress(other)
          ? `both answer /${fileAddress(file)}`
          : 'differ only in capital letters'
      const called = (each: string) => nameOf(each, pages.has(each), redirects.get(fileAddress(each)))
      yield {
        text: `${called(first)} and ${called(second)} ${twins}`,
        at: owner(first).at,
        help: `delete ${called(first)}, or give it another address`,
      }
    }
  },
})

/** A file as its owner knows it: a redirect, a page or a file of public/. */
function nameOf(file: string, isPage: boolean, from: string | undefined): string {
  if (isPage) return `the page /${fileAddress(file)}`
  // The page that the engine writes for a redirect is named after the address, with .html added.
  return from !== undefined && file === fileOf(from) ? `the redirect from ${from}` : `public/${file}`
}
