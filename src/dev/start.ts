// Starts the development server: the site in memory, its files watched, requests answered.
import { randomUUID } from 'node:crypto'
import { join, relative } from 'node:path'
import type { Host } from '../model/host.ts'
import type { Problem, Result, SourceFiles } from '../model/problem.ts'
import { liveSite } from '../pipeline/live.ts'
import type { Options } from '../pipeline/options.ts'
import { engineRoot, loadModules } from '../runtime/engine.ts'
import { THEME } from '../runtime/overlay.ts'
import { type Listening, listen } from '../serve/server.ts'
import { checker } from './check.ts'
import { Editing } from './editor/edit.ts'
import { type EditorCommand, launch } from './launch.ts'
import { Responder } from './respond.ts'
import { type Outcome, Session } from './session.ts'
import { Watcher } from './watch.ts'

/** The options of the server. */
interface ServerOptions {
  readonly options: Options
  readonly address: string
  /** Other host names that it answers to, such as those of tunnels and proxies. */
  readonly allowed?: readonly string[]
  /** 0 for any free port. */
  readonly port: number
  readonly editor: EditorCommand | undefined
  /** A problem as the terminal prints it. */
  readonly report: (problem: Problem, files: SourceFiles) => string
  /** The current time, for messages of forms. */
  readonly clock: () => Date
  readonly onOutcome: (outcome: Outcome) => void
  /** Called with notes that are not problems of the site. */
  readonly onNote: (text: string) => void
}

/** Ports that are tried after the requested one. */
const TRIES = 20

/** Starts the server after the first build, even if that has problems. Problem: no port is free. */
export async function startServer(server: ServerOptions): Promise<Result<Listening>> {
  const { options, address, port, allowed = [], editor, report, clock, onOutcome, onNote } = server
  const { root } = options
  const onPicture = (file: string) => onNote(`${file}: smaller pictures are being made, once`)
  const session = new Session(liveSite(options, { onPicture }), onOutcome)
  const check = checker(root)
  // Changes during the first build cause another one.
  const watcher = new Watcher({
    root,
    templates: () => [session.state().live?.inputs.templates.folder ?? 'templates', ...themeIn(root)],
    onChange: (file) => session.change([file]),
    onFault: onNote,
  })
  let listening: Listening | undefined
  const close = async () => {
    await listening?.close()
    check.close()
    watcher.close()
    await session.close()
  }
  try {
    const [client, hosts] = await Promise.all([bundleClient(), loadModules<Host>('hosts')])
    await session.idle()
    const responder = new Responder({
      session,
      options,
      hosts,
      allowed,
      client,
      report,
      clock,
      findings: check.findings,
      token: randomUUID(),
      nonce: randomUUID(),
      started: options.now,
      editing: new Editing(root),
      onWritten: (files) => watcher.written(files),
      open: (place) => launch(root, editor, place),
    })
    const result = await listen({
      address,
      port,
      tries: TRIES,
      allowed,
      respond: (request) => responder.respond(request),
    })
    listening = result.value
    if (!listening) await close()
    return result.value ? { value: { origin: result.value.origin, close }, problems: [] } : result
  } catch (fault) {
    // Open watchers would keep the process alive.
    await close()
    throw fault
  }
}

/** The folder of the theme, if it is edited together with the site: in the repository of the engine. */
const themeIn = (root: string) => (root === engineRoot ? [relative(root, THEME)] : [])

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
    logLevel: 'silent',
  })
  return outputFiles[0]?.contents ?? new Uint8Array()
}
