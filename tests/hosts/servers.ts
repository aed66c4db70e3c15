// Starts nginx, Apache and Caddy of this machine with the configuration in a built folder, on free local ports, and stops
// them by their process id.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { repository } from '../helpers/command.ts'

export interface Running {
  readonly origin: string
  close(): Promise<void>
}

/** A server that serves `folder`; `work` is an empty folder for what it writes. */
interface Kind {
  readonly program: string
  /** Packages of Debian. */
  readonly packages: readonly string[]
  /** What must be there besides the program. */
  readonly needs?: string
  /** The command line; may write configuration into `work`. */
  command(given: { folder: string; work: string; port: number }): readonly string[]
}

const isRoot = process.getuid?.() === 0
const MODULES = '/usr/lib/nginx/modules'
const APACHE = '/usr/lib/apache2/modules'

export const KINDS: Readonly<Record<'nginx' | 'apache' | 'caddy', Kind>> = {
  nginx: {
    program: '/usr/sbin/nginx',
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    needs: `${MODULES}/ngx_http_brotli_static_module.so`,
    command({ folder, work, port }) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((n) => `${n}_temp_path ${work}/${n};`)
      writeFileSync(
        join(work, 'main.conf'),
        `load_module ${MODULES}/ngx_http_brotli_static_module.so;
        daemon off; master_process off; pid ${work}/pid; error_log ${work}/error.log;
        events {}
        http { include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')}
          server { listen 127.0.0.1:${port}; root ${folder}; include ${folder}/nginx.conf; } }`,
      )
      return ['-c', join(work, 'main.conf'), '-e', join(work, 'error.log')]
    },
  },
  apache: {
    program: '/usr/sbin/apache2',
    packages: ['apache2'],
    command({ folder, work, port }) {
      const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'rewrite', 'headers', 'setenvif']
      writeFileSync(
        join(work, 'main.conf'),
        `ServerRoot ${work}
        PidFile ${work}/pid
        DefaultRuntimeDir ${work}
        ErrorLog ${work}/error.log
        ServerName localhost
        Listen 127.0.0.1:${port}
        ${modules.map((name) => `LoadModule ${name}_module ${APACHE}/mod_${name}.so`).join('\n')}
        ${isRoot ? 'User www-data\nGroup www-data' : ''}
        TypesConfig /etc/mime.types
        AddType application/x-gzip .gz
        DocumentRoot ${folder}
        <Directory ${folder}>
          AllowOverride All
          Require all granted
        </Directory>`,
      )
      return ['-D', 'FOREGROUND', '-f', join(work, 'main.conf')]
    },
  },
  caddy: {
    program: '/usr/bin/caddy',
    packages: ['caddy'],
    command({ folder, work, port }) {
      writeFileSync(
        join(work, 'main.conf'),
        `{
          admin off
          auto_https off
        }
        http://127.0.0.1:${port} {
          bind 127.0.0.1
          root * ${folder}
          import ${folder}/caddy.conf
        }`,
      )
      return ['run', '--config', join(work, 'main.conf'), '--adapter', 'caddyfile']
    },
  },
}

const isThere = ({ program, needs = program }: Kind) => existsSync(program) && existsSync(needs)

/** Why a server cannot be tried here; installs Debian's packages first where this user may and nobody says CI. */
export function missing(name: keyof typeof KINDS): string | undefined {
  const kind = KINDS[name]
  if (isThere(kind)) return undefined
  if (process.env.CI) throw new Error(`${name} is not installed: apt-get install ${kind.packages.join(' ')}`)
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    // RUNLEVEL: what is installed is not started.
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
    spawnSync('apt-get', ['update'], { stdio: 'inherit', env })
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...kind.packages], { stdio: 'inherit', env })
    if (isThere(kind)) return undefined
  }
  return `SKIPPED: ${name} is not here (apt-get install ${kind.packages.join(' ')}), so nothing was tried on it`
}

export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts a server over a built folder, and waits until it answers. */
export async function start(name: keyof typeof KINDS, folder: string): Promise<Running> {
  const kind = KINDS[name]
  const work = mkdtempSync(join(tmpdir(), `${name}-`))
  // Apache gives up root, and must still reach the folders.
  if (isRoot) execFileSync('chmod', ['-R', 'a+rX', work, dirname(folder)])
  const port = await freePort()
  for (const each of ['config', 'data']) mkdirSync(join(work, each))
  const child = spawn(kind.program, kind.command({ folder, work, port }), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: join(work, 'config'), XDG_DATA_HOME: join(work, 'data') },
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  let code: number | null | undefined
  ended.then((value) => {
    code = value ?? -1
  })
  const origin = `http://127.0.0.1:${port}`
  for (let i = 0; ; i++) {
    const log = join(work, 'error.log')
    if (code !== undefined || i > 600)
      throw new Error(`${name} did not start: ${said}${existsSync(log) ? readFileSync(log, 'utf8') : ''}`)
    if (await fetch(origin).catch(() => undefined)) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    origin,
    async close() {
      child.kill('SIGTERM')
      await ended
      rmSync(work, { recursive: true, force: true })
    },
  }
}

/** Starts `site preview` over a built folder, as a person does. */
export async function startPreview(host: string, folder: string, more: readonly string[] = []): Promise<Running> {
  const args = [join(repository, 'bin/site'), 'preview', '--out', folder, '--host', host, '--port', '0', ...more]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const ended = new Promise((resolve) => child.on('exit', (code, signal) => resolve(signal ?? code)))
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        said += part
        const [, found] = /(http:\S+)/.exec(said) ?? []
        if (found !== undefined) resolve(found)
      })
    ended.then((code) => reject(new Error(`site preview ended with ${code}: ${said}`)))
  })
  return {
    origin,
    async close() {
      child.kill('SIGINT')
      const end = await ended
      if (end !== 'SIGINT') throw new Error(`${end}: ${said}`)
    },
  }
}
