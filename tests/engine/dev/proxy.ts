// A server -> the same server behind a line that can be cut: then every connection ends, and whoever asks gets 502.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

const GONE = 'HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'

export async function openProxy(to: string) {
  const { port, hostname } = new URL(to)
  const sockets = new Set<Socket>()
  let isCut = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    return socket
  }
  const server = createServer((near) => {
    keep(near)
    if (isCut) {
      near.once('data', () => near.end(GONE))
      return
    }
    const far = keep(connect(Number(port), hostname))
    near.pipe(far).pipe(near)
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    drop: cut,
    pass() {
      isCut = false
    },
    close() {
      cut()
      return new Promise<void>((done) => void server.close(() => done()))
    },
  }
}
