// Serves a map of files on a free port of this machine, the way a plain static host does.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { contentType } from '../../src/serve/answer.ts'

/** Address path, without query -> contents. `/404` answers for every address that is not there. */
export type Served = ReadonlyMap<string, string | Uint8Array>

/** An answer that is not a file; false leaves the request to the files. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean

export interface Server {
  readonly origin: string
  close(): Promise<void>
}

export async function serve(files: Served, answer: Answer = () => false): Promise<Server> {
  const server = createServer((request, response) => {
    if (answer(request, response)) return
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = files.get(path)
    response.writeHead(file === undefined ? 404 : 200, {
      'content-type': contentType(file === undefined || extname(path) === '' ? '404.html' : path),
      'cache-control': 'no-store',
    })
    response.end(file ?? files.get('/404') ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
