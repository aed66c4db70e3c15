// No two files of the output have the same address, on any file system and any host.
import { fileOf } from '../../../model/address.ts'
import { groupedBy } from '../../../model/grouped.ts'
import { defineRule, type Where } from '../../rule.ts'
import { fileAddress } from '../../site/addresses.ts'
import { publicAt, redirectAt, routeAt } from '../../site/places.ts'

export default defineRule({
  why: 'If two files have one address, the host decides which one visitors get.',
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

  *site(context) {
    const pages = new Map([...context.pages.values()].map((page) => [page.file, page]))
    const redirects = new Map(context.redirects.map(({ from }) => [fileAddress(from.slice(1)), from]))
    /** A file by the name that its owner knows. The file that is easier to rename has the higher rank. */
    const ownerOf = (file: string): { rank: number; called: string; at: Where } => {
      const page = pages.get(file)
      if (page) return { rank: 0, called: `the page /${fileAddress(file)}`, at: routeAt(page) }
      const from = redirects.get(fileAddress(file))
      // The engine names the page of a redirect after its address, with .html added.
      return from !== undefined && file === fileOf(from)
        ? { rank: 1, called: `the redirect from ${from}`, at: redirectAt(context, from) ?? publicAt(file) }
        : { rank: 2, called: `public/${file}`, at: publicAt(file) }
    }
    for (const files of groupedBy(context.output.files.keys(), (file) => fileAddress(file).toLowerCase()).values()) {
      const [first, second] = files.length < 2 ? [] : files.map(ownerOf).sort((a, b) => b.rank - a.rank)
      const addresses = new Set(files.map(fileAddress))
      const twins = addresses.size === 1 ? `both answer /${[...addresses]}` : 'differ only in capital letters'
      if (first && second)
        yield {
          text: `${first.called} and ${second.called} ${twins}`,
          at: first.at,
          help: `delete ${first.called}, or give it another address`,
        }
    }
  },
})
