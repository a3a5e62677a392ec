import { fileURLToPath } from 'node:url'
import { freePort, startEmulator, type Emulator } from './emulator.ts'

const program = fileURLToPath(new URL('../../../node_modules/@dynoxide/linux-x64/dynoxide', import.meta.url))

/** True where the embedded DynamoDB runs: elsewhere DYNAMODB_ENDPOINT must name another. */
export const hasEmbeddedDynamo = process.platform === 'linux' && process.arch === 'x64'

/** Starts a DynamoDB emulator on a free port, with its data in `file`, or in memory for null. */
export async function startDynamo(file: string | null): Promise<Emulator & { url: string }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const command = [program, 'serve', '--port', String(port), ...(file ? ['--db-path', file] : [])]
    try {
      return { ...(await startEmulator('DynamoDB', command, /listening on \S+/)), url: `http://127.0.0.1:${port}` }
    } catch (error) {
      if (attempt === 3) throw error // the port may have been taken in between
    }
  }
}
