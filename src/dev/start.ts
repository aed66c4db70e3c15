// Starts the development server: the site in memory, its files watched, requests answered.
import { join } from 'node:path'
import type { Host } from '../model/hosting/host.ts'
import type { Result } from '../model/problem.ts'
import type { Options } from '../pipeline/options.ts'
import { engineRoot, loadModules } from '../runtime/engine.ts'
import { isTaken, type Listening, listen } from '../serve/server.ts'
import { checker } from './check.ts'
import { Editing } from './editor/edit.ts'
import { type Editor, launch } from './launch.ts'
import { liveSite } from './live.ts'
import { responder } from './respond.ts'
import { type Outcome, Session } from './session.ts'
import { Watcher } from './watch.ts'

/** The options of the server. */
export interface ServerOptions {
  readonly options: Options
  readonly address: string
  /** Other host names that it answers to, such as those of tunnels and proxies. */
  readonly allowed?: readonly string[]
  /** 0 for any free port. */
  readonly port: number
  readonly editor: Editor | undefined
  /** Random values of this run that pages of other sites must not know. */
  readonly secrets: { readonly token: string; readonly nonce: string }
  /** The current time as text. */
  readonly clock: () => string
  readonly onOutcome: (outcome: Outcome) => void
  /** Called with notes that are not problems of the site. */
  readonly onNote: (text: string) => void
}

/** Ports that are tried after the requested one. */
const TRIES = 20

/** Starts the server after the first build, even if that has problems. Problem: no port is free. */
export async function startServer(server: ServerOptions): Promise<Result<Listening>> {
  const { options, address, secrets, onNote } = server
  const { root } = options
  const session = new Session(
    liveSite(options, (file) => onNote(`${file}: smaller pictures are being made, once`)),
    server.onOutcome,
  )
  const check = checker(root)
  // Changes during the first build cause another one.
  const watcher = new Watcher({
    root,
    templates: () => session.state().live?.opened.inputs.templates ?? 'templates',
    onChange: (file) => session.change([file]),
    onFault: onNote,
  })
  let listening: Listening | undefined
  const close = async () => {
    await listening?.close()
    check.close()
    await watcher.close()
    await session.close()
  }
  try {
    const [client, hosts] = await Promise.all([bundleClient(), loadModules<Host>('hosts'), watcher.ready])
    await session.idle()
    const respond = responder({
      session,
      ...secrets,
      hosts,
      client,
      clock: server.clock,
      run: String(options.now),
      started: Math.floor(options.now / 1000),
      editing: new Editing(root),
      findings: check.findings,
      open: (place) => launch(root, server.editor, place),
    })
    const result = await listenFrom(server.port, (port) =>
      listen({ address, port, allowed: server.allowed ?? [], respond }),
    )
    listening = result.value
    if (!listening) await close()
    return result.value ? { value: { origin: result.value.origin, close }, problems: [] } : result
  } catch (fault) {
    // Open watchers would keep the process alive.
    await close()
    throw fault
  }
}

/** Listens on a port, or on the next free one; 0 is any free port. */
async function listenFrom(
  first: number,
  listenOn: (port: number) => Promise<Result<Listening>>,
): Promise<Result<Listening>> {
  for (let port = first; ; port++) {
    const listening = await listenOn(port)
    const isLast = first === 0 || port === first + TRIES || port >= 65_535
    if (listening.value || isLast || !isTaken(listening.problems)) return listening
  }
}

/** The script that every served page loads. */
async function bundleClient(): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(engineRoot, 'src/dev/client/main.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfigRaw: {},
    loader: { '.css': 'text' },
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
