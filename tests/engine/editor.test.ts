// What an editor shows of the YAML, by the published YAML language server with the settings that `site schema` writes:
// help at every key, no complaint about a file that builds, and the right one about a mistake.
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import glob from 'fast-glob'
import { afterAll, beforeAll, expect, test } from 'vitest'
import schema from '../../src/commands/schema.ts'
import { repository, writeTree } from '../helpers/command.ts'
import { run } from './scaffold/run.ts'

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly result?: unknown
}
interface Diagnostic {
  readonly message: string
  readonly range: { readonly start: { readonly line: number } }
}

const root = realpathSync(mkdtempSync(join(tmpdir(), 'editor-')))
const uriOf = (file: string) => pathToFileURL(join(root, file)).href
const text = (file: string) => readFileSync(join(root, file), 'utf8')
let server: ChildProcess
let ids = 0
const waiting = new Map<number, (result: unknown) => void>()
const listening = new Map<string, (found: Diagnostic[]) => void>()

const send = (message: Message) => {
  const body = Buffer.from(JSON.stringify({ jsonrpc: '2.0', ...message }))
  server.stdin?.write(`Content-Length: ${body.length}\r\n\r\n`)
  server.stdin?.write(body)
}
const notify = (method: string, params: Record<string, unknown>) => send({ method, params })
const request = (method: string, params: Record<string, unknown>) =>
  new Promise<unknown>((done) => {
    const id = ++ids
    waiting.set(id, done)
    send({ id, method, params })
  })

/** Reads messages as they come: a header with the length, an empty line, JSON (LSP 3.17, base protocol). */
function reader(take: (message: Message) => void): (chunk: Buffer) => void {
  let buffer = Buffer.alloc(0)
  return (chunk) => {
    buffer = Buffer.concat([buffer, chunk])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      const length = Number(
        /Content-Length: (\d+)/i.exec(buffer.subarray(0, Math.max(0, end)).toString())?.[1] ?? Number.NaN,
      )
      if (end < 0 || !(buffer.length >= end + 4 + length)) return
      const message = JSON.parse(buffer.subarray(end + 4, end + 4 + length).toString('utf8')) as Message
      buffer = buffer.subarray(end + 4 + length)
      take(message)
    }
  }
}

beforeAll(async () => {
  for (const part of ['site.yaml', 'content', 'templates', 'public'])
    cpSync(join(repository, part), join(root, part), { recursive: true })
  writeTree(root, {
    'site.yaml': text('site.yaml').replace('language: el', 'languages: [el, en]'),
    'site.en.yaml': 'locale: en_GB\nbusiness: { hoursShown: All day }\nclaims: { response: { text: 20 minutes } }\n',
    'content/routes.en.yaml': 'pages:\n  /services/{slug}:\n    path: /jobs/{slug}\n',
    'content/services/plumbing.en.yaml': 'slug: plumbing-work\nname: Plumbing\nhead: { title: Plumbing in Piraeus }\n',
    'content/labels.en.yaml': 'area:\n  list: All areas\n',
  })
  expect((await run(schema, [], { root })).code).toBe(0)
  const settings = JSON.parse(text('.vscode/settings.json')) as Record<string, unknown>
  const yaml = {
    schemas: settings['yaml.schemas'],
    customTags: settings['yaml.customTags'],
    validate: true,
    hover: true,
    completion: true,
    schemaStore: { enable: false },
  }
  server = spawn(process.execPath, [
    join(repository, 'node_modules/yaml-language-server/bin/yaml-language-server'),
    '--stdio',
  ])
  server.stdout?.on(
    'data',
    reader(({ id, method, params, result }) => {
      if (method === 'workspace/configuration') {
        const { items } = params as { items: readonly { section: string }[] }
        send({ id: id ?? 0, result: items.map(({ section }) => (section === 'yaml' ? yaml : {})) })
      } else if (method === 'textDocument/publishDiagnostics') {
        const { uri, diagnostics } = params as unknown as { uri: string; diagnostics: Diagnostic[] }
        listening.get(uri)?.(diagnostics)
      } else if (method !== undefined && id !== undefined) send({ id, result: null })
      else if (id !== undefined) waiting.get(id)?.(result)
    }),
  )
  const folder = { uri: pathToFileURL(root).href, name: 'site' }
  await request('initialize', {
    processId: process.pid,
    rootUri: folder.uri,
    workspaceFolders: [folder],
    capabilities: { workspace: { configuration: true, workspaceFolders: true }, textDocument: { hover: {} } },
  })
  notify('initialized', {})
})
afterAll(() => {
  server.kill()
  rmSync(root, { recursive: true })
})

/** Opens a text as a file; what the server finds in it. */
async function open(file: string, contents = text(file)): Promise<Diagnostic[]> {
  const uri = uriOf(file)
  const found = new Promise<Diagnostic[]>((done) => listening.set(uri, done))
  notify('textDocument/didOpen', { textDocument: { uri, languageId: 'yaml', version: ++ids, text: contents } })
  return found
}

/** Closes a file; the server then takes back what it found. */
async function close(file: string): Promise<void> {
  const uri = uriOf(file)
  const cleared = new Promise((done) => listening.set(uri, done))
  notify('textDocument/didClose', { textDocument: { uri } })
  await cleared
}

/** What is shown where the pointer rests on the first key of a file that says what it is for. */
async function helpIn(file: string): Promise<string> {
  for (const [line, one] of text(file).split('\n').entries()) {
    if (!/^ *\w+:/.test(one)) continue
    const position = { line, character: one.search(/\w/) }
    const hover = (await request('textDocument/hover', { textDocument: { uri: uriOf(file) }, position })) as {
      contents?: { value?: string }
    } | null
    if (hover?.contents?.value) return hover.contents.value
  }
  return ''
}

test('every file has help and no complaint', async () => {
  const files = ['site.yaml', 'site.en.yaml', ...glob.sync('content/**/*.yaml', { cwd: root }).sort()]
  const wrong = await Promise.all(
    files.map(async (file) => {
      const found = await open(file)
      const help = await helpIn(file)
      await close(file)
      const complaints = found.map(({ message, range }) => `${file}:${range.start.line + 1} ${message}`)
      return help.length < 10 ? [...complaints, `${file} has no help`] : complaints
    }),
  )
  expect(wrong.flat()).toEqual([])
})

test.each([
  ['a key that is none', 'site.yaml', 'hoursShown:', 'hourShown:', /hourShown/],
  ['a word that is not a choice', 'site.yaml', 'delivery: demo', 'delivery: pigeon', /pigeon|"demo"/],
  ['a status no redirect has', 'content/routes.yaml', 'status: 301', 'status: 303', /301/],
  ['a number for a text', 'content/services/plumbing.yaml', /^name: .*$/m, 'name: 5', /string/],
  ['a field that is missing', 'content/areas/elefsina.yaml', /^local:$/m, 'locals:', /local/],
  ['what holds in every language', 'site.en.yaml', 'locale: en_GB', 'origin: https://a.example', /origin/],
  ['a text for a list', 'content/faqs/water.yaml', /^items:\n(?: .*\n|\n)*/m, 'items: none\n', /array/],
])('%s is shown where it stands', async (_, file, find, by, message) => {
  const right = text(file)
  const wrong = right.replace(find, by)
  expect(wrong).not.toBe(right)
  let found = await open(file, wrong)
  // What a file had when it was open before may be told of once more.
  listening.set(uriOf(file), (all) => {
    found = all
  })
  await expect.poll(() => found.map((one) => one.message).join('\n')).toMatch(message)
  const at = right.slice(0, right.search(find)).split('\n').length - 1
  expect(found.map(({ range }) => range.start.line)).toContain(at)
  await close(file)
})
