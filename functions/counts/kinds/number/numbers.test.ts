import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf } from '../../../../test/support/exportOf.ts'
import { answeredVersion } from '../../../answered/answeredVersion.ts'
import { storedResponse } from '../../../../test/support/exportOf.ts'
import { add, type Counts } from '../../counts.ts'
import { contribution } from '../../contribution.ts'
import { applyChange, differences } from '../../keptCounts.ts'
import { toResults } from '../../toResults.ts'
import { maxBins } from './numbers.ts'

const definition = (decimals: number) =>
  definitionOf(survey([section('s', [question('q', { type: 'number', number: { ...anyNumber, decimals } })])]))
const namesOf = (value: number) =>
  contribution(storedResponse({ q: value }), answeredVersion(definition(4))).filter((name) => !name.startsWith('at '))

/** The counts of a pass over responses with these numbers. */
function passOver(values: readonly number[]): Counts {
  const counts: Counts = new Map()
  for (const value of values) add(counts, namesOf(value))
  return counts
}

/** The same as the stream stores them, in batches of a few. */
function kept(values: readonly number[], before: Counts = new Map(), times: 1 | -1 = 1): Counts {
  for (let from = 0; from < values.length; from += 7) {
    const delta: Counts = new Map()
    for (const value of values.slice(from, from + 7)) add(delta, namesOf(value), times)
    applyChange(before, { counts: delta, deleted: new Set() })
  }
  return before
}

const numbersOf = (counts: Counts, decimals = 0) => toResults({ counts }, definition(decimals), '').questions[0]!.numbers!

/** Numbers that are the same at each run, of all sizes, signs and decimals. */
function* randomNumbers(seed: number): Generator<number> {
  let state = seed
  const next = () => (state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
  for (;;) {
    const size = 10 ** (next() % 12)
    const value = Math.round((next() / 2 ** 32) * size) + (next() % 10_000) / 10_000
    yield Number((next() % 3 === 0 ? -value : value).toFixed(next() % 5))
  }
}

describe('the numbers of a question', () => {
  it('are none without answers', () => {
    expect(numbersOf(new Map())).toEqual({ n: 0, mean: null, q1: null, median: null, q3: null, bins: [], exact: true })
  })

  it('have exact figures if every answer has at most two digits', () => {
    expect(numbersOf(kept([7, 7, 42, 1200, 0]))).toEqual({
      n: 5,
      mean: 251.2,
      q1: 7,
      median: 7,
      q3: 42,
      bins: [
        { from: 0, to: 0, count: 1 },
        { from: 7, to: 8, count: 2 },
        { from: 42, to: 43, count: 1 },
        { from: 1200, to: 1300, count: 1 },
      ],
      exact: true,
    })
  })

  it('have ends of ranges as quartiles if some answers have more digits', () => {
    expect(numbersOf(kept([1234, 1266, -1234, -7]))).toMatchObject({
      n: 4,
      mean: 314.75,
      q1: -1200,
      median: -7,
      q3: 1200,
      bins: [
        { from: -1300, to: -1200, count: 1 },
        { from: -8, to: -7, count: 1 },
        { from: 1200, to: 1300, count: 2 },
      ],
      exact: false,
    })
  })

  it('have exact quartiles in a pass over responses', () => {
    expect(numbersOf(passOver([1234, 1266, -1234, -7]))).toMatchObject({ q1: -1234, median: -7, q3: 1234, exact: true })
  })

  it('have ranges at least 1 wide once the question has no decimals', () => {
    const counts = kept([7.3, 7.9, 8])
    expect(numbersOf(counts, 1).bins).toHaveLength(3)
    expect(numbersOf(counts, 1).exact).toBe(true)
    expect(numbersOf(counts, 0)).toMatchObject({
      bins: [
        { from: 7, to: 8, count: 2 },
        { from: 8, to: 9, count: 1 },
      ],
      exact: false,
    })
  })

  it.each([1, 2, 3])('are the same after changes, deletions and a recount (%d)', (seed) => {
    const random = randomNumbers(seed)
    const stay = Array.from({ length: 200 }, () => random.next().value as number)
    const go = Array.from({ length: 200 }, () => random.next().value as number)
    const counts = kept(go, kept(stay))
    kept(go.toReversed(), counts, -1)
    const counted = passOver(stay)
    expect(differences(counts, counted)).toEqual([])
    const { mean, n, bins } = numbersOf(counts, 4)
    expect({ mean, n, bins }).toEqual((({ mean, n, bins }) => ({ mean, n, bins }))(numbersOf(counted, 4)))
    const units = stay.reduce((sum, value) => sum + BigInt(Math.round(value * 10_000)), 0n)
    expect(mean).toBeCloseTo(Number(units) / 10_000 / stay.length, 4)
    kept(stay, counts, -1)
    expect(counts).toEqual(new Map())
  })

  it('are counted in a limited number of ranges, the rest together', () => {
    const values = Array.from({ length: 90 * 7 }, (_, at) => (10 + (at % 90)) * 10 ** Math.floor(at / 90))
    const counts = kept(values)
    const results = numbersOf(counts)
    expect([results.n, results.bins.length, results.more, results.exact]).toEqual([630, maxBins, 130, false])
    expect(differences(counts, passOver(values))).toEqual([])
    counts.set('sum q 0', counts.get('sum q 0')! + 1)
    expect(differences(counts, passOver(values)).map(({ name }) => name)).toEqual(['sum q 0'])
    counts.set('sum q 0', counts.get('sum q 0')! - 1)
    kept(values, counts, -1)
    expect(counts).toEqual(new Map())
  })
})

describe('answers of a former type', () => {
  const asText = answeredVersion(definitionOf(survey([section('s', [question('q')])])))
  it('are counted outside the figures of numbers, and numbers outside those of texts', () => {
    const counts = passOver([1, 2])
    add(counts, contribution(storedResponse({ q: 'three' }), asText))
    expect(toResults({ counts }, definition(0), '').questions[0]).toMatchObject({ answered: 3, former: 1, numbers: { n: 2 } })
    const now = definitionOf(survey([section('s', [question('q')])]))
    const { numbers, former } = toResults({ counts }, now, '').questions[0]!
    expect([numbers, former]).toEqual([undefined, 2])
  })
})
