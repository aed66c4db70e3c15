// A picture that is drawn by markup holds no program: no script, no handler of events, no address that runs one.
import { defineRule } from '../../../model/checks/rule.ts'
import { outputText, publicAt } from '../../site/places.ts'

/** What runs, within a tag; attributes may stand in either kind of quotes or in none. */
const RUNS = new RegExp(
  [
    '<(?:[\\w-]+:)?script[\\s>/]',
    '<[^<>]*\\son[a-z]{3,}\\s*=\\s*["\'\\w]',
    '<[^<>]*\\s(?:xlink:)?href\\s*=\\s*["\']?\\s*(?:javascript:|data:text/html)',
  ].join('|'),
  'i',
)
/** What is no markup: comments, and sections of plain characters outside scripts and styles. */
const SILENT = /<!--[\s\S]*?-->/g

export default defineRule({
  why: 'An SVG that is opened by its address runs its script as a page of this site, with all that such a page may do.',
  level: 'error',
  help: 'delete the script and the on… attributes from the file, or draw it anew',
  source: 'SVG 2, 2.2.1 and 2.2.2 processing modes (read 2026-11)',
  fine: {
    output: {
      'bell.svg': '<svg><!-- <script>none</script> --><title>on = off</title><path d="M0 0h8" fill="none"/></svg>',
      'bell.js': 'const text = "<script>"',
    },
  },
  bad: {
    output: {
      'hub.svg': '<svg><script>alert(1)</script></svg>',
      'rim.svg': '<svg onload="alert(1)"><path d="M0 0"/></svg>',
    },
    findings: ['hub.svg holds "<script>"', 'rim.svg holds "<svg onload=…"'],
  },

  needs: ['output'],

  *site(context) {
    for (const file of context.output.files.keys()) {
      if (!file.endsWith('.svg')) continue
      const found = RUNS.exec((outputText(context, file) ?? '').replace(SILENT, ''))?.[0]
      if (found !== undefined) yield { text: `${file} holds "${shown(found)}"`, at: publicAt(file) }
    }
  },
})

/** Up to the value of an attribute, without those that stand before it. */
const shown = (found: string) =>
  found.replace(/^(<[\w:-]+)\s[\s\S]*\s((?:xlink:)?[\w]+\s*=)/, '$1 $2').replace(/=[\s\S]*$/, '=…')
