import { launchBrowser } from '../browser/launchBrowser.ts'
import { startProduct } from '../browser/startProduct.ts'
import type { Cleanups } from '../../launch/withCleanups.ts'
import { startCloud } from '../../local/cloud.ts'
import { api } from '../../ops/import/api.ts'
import { countUnits } from './consumedUnits.ts'

/** The input of each part of the bench: `log` takes a line for each step, `cleanups` the functions that undo the steps. */
export type Bench = { responses: number; visits: number; log: (line: string) => void; cleanups: Cleanups }

type Cloud = Pick<Parameters<typeof startCloud>[0], 'dataDir' | 'seed' | 'site'>

const admin = { email: 'admin@example.com', password: 'bench of the local cloud' }

/** Starts a local cloud in this process, in memory by default, and signs in as its admin. `consumed`: the units that all calls use. */
export async function startBenchCloud({ cleanups }: Bench, options: Partial<Cloud> = {}) {
  const { url, stop } = await startCloud({ dataDir: null, port: 0, seed: 'none', admin, site: false, counts: false, ...options })
  cleanups.push(stop)
  const { dynamo } = await import('#functions/platform/aws.ts') // after the start: its client goes where the cloud is
  return { ...(await signedIn(url, admin)), consumed: countUnits(dynamo()) }
}

/** Starts the built product in a process of its own, and signs in as its admin. */
export async function startBenchProduct({ cleanups }: Bench, variables: Record<string, string> = {}) {
  const product = await startProduct(variables)
  cleanups.push(product.stop)
  return signedIn(product.url, product.admin)
}

export async function startBenchBrowser({ cleanups }: Bench, ...flags: string[]) {
  const browser = await launchBrowser(...flags)
  cleanups.push(() => browser.close())
  return browser
}

async function signedIn(url: string, { email, password }: typeof admin) {
  const { access_token: token } = await api(url)('issueToken', { body: { username: email, password } })
  return { url, token, call: api(url, token) }
}
