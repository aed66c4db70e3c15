// A folder and a port -> the server for work: the site in memory, its files watched, its answers given.
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
import { watchSite } from './watch.ts'

/** What the server for work is given. */
export interface Wishes {
  readonly options: Options
  readonly address: string
  /** Host names that it answers to besides its own: of tunnels and proxies. */
  readonly allowed?: readonly string[]
  /** 0: any that is free. */
  readonly port: number
  readonly editor: Editor | undefined
  /** What pages of other sites must not know: of this run alone. */
  readonly secrets: { readonly token: string; readonly nonce: string }
  /** The time, as text. */
  readonly clock: () => string
  readonly onOutcome: (outcome: Outcome) => void
  /** Is told what is no problem of the site. */
  readonly onNote: (text: string) => void
}

/** A server that runs. */
export interface Running {
  readonly origin: string
  readonly port: number
  close(): Promise<void>
}

/** Ports that are tried after the one that is wanted. */
const TRIES = 20

/** Starts the server once the site was built for the first time, whole or not. Problem: no port is free. */
export async function startServer(wishes: Wishes): Promise<Result<Running>> {
  const { options, address, secrets, onNote } = wishes
  const { root } = options
  const session = new Session(
    liveSite(options, (file) => onNote(`${file}: smaller pictures are being made, once`)),
    wishes.onOutcome,
  )
  const check = checker(root)
  // Changes made during the first build are seen: they follow it.
  let templates = 'templates'
  const watching = watchSite({
    root,
    templates: () => templates,
    onChange: (file) => session.change([file]),
    onFault: onNote,
  })
  session.listen(({ live }) => {
    const folder = live?.opened.inputs.templates ?? templates
    if (folder === templates) return
    templates = folder
    watching.follow(folder)
  })
  const close = async () => {
    check.close()
    await watching.close()
    await session.close()
  }
  try {
    const [client, hosts] = await Promise.all([bundleClient(), loadModules<Host>('hosts'), watching.ready])
    await session.idle()
    const respond = responder({
      session,
      ...secrets,
      hosts,
      client,
      clock: wishes.clock,
      run: String(options.now),
      started: Math.floor(options.now / 1000),
      editing: new Editing(root),
      findings: check.findings,
      open: (place) => launch(root, wishes.editor, place),
    })
    const listening = await listenFrom(wishes.port, (port) =>
      listen({ address, port, allowed: wishes.allowed ?? [], respond }),
    )
    if (!listening.value) {
      await close()
      return listening
    }
    const { origin, close: end } = listening.value
    const value = {
      origin,
      port: Number(new URL(origin).port),
      close: async () => {
        await end()
        await close()
      },
    }
    return { value, problems: [] }
  } catch (fault) {
    // What is watched keeps the program from ending.
    await close()
    throw fault
  }
}

/** Listens on a port, or on one of the next that is free; 0 is any that is. */
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

/** The script of every page of the server. */
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
