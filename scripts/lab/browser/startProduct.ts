import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'

type Started = { url: string; admin: { email: string; password: string }; environment: Record<string, string> }

/** Runs the real start on a free port and a folder of its own, with the demo content but no made-up responses unless `variables` say otherwise. */
export async function startProduct(variables: Record<string, string> = {}): Promise<Started & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'product-'))
  const env = {
    ...process.env,
    PORT: '0',
    DATA_DIR: folder,
    SEED: 'surveys',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: '',
    ...variables,
  }
  // REHEARSE: the same site from the synthesized stack
  const program = process.env['REHEARSE'] ? 'scripts/lab/rehearse.ts' : 'scripts/local/start.ts'
  const child = fork(join(process.cwd(), program), {
    env,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const stop = async () => {
    if (child.connected) child.disconnect()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [null])])) as [Started | null]
  if (started) return { ...started, stop }
  await stop()
  throw new Error('The product did not start.')
}

/** Before the browser tests: a browser and the product. The tests find both, and the admin's sign-in, in the environment. */
export default async function startForBrowser(): Promise<() => Promise<void>> {
  const browser = await findBrowser() // alone: while it unpacks one, the folder for temporary files is its own
  const product = await startProduct()
  Object.assign(process.env, {
    BROWSER: JSON.stringify(browser),
    BASE_URL: product.url,
    ADMIN_EMAIL: product.admin.email,
    ADMIN_PASSWORD: product.admin.password,
  })
  return product.stop
}
