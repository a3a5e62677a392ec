import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The content of a new product: the demo content with made-up responses, the same without them, or nothing. */
export type Seed = 'demo' | 'surveys' | 'none'

type StartOptions = { port: number; dataDir: string; seed: Seed; admin: { email: string; password?: string } }

const seeds: readonly Seed[] = ['demo', 'surveys', 'none']
const isSeed = (value: string): value is Seed => seeds.some((seed) => seed === value)

/** Reads PORT, DATA_DIR, SEED, ADMIN_EMAIL and ADMIN_PASSWORD; a blank one is a missing one. Throws, naming the variable, for invalid ones. */
export function startOptions(given: Record<string, string | undefined>): StartOptions {
  const value = (name: string, missing: string) => given[name] || missing
  const port = value('PORT', '3000')
  const seed = value('SEED', 'demo')
  if (!/^\d+$/.test(port) || Number(port) > 65_535) throw new Error(`PORT must be a number up to 65535, not ${port}.`)
  if (!isSeed(seed)) throw new Error(`SEED must be ${seeds.join(', ')}, not ${seed}.`)
  return {
    port: Number(port),
    dataDir: resolve(root, value('DATA_DIR', '.local')),
    seed,
    admin: { email: value('ADMIN_EMAIL', 'admin@example.com'), password: given['ADMIN_PASSWORD'] || undefined },
  }
}
