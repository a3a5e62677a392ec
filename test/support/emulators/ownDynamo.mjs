import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createRequire } from 'node:module'
import { startDynamo } from '../../../scripts/local/services/emulators.ts'

const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node')

/**
 * Gives each test file a DynamoDB of its own: the emulator takes longer for a write the more it had before, in whichever tables. Ends the file's
 * connections with it: the emulators keep an idle one for a minute, and it keeps all that the file loaded in memory.
 */
export default class OwnDynamo extends TestEnvironment {
  #dynamo
  #sockets = new Set()
  #keep = ({ socket }) => void this.#sockets.add(socket)

  async setup() {
    await super.setup()
    subscribe('net.client.socket', this.#keep)
    const { env } = this.global.process
    if (env['REHEARSED_API'] || env['DYNAMODB_ENDPOINT']) return // which is there
    this.#dynamo = await startDynamo(null)
    env['AWS_ENDPOINT_URL_DYNAMODB'] = this.#dynamo.url
  }

  async teardown() {
    unsubscribe('net.client.socket', this.#keep)
    for (const socket of this.#sockets) socket.destroy()
    await this.#dynamo?.stop()
    await super.teardown()
  }
}
