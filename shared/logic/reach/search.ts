import { testsOf, type Formula, type Subject, type Test } from './formula.ts'

/** Values for a subject. `isAll`: any other valid value passes the same tests as one of them. */
export type Tried = { values: readonly unknown[]; isAll: boolean }
export type TriedValues = (subject: Subject, tests: readonly Test[]) => Tried

/** Values that fulfill a formula; `never` if none do; `unknown` if the search gave up. */
export type Found = ReadonlyMap<Subject, unknown> | 'never' | 'unknown'

/** The most parts of formulas to evaluate in one search, and in all searches of a survey (some 2 seconds), before giving up. */
const mostParts = 400_000
const mostPartsTogether = 4_000_000
const partsInStep = 1_000

/** Shared by the searches of a survey: the remaining budget, and the formulas that no values fulfill. */
type SearchContext = { budget: { left: number }; impossible: Set<Formula> }
export const newContext = (): SearchContext => ({ budget: { left: mostPartsTogether }, impossible: new Set() })

/** For each subject, which of its values are still possible. */
type State = ReadonlyMap<Subject, readonly number[]>

/**
 * Searches values that fulfill a formula. A state keeps the possible values of each subject and makes the formula true, false or open. A test splits
 * an open state in two, so that a false state rules out many values at once. `guess`: values to start from.
 */
export function* search(
  formula: Formula,
  triedValues: TriedValues,
  { budget, impossible }: SearchContext,
  guess: ReadonlyMap<Subject, unknown>,
): Generator<undefined, Found> {
  yield
  if (budget.left <= 0) return 'unknown'
  const tests = testsOf(formula)
  const tried = new Map<Subject, Tried>()
  const passes = new Map<Test, boolean[]>()
  let inStep = 0
  for (const [subject, asked] of tests) {
    const found = triedValues(subject, asked)
    tried.set(subject, found)
    for (const test of asked) passes.set(test, found.values.map(test.holds))
    budget.left -= asked.length * found.values.length
    inStep += asked.length * found.values.length
    if (inStep > partsInStep) {
      inStep = 0
      yield
    }
  }

  let left = Math.min(mostParts, budget.left)
  const start: State = new Map([...tried].map(([subject, { values }]) => [subject, [...values.keys()]]))
  const open = [start, guessed(start, guess, passes, tests)]
  for (let state = open.pop(); state; state = open.pop()) {
    const known = new Map<Formula, boolean | undefined>()
    const verdict = evaluate(formula, { state, passes, impossible, known })
    left -= known.size + 1
    budget.left -= known.size + 1
    inStep += known.size + 1
    if (verdict === true) return new Map([...state].map(([subject, [first]]) => [subject, tried.get(subject)!.values[first!]]))
    if (left <= 0) return 'unknown'
    if (verdict === undefined) open.push(...split(state, openTest(formula, known), passes))
    if (inStep > partsInStep) {
      inStep = 0
      yield
    }
  }
  if (![...tried.values()].every(({ isAll }) => isAll)) return 'unknown'
  impossible.add(formula)
  return 'never'
}

/** The state in which each guessed subject has the value that passes the same tests as the guess. */
function guessed(
  start: State,
  guess: ReadonlyMap<Subject, unknown>,
  passes: ReadonlyMap<Test, readonly boolean[]>,
  tests: ReadonlyMap<Subject, readonly Test[]>,
): State {
  const only = ([subject, possible]: [Subject, readonly number[]]): [Subject, readonly number[]] => {
    if (!guess.has(subject)) return [subject, possible]
    const passed = tests.get(subject)!.map((test) => [passes.get(test)!, test.holds(guess.get(subject))] as const)
    const same = possible.find((at) => passed.every(([holds, held]) => holds[at] === held))
    return [subject, same === undefined ? possible : [same]]
  }
  return new Map([...start].map(only))
}

type Given = {
  state: State
  passes: ReadonlyMap<Test, readonly boolean[]>
  impossible: ReadonlySet<Formula>
  /** Filled in with the result of each part. */
  known: Map<Formula, boolean | undefined>
}

/** undefined if the possible values leave it open. */
function evaluate(formula: Formula, given: Given): boolean | undefined {
  const { state, passes, impossible, known } = given
  if (typeof formula === 'boolean') return formula
  if (known.has(formula)) return known.get(formula)
  const verdict = decide()
  known.set(formula, verdict)
  return verdict

  function decide(): boolean | undefined {
    if (typeof formula === 'boolean') return formula
    if (impossible.has(formula)) return false
    if (formula.kind === 'test') {
      const [first, ...others] = state.get(formula.subject)!
      const holds = passes.get(formula)!
      return others.every((at) => holds[at] === holds[first!]) ? holds[first!] : undefined
    }
    if (formula.kind === 'not') {
      const part = evaluate(formula.part, given)
      return part === undefined ? undefined : !part
    }
    const neutral = formula.kind === 'all'
    let isOpen = false
    for (const part of formula.parts) {
      const one = evaluate(part, given)
      if (one === !neutral) return one
      if (one === undefined) isOpen = true
    }
    return isOpen ? undefined : neutral
  }
}

/** A test on which an open formula depends, and whether the formula is more likely true if the test is. */
function openTest(formula: Formula, known: ReadonlyMap<Formula, boolean | undefined>): { test: Test; isWanted: boolean } {
  let part = formula
  let isWanted = true
  for (;;) {
    if (typeof part === 'boolean') throw new Error('A constant is not open.')
    if (part.kind === 'test') return { test: part, isWanted }
    if (part.kind === 'not') {
      isWanted = !isWanted
      part = part.part
    } else {
      part = part.parts.find((one) => known.has(one) && known.get(one) === undefined)!
    }
  }
}

/** Both halves of a state, the likelier one last, since the last one is tried first. */
function split(
  state: State,
  { test, isWanted }: { test: Test; isWanted: boolean },
  passes: ReadonlyMap<Test, readonly boolean[]>,
): State[] {
  const holds = passes.get(test)!
  const possible = state.get(test.subject)!
  return [!isWanted, isWanted].map((half) => new Map([...state, [test.subject, possible.filter((at) => holds[at] === half)]]))
}
