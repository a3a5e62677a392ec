// Runs one call of a background function in a process of its own: NAME EVENT. It ends with its parent.
import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { backgroundGrants } from '../../../infra/grants.ts'
import { buildContext } from '../gateway/context.ts'

process.on('SIGINT', () => {}) // the parent gets it too, and ends this process when it is time
process.on('disconnect', () => process.exit(1))

const [name, event] = process.argv.slice(2) as [BackgroundName, string]
const file = new URL(`../../../functions/${backgroundFunctions[name]}.ts`, import.meta.url).href
const { handler } = (await import(file)) as { handler: (event: unknown, context: object) => Promise<unknown> }
try {
  await handler(JSON.parse(event), buildContext(name, backgroundGrants[name].seconds))
  process.exit(0)
} catch (error) {
  console.error(`${name}:`, error)
  process.exit(1)
}
