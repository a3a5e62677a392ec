import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { portHolder } from './portHolder.ts'

/** Milliseconds for pending requests to finish on close. */
const grace = 2000

/** Milliseconds until an idle connection is closed, as at CloudFront: longer than clients keep theirs, so that none writes to a closed one. */
const keepAliveTimeout = 60_000

/** Listens on 127.0.0.1, on a free port for 0. Throws, with the process that uses it, if the port is taken. */
export async function listen(server: Server, port: number): Promise<{ url: string; close: () => Promise<void> }> {
  server.keepAliveTimeout = keepAliveTimeout
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(`Port ${port} is in use by ${portHolder(port)}. Stop it, or set PORT.`, { cause: error })
  }
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const force = setTimeout(() => server.closeAllConnections(), grace)
    await closed
    clearTimeout(force)
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
