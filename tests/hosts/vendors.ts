// Serves a built folder with the vendors' own programs: the parser and request handler of Cloudflare Pages, and
// superstatic, which Firebase's command line uses.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import { build } from 'esbuild'
import fastGlob from 'fast-glob'
import type { Running } from './servers.ts'

const require = createRequire(import.meta.url)

/** What is used of @cloudflare/pages-shared, whose package holds TypeScript that this project's compiler does not take. */
interface Pages {
  parseRedirects(text: string): { readonly rules: readonly object[]; readonly invalid: readonly object[] }
  parseHeaders(text: string): { readonly rules: readonly object[]; readonly invalid: readonly object[] }
  createMetadataObject(parsed: object): object
  generateHandler(context: object): Promise<Response>
}

/** Cloudflare's own code, bundled. */
export async function cloudflarePages(): Promise<Pages> {
  const contents = `export { parseRedirects } from 'cloudflare-pages-parsers/metadata-generator/parseRedirects.ts'
    export { parseHeaders } from 'cloudflare-pages-parsers/metadata-generator/parseHeaders.ts'
    export { createMetadataObject } from '@cloudflare/pages-shared/dist/metadata-generator/createMetadataObject.js'
    export { generateHandler } from '@cloudflare/pages-shared/dist/asset-server/handler.js'`
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')}`)
}

/** Media types of the files of a built folder, as the vendors' stores give them. */
const types = require('mime-types') as { contentType(name: string): string | false }

/** What wrangler leaves out of an upload: packages/wrangler/src/pages/validate.ts of cloudflare/workers-sdk (read 2026-11). */
const NOT_UPLOADED = ['_worker.js', '_redirects', '_headers', '_routes.json', 'functions', '**/.DS_Store', '**/.git']

async function cloudflare(folder: string): Promise<RequestListener> {
  const pages = await cloudflarePages()
  const text = (name: string) => readFileSync(join(folder, name), 'utf8')
  const redirects = pages.parseRedirects(text('_redirects'))
  const headers = pages.parseHeaders(text('_headers'))
  const invalid = [...redirects.invalid, ...headers.invalid]
  if (invalid.length > 0) throw new Error(`Cloudflare refuses ${JSON.stringify(invalid)}`)
  const metadata = pages.createMetadataObject({ redirects, headers })
  const files = new Set(await fastGlob('**', { cwd: folder, dot: true, ignore: NOT_UPLOADED }))
  const answer = ({ url = '/', method = 'GET', headers: asked }: IncomingMessage) =>
    pages.generateHandler({
      // Cloudflare's network makes a URL of the target, which resolves dots and turns backslashes.
      request: new Request(new URL(`https://own.example${url}`), { method, headers: asked as HeadersInit }),
      metadata,
      logError: (fault: Error) => console.error(fault),
      findAssetEntryForPath: async (path: string) => (files.has(path.slice(1)) ? path.slice(1) : null),
      getAssetKey: (path: string) => path,
      negotiateContent: () => ({ encoding: null }),
      fetchAsset: async (path: string) => ({
        body: Readable.toWeb(Readable.from([readFileSync(join(folder, path))])),
        contentType: types.contentType(basename(path)) || 'application/octet-stream',
      }),
    })
  return async (request, response) => {
    const made = await answer(request).catch((fault) => new Response(String(fault), { status: 500 }))
    response.writeHead(made.status, Object.fromEntries(made.headers))
    response.end(Buffer.from(await made.arrayBuffer()))
  }
}

function isDecodable(target: string): boolean {
  try {
    return decodeURI(target) !== ''
  } catch {
    return false
  }
}

async function firebase(folder: string): Promise<RequestListener> {
  const superstatic = require('superstatic/lib/superstatic') as (
    settings: object,
  ) => (request: IncomingMessage, response: ServerResponse, next: (fault?: Error) => void) => void
  const { hosting } = JSON.parse(readFileSync(join(folder, 'firebase.json'), 'utf8'))
  // What `firebase deploy` uploads: src/listFiles.ts of firebase/firebase-tools (read 2026-11).
  const files = new Set(await fastGlob('**', { cwd: folder, dot: true, ignore: hosting.ignore }))
  const provider = require('superstatic/lib/providers/fs')({ cwd: folder, public: '.' })
  const answer = superstatic({
    cwd: folder,
    config: hosting,
    fallthrough: false,
    provider: (request: IncomingMessage, path: string) =>
      files.has(decodeURI(path).slice(1)) ? provider(request, path) : Promise.resolve(null),
  })
  return (request, response) => {
    // Firebase's network answers what is no UTF-8 itself; superstatic alone would never answer it.
    if (!isDecodable(request.url ?? '')) response.writeHead(400).end()
    else answer(request, response, (fault) => response.writeHead(fault ? 500 : 404).end())
  }
}

/** Starts the vendor's own engine over a built folder. */
export async function startVendor(name: 'cloudflare' | 'firebase', folder: string): Promise<Running> {
  const server = createServer(await { cloudflare, firebase }[name](folder)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
