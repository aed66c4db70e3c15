// site dev, run as a person runs it: bin/site in a process of its own, on a copy of the small site.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, smallSite } from '../../helpers/command.ts'

export interface Dev {
  readonly folder: string
  readonly origin: string
  /** What it printed so far. */
  said(): string
  /** Waits until it has printed something that holds `words` since the last `edit`. */
  says(words: string | RegExp): Promise<string>
  read(file: string): string
  /** Writes files and forgets what was printed before. */
  write(files: Readonly<Record<string, string>>): void
  /** What the editor was started with, when it was. */
  opened(): string | undefined
  /** Ends it as Ctrl-C does; the signal or exit code. */
  stop(): Promise<NodeJS.Signals | number | null>
  remove(): void
}

/** A page with values of several files, and with what an edit must leave alone: an open part, a field, a form, room to scroll. */
const PLAIN = `// A page of the small site of the tests.
import { definePage, Picture } from '#site'
import { z } from 'zod'
import { Box } from '../blocks/box.tsx'

export default definePage({
  content: (k) => ({
    text: k.text('the text of the page'),
    photo: z.strictObject({ file: k.picture('a photo'), alt: k.text('what it shows') }).optional(),
  }),
  draw: ({ entry, labels, questions, site: { business } }) => (
    <main>
      <h1>{entry.name}</h1>
      <p id="text">{entry.text}</p>
      {questions.map(({ question }) => (
        <p key={question}>{question}</p>
      ))}
      {entry.photo && <Picture name={entry.photo.file} alt={entry.photo.alt} sizes="100px" />}
      <p><a id="phone" href={"tel:" + business.phones.shop?.number}>{business.phones.shop?.shown}</a></p>
      {business.hours.map(({ opens, closes }) => <p id="hours" key={opens}>{opens} to {closes}</p>)}
      <hr id="rule-of-the-page" />
      <p id="call">{String((labels as { call: string }).call)}</p>
      <Box words={entry.name} />
      <details><summary>More</summary><p>Within</p></details>
      <form id="ask" method="dialog"><label>Message <input name="message" /></label><button>Send</button></form>
      {Array.from({ length: 99 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells them apart
        <p key={i}>A line</p>
      ))}
    </main>
  ),
})
`

/** The files of the small site as these tests have it. */
export const FILES = {
  'templates/pages/plain.tsx': PLAIN,
  'templates/blocks/box.tsx': `// A block.
export const Box = ({ words }: { words: string }) => <aside>{words} in a box</aside>
`,
}

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

/** Starts the server on a copy of the small site with `files` added, in this environment with `env` added. */
export async function startDev(
  args: readonly string[] = ['--port', '0'],
  files: Readonly<Record<string, string>> = {},
  env: NodeJS.ProcessEnv = {},
): Promise<Dev> {
  return startDevIn(smallSite({ ...FILES, ...files }), args, env)
}

/** Starts the server on a site. */
export async function startDevIn(
  folder: string,
  args: readonly string[] = ['--port', '0'],
  env: NodeJS.ProcessEnv = {},
): Promise<Dev> {
  const editor = join(folder, '.editor')
  writeFileSync(editor, '#!/bin/sh\nprintf "%s" "$*" > "$(dirname "$0")/.opened"\n')
  chmodSync(editor, 0o755)
  const child = spawn(process.execPath, [join(repository, 'bin/site'), 'dev', '--root', folder, ...args], {
    env: { ...process.env, NO_COLOR: '1', SITE_EDITOR: editor, ...env },
  })
  let all = ''
  let from = 0
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      all += part
    })
  let ended = false
  const end = new Promise<NodeJS.Signals | number | null>((done) =>
    child.on('exit', (code, signal) => {
      ended = true
      done(signal ?? code)
    }),
  )
  const says = async (words: string | RegExp): Promise<string> => {
    const found = () => (typeof words === 'string' ? all.slice(from).includes(words) : words.test(all.slice(from)))
    for (const until = Date.now() + 60_000; !found(); await sleep(20))
      if (ended || Date.now() > until) throw new Error(`site dev did not say ${words}: ${all}`)
    return all.slice(from)
  }
  await says('Ctrl-C ends')
  return {
    folder,
    origin: /http:\/\/\S+?:\d+/.exec(all)?.[0] ?? '',
    said: () => all.slice(from),
    says,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    write(changed) {
      from = all.length
      for (const [file, text] of Object.entries(changed)) writeFileSync(join(folder, file), text)
    },
    opened: () => (existsSync(join(folder, '.opened')) ? readFileSync(join(folder, '.opened'), 'utf8') : undefined),
    stop() {
      child.kill('SIGINT')
      return end
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
