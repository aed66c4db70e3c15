// Every text of the site with something in it that a browser would run: the pages have the elements, attributes and
// addresses that the templates give them, and no other.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Problem } from '../../src/model/problem.ts'
import { inputsOf } from '../../src/pipeline/options.ts'
import { withRun } from '../../src/pipeline/run.ts'
import { readSite } from '../../src/pipeline/site.ts'
import { repository, shareCache } from '../helpers/command.ts'
import { drawn, optionsOf } from '../helpers/made.ts'

const root = mkdtempSync(join(tmpdir(), 'payloads-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
const sources = new Map<string, string>()
beforeAll(() => {
  for (const part of ['site.yaml', 'content', 'public', 'templates'])
    cpSync(join(repository, part), join(root, part), { recursive: true })
  shareCache(root)
  const names = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
  for (const file of ['site.yaml', ...names.filter((name) => name.endsWith('.yaml')).map((name) => `content/${name}`)])
    sources.set(file, readFileSync(join(root, file), 'utf8'))
})

const keyOf = (file: string, line: number) => `${file}:${line}`

/** Writes the site with `payload` behind every text but those of `spared`; gives back how many texts have it. */
function write(payload: string, spared: ReadonlySet<string>): number {
  let count = 0
  for (const [file, source] of sources) {
    const lines = new LineCounter()
    const document = parseDocument(source, { lineCounter: lines, logLevel: 'silent' })
    visit(document, {
      Scalar(key, node) {
        if (key === 'key' || typeof node.value !== 'string' || !isScalar(node)) return
        // `theme.components: none` is a setting, and decides whether the site has templates at all.
        if (file === 'site.yaml' && node.value === 'none') return
        if (spared.has(keyOf(file, lines.linePos(node.range?.[0] ?? 0).line))) return
        node.value += payload
        node.type = 'QUOTE_DOUBLE'
        count++
      },
    })
    // A text a line, as in the sources, so that a problem names the line of the source.
    writeFileSync(join(root, file), document.toString({ lineWidth: 0 }))
  }
  return count
}

/** The texts that take a payload: those that load objects to are spared. */
async function writeValid(payload: string): Promise<{ count: number; spared: ReadonlySet<string> }> {
  const spared = new Set<string>()
  for (let round = 0; round < 40; round++) {
    const count = write(payload, spared)
    const options = optionsOf(root)
    const opened = await withRun(options, await inputsOf(options), (run) => readSite(run, { kind: 'build' }))
    if (opened.value) return { count, spared }
    const before = spared.size
    for (const { at } of opened.problems as Problem[]) if (at?.line) spared.add(keyOf(at.file, at.line))
    if (spared.size === before)
      throw new Error(opened.problems.map(({ text, at }) => `${at?.file}:${at?.line} ${text}`).join('\n'))
  }
  throw new Error('no end of problems')
}

/** Elements with the names of their attributes, and every address, of all pages. */
async function structure(): Promise<Map<string, string[]>> {
  const { pages } = await drawn(root)
  return new Map(
    [...pages].map(([path, html]) => {
      const found: string[] = []
      const parser = new Parser({
        onopentag(name, attributes) {
          const { href = '', src = '', action = '' } = attributes
          found.push(
            `${name} ${Object.keys(attributes).sort().join(' ')} ${[href, src, action].filter((a) => /^\s*(?:javascript|data|vbscript):/i.test(a))}`,
          )
        },
        oncomment: (text) => void found.push(`comment ${text.length}`),
      })
      parser.end(html)
      return [path, found]
    }),
  )
}

const PAYLOAD = `<img src=x onerror=alert(1)></script><!--<script>" onfocus="alert(1)" ' onclick='alert(1) \u202e&lt;b&gt;`

test('elements, the end of a script or of an attribute, handlers and marks of direction stay text', async () => {
  const { count, spared } = await writeValid(PAYLOAD)
  expect(count).toBeGreaterThan(500)
  const hostile = await structure()
  // As many words, so that what is set word by word has as many parts.
  write(PAYLOAD.replace(/\S/g, 'x'), spared)
  expect(hostile).toEqual(await structure())
})
