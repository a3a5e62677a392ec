import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { ownCertificate } from './certificate.ts'

/** The first byte of every TLS connection. */
const handshake = 22

/** Makes `server` accept https on its port, self-signed, as cookies and OAuth need it. Returns what closes the TLS connections. */
export function httpsToo(server: Server): () => void {
  const secure = createServer(ownCertificate(), (request, response) => server.emit('request', request, response))
  const [plain] = server.listeners('connection') as [(socket: Socket) => void]
  const own = new Set<Socket>()
  let isEnded = false
  server.removeListener('connection', plain).on('connection', (socket: Socket) => {
    own.add(socket)
    socket.once('close', () => own.delete(socket)).once('error', () => socket.destroy())
    socket.once('readable', () => {
      const first = socket.read(1) as Buffer | null
      if (first) socket.unshift(first)
      if (first?.[0] === handshake) secure.emit('connection', socket)
      else if (own.delete(socket)) plain.call(server, socket)
    })
    if (isEnded) socket.destroy()
  })
  return () => {
    isEnded = true
    for (const socket of own) socket.destroy()
  }
}
