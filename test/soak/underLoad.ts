import type { Product } from './product.ts'
import type { writers } from './writers.ts'

/** Milliseconds between two looks at the memory. */
const interval = 500
/** By how much the memory of a process may grow from the second third to the last. */
const growth = 1.25

/** Lets all writers work for `seconds` and resolves to the failures. */
export async function underLoad(product: Product, people: ReturnType<typeof writers>, seconds: number): Promise<string[]> {
  const looks: number[] = []
  const timer = setInterval(() => looks.push(product.memory()), interval)
  await people.work(product.url, 16, seconds * 1000)
  clearInterval(timer)
  const third = Math.floor(looks.length / 3)
  const most = (from: number) => Math.max(...looks.slice(from, from + third))
  const [before, after] = [most(third), most(2 * third)]
  const steady = after < before * growth
  console.log(`Memory: ${megabytes(before)} in the second third, ${megabytes(after)} in the last.`)
  return [...new Set(people.refused), ...(steady ? [] : [`memory grew from ${megabytes(before)} to ${megabytes(after)}`])]
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
