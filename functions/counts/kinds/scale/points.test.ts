import { anyScale } from '#shared/kinds/scale/scaleOf.ts'
import type { ScaleFields } from '#shared/kinds/scale/scaleFields.ts'
import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, storedResponse } from '../../../../test/support/exportOf.ts'
import { answeredVersion } from '../../../answered/answeredVersion.ts'
import { contribution } from '../../contribution.ts'
import { add, type Counts } from '../../counts.ts'
import { applyChange, differences } from '../../keptCounts.ts'
import { toResults } from '../../toResults.ts'

type Value = number | 'na'

const definition = (scale: Partial<ScaleFields> = {}) =>
  definitionOf(survey([section('s', [question('q', { type: 'scale', scale: { ...anyScale, from: 0, to: 10, ...scale } })])]))
const answeredOn = answeredVersion(definition({ na_label: 'None' }))
const namesOf = (value: unknown) => contribution(storedResponse({ q: value }), answeredOn).filter((name) => !name.startsWith('at '))

function passOver(values: readonly unknown[]): Counts {
  const counts: Counts = new Map()
  for (const value of values) add(counts, namesOf(value))
  return counts
}

/** The same as the stream stores them, in batches of a few. */
function kept(values: readonly unknown[], before: Counts = new Map(), times: 1 | -1 = 1): Counts {
  for (let from = 0; from < values.length; from += 7) {
    const delta: Counts = new Map()
    for (const value of values.slice(from, from + 7)) add(delta, namesOf(value), times)
    applyChange(before, { counts: delta, deleted: new Set() })
  }
  return before
}

/** Answers that are the same at each run: any point, and "na". */
function randomAnswers(seed: number, count: number): Value[] {
  let state = seed
  const next = () => (state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
  return Array.from({ length: count }, () => (next() % 12 === 0 ? 'na' : next() % 11))
}

const share = (count: number, n: number) => Number(((100 * count) / n).toFixed(6))

/** The result of answers, computed from the list of them. */
function expected(values: readonly Value[], { from, to }: { from: number; to: number }) {
  const points = values.filter((value): value is number => value !== 'na')
  const present = points.filter((value) => value >= from && value <= to).sort((one, other) => one - other)
  const countOf = (value: Value) => values.filter((one) => one === value).length
  const within = (least: number, most: number) => present.filter((value) => value >= least && value <= most).length
  const all = Array.from({ length: 11 }, (_, value) => ({
    value: `${value}`,
    count: countOf(value),
    isPresent: value >= from && value <= to,
  }))
  const n = present.length
  return {
    answered: values.length,
    choices: [
      ...all.flatMap(({ value, count, isPresent }) => (isPresent ? [{ value, count }] : [])),
      ...all.flatMap(({ value, count, isPresent }) => (!isPresent && count > 0 ? [{ value, count, former: true }] : [])),
      ...(countOf('na') > 0 ? [{ value: 'na', count: countOf('na'), no_answer: true }] : []),
    ],
    mean: Number((present.reduce((sum, value) => sum + value, 0) / n).toFixed(6)),
    median: present[Math.ceil(n / 2) - 1],
    ...(from === 0 &&
      to === 10 && {
        nps: { promoters: within(9, 10), passives: within(7, 8), detractors: within(0, 6), score: share(within(9, 10) - within(0, 6), n) },
      }),
  }
}

describe('the points of a scale', () => {
  it.each([1, 2, 3, 4])('are the same after changes, deletions and a recount (%d)', (seed) => {
    const stay = randomAnswers(seed, 200)
    const go = randomAnswers(seed + 100, 200)
    const counts = kept(go, kept(stay))
    kept(go.toReversed(), counts, -1)
    expect(differences(counts, passOver(stay))).toEqual([])
    for (const scale of [
      { from: 0, to: 10 },
      { from: 1, to: 5 },
      { from: 0, to: 9 },
    ])
      expect(toResults({ counts }, definition(scale), '').questions[0]).toMatchObject(expected(stay, scale))
    kept(stay, counts, -1)
    expect(counts).toEqual(new Map())
  })

  it.each([3.5, 11, -1, '3', 'x', null, [3], { value: 3 }])('do not count the stored value %j', (value) => {
    expect(namesOf(value).filter((name) => name.startsWith('point '))).toEqual([])
  })
})
