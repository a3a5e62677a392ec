import type { Server } from 'node:http'
import { createServer } from 'node:https'
import type { Socket } from 'node:net'
import { ownCertificate } from './certificate.ts'

/** What every TLS connection begins with. */
const handshake = 22

/**
 * Makes `server` speak https on its port as well, with a certificate of its own: cookies of a deployed site, and the addresses that providers send
 * people back to, are https alone. Returns what ends the connections that `server` does not know of.
 */
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
