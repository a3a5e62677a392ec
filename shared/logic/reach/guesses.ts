import { numbersFrom } from '../../survey/pseudorandom.ts'
import type { Subject, Test } from './formula.ts'
import type { TriedValues } from './search.ts'

type Guess = ReadonlyMap<Subject, unknown>

/** Guesses without a new result before guessing stops. */
const mostInVain = 150

/**
 * Pseudorandom guesses at answers, the same on every run: alternately all answers at random, and the best guess with a few changes. `rate` returns
 * how much a guess shows and whether any of it is new. A few hundred guesses show most of what answers can show.
 */
export function* guesses(
  tests: ReadonlyMap<Subject, readonly Test[]>,
  triedValues: TriedValues,
  rate: (guess: Guess) => { shown: number; isNew: boolean },
): Generator<undefined, Guess> {
  const values: [Subject, readonly unknown[]][] = []
  for (const [subject, asked] of tests) {
    values.push([subject, triedValues(subject, asked).values])
    yield
  }
  const random = numbersFrom(1)
  const pick = (from: readonly unknown[]) => from[Math.floor(random() * from.length)]
  let best: { guess: Guess; shown: number } = { guess: new Map(), shown: -1 }
  for (let [turn, inVain] = [0, 0]; inVain < mostInVain; turn++) {
    const share = turn % 2 === 0 ? 1 : Math.max(2 / values.length, 0.03)
    const guess: Guess = new Map(values.map(([subject, all]) => [subject, random() < share ? pick(all) : best.guess.get(subject)] as const))
    const { shown, isNew } = rate(guess)
    if (isNew || shown >= best.shown) best = { guess, shown }
    inVain = isNew ? 0 : inVain + 1
    yield
  }
  return best.guess
}
