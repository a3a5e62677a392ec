// A process for one call of a function that no route calls: NAME EVENT. It ends with whoever started it.
import { backgroundFunctions, type BackgroundName } from '#shared/infrastructure.ts'
import { backgroundGrants } from '../../../infra/grants.ts'
import { buildContext } from '../gateway/context.ts'

process.on('SIGINT', () => {}) // whoever started it hears of it too, and says when
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
