import { tally } from '../tally.ts'
import { seededRandom, type SeededRandom } from '../../../scripts/demo/responses/seededRandom.ts'

/** HOSTILE_SEED and HOSTILE_CASES find other cases and more of them; the same seed is the same cases. */
const seed = Number(process.env.HOSTILE_SEED ?? 15)
const cases = Number(process.env.HOSTILE_CASES ?? 0)

/** Tries `check` on `most` generated cases. A failure names its case, and the seed and number that reproduce it. */
export async function forEachCase<T>(most: number, generate: (random: SeededRandom) => T, check: (one: T) => unknown): Promise<void> {
  for (let at = 0; at < (cases || most); at++) {
    const one = generate(seededRandom(seed * 1_000_003 + at))
    try {
      await check(one)
    } catch (error) {
      const words = typeof one === 'string' ? one : JSON.stringify(one)
      throw new Error(`case ${at} of seed ${seed}: ${words.slice(0, 2_000)}`, { cause: error })
    }
  }
  tally('attacks', cases || most)
}
