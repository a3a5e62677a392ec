import { setTimeout as after } from 'node:timers/promises'
import { startProduct, type Product } from './product.ts'
import type { writers } from './writers.ts'

/** Milliseconds in which so many responses must have been acknowledged that it is worth killing. */
const patience = 30_000

/** Kills the product `rounds` times while everybody writes, and starts it again on the same data. Resolves to the one that runs. */
export async function killed(folder: string, first: Product, people: ReturnType<typeof writers>, rounds: number): Promise<Product> {
  let product = first
  for (let round = 0; round < rounds; round++) {
    const enough = people.acknowledged() + 15 * (round + 1)
    const work = people.work(product.url, 16, patience)
    const late = performance.now() + patience
    while (people.acknowledged() < enough && performance.now() < late) await after(5)
    await product.kill()
    await work
    product = await startProduct(folder)
    console.log(`Killed and started again: ${round + 1} of ${rounds}, ${people.acknowledged()} responses acknowledged.`)
  }
  return product
}
