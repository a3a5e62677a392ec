import { createRequire } from 'node:module'
import { startDynamo } from '../../../scripts/local/services/emulators.ts'

const { TestEnvironment } = createRequire(import.meta.url)('jest-environment-node')

/** Gives each test file a DynamoDB of its own: the emulator takes longer for a write the more it had before, in whichever tables. */
export default class OwnDynamo extends TestEnvironment {
  #dynamo

  async setup() {
    await super.setup()
    const { env } = this.global.process
    if (env['REHEARSED_API'] || env['DYNAMODB_ENDPOINT']) return // which is there
    this.#dynamo = await startDynamo(null)
    env['AWS_ENDPOINT_URL_DYNAMODB'] = this.#dynamo.url
  }

  async teardown() {
    await this.#dynamo?.stop()
    await super.teardown()
  }
}
