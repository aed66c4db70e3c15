// site facts: prints the declared facts of the business for use elsewhere.
import { resolve } from 'node:path'
import { isSiteFile } from '../model/content.ts'
import { count } from '../model/counts.ts'
import type { Path } from '../model/data.ts'
import { optionsOf } from '../pipeline/options.ts'
import { factsOfSite, readPlanned } from '../pipeline/site-facts.ts'
import { type Command, fail } from './report/command.ts'
import { profileCsv, vcards } from './report/facts.ts'

const UNPRINTED = new Set(['legal', 'shortName'])

/** Whether a value of site.yaml is one of the facts that are printed. */
const isPrinted = ([key = '', part = '']: Path) =>
  ['origin', 'claims'].includes(String(key)) || (key === 'business' && !UNPRINTED.has(String(part)))

export default {
  summary: 'print the declared facts of the business, for directories, phones and profiles',
  options: [
    ['--root <dir>', 'the folder with site.yaml (default: this folder)'],
    ['--json', 'one JSON object (the default)'],
    ['--vcard', 'a vCard for each location, for address books'],
    ['--profile', 'the columns of Google Business Profile (CSV)'],
  ],
  examples: ['site facts', 'site facts --vcard > shop.vcf', 'site facts --profile > profile.csv'],

  async run({ root = '.', json, vcard, profile }, terminal) {
    if ([json, vcard, profile].filter((format) => format === true).length > 1) {
      terminal.err('choose one of --json, --vcard and --profile\n')
      return 2
    }
    const options = optionsOf({ root: resolve(String(root)) }, new Date(), process.env)
    if (!options.value) return fail(options.problems, terminal)
    const { value, problems, files } = await readPlanned(options.value)
    if (!value) return fail(problems, terminal, { files })
    const facts = factsOfSite(value.site)
    const { length } = value.site.content.placeholders.filter(({ file, path }) => isSiteFile(file) && isPrinted(path))
    if (length > 0) terminal.err(`${count(length, 'value')} of site.yaml tagged !placeholder: not real yet\n`)
    if (vcard) terminal.out(vcards(facts))
    else terminal.out(profile ? profileCsv(facts, options.value.today ?? '') : `${JSON.stringify(facts, null, 2)}\n`)
    return 0
  },
} satisfies Command
