import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const cdk = fileURLToPath(new URL('../../node_modules/aws-cdk/bin/cdk', import.meta.url))

/** Runs CDK's command line; the person at the keyboard is asked what it asks. Throws where it fails. */
export async function runCdk(args: string[]): Promise<void> {
  const child = spawn(process.execPath, [cdk, ...args], { cwd: fileURLToPath(new URL('../..', import.meta.url)), stdio: 'inherit' })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`cdk ${args[0]} did not succeed: see above.`)
}
