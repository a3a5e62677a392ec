import { question, section, survey } from '../../../../test/support/fixtures/buildSurvey.ts'
import { definitionOf, storedResponse } from '../../../../test/support/exportOf.ts'
import { answeredVersion } from '../../../answered/answeredVersion.ts'
import { contribution } from '../../contribution.ts'
import { add, type Counts } from '../../counts.ts'
import { applyChange, differences } from '../../keptCounts.ts'
import { toResults } from '../../toResults.ts'

/** Values that look like places, like ids, and like properties of an object. */
const values = ['1', 'two', '__proto__', 'a b', 'constructor']
const choices = values.map((value, at) => ({ id: `c${at}`, label: value, label_ko: '', value, aliases: [] }))
const definition = (more: object = {}) => definitionOf(survey([section('s', [question('q', { type: 'ranking', choices, ...more })])]))
const answeredOn = answeredVersion(definition())
const namesOf = (value: unknown) => contribution(storedResponse({ q: value }), answeredOn).filter((name) => !name.startsWith('at '))

function passOver(rankings: readonly unknown[]): Counts {
  const counts: Counts = new Map()
  for (const ranking of rankings) add(counts, namesOf(ranking))
  return counts
}

/** The same as the stream stores them, in batches of a few. */
function kept(rankings: readonly unknown[], before: Counts = new Map(), times: 1 | -1 = 1): Counts {
  for (let from = 0; from < rankings.length; from += 7) {
    const delta: Counts = new Map()
    for (const ranking of rankings.slice(from, from + 7)) add(delta, namesOf(ranking), times)
    applyChange(before, { counts: delta, deleted: new Set() })
  }
  return before
}

/** Rankings that are the same at each run, of one to all choices. */
function randomRankings(seed: number, count: number): string[][] {
  let state = seed
  const next = () => (state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) >>> 0
  return Array.from({ length: count }, () => {
    const left = [...values]
    return Array.from({ length: 1 + (next() % values.length) }, () => left.splice(next() % left.length, 1)[0]!)
  })
}

/** The result of rankings, computed from the list of them. */
function expected(rankings: readonly string[][], places: number) {
  const choices = values.map((value) => {
    const given = rankings.flatMap((ranking) => (ranking.includes(value) ? ranking.indexOf(value) + 1 : []))
    const sum = given.reduce((one, other) => one + other, 0)
    return {
      value,
      count: given.length,
      mean_rank: given.length > 0 ? Number((sum / given.length).toFixed(6)) : null,
      ranks: Array.from({ length: places }, (_, at) => given.filter((place) => place === at + 1).length),
    }
  })
  return { answered: rankings.length, choices }
}

describe('the places of a ranking', () => {
  it.each([1, 2, 3, 4])('are the same after changes, deletions and a recount (%d)', (seed) => {
    const stay = randomRankings(seed, 200)
    const go = randomRankings(seed + 100, 200)
    const counts = kept(go, kept(stay))
    kept(go.toReversed(), counts, -1)
    expect(differences(counts, passOver(stay))).toEqual([])
    expect(toResults({ counts }, definition(), '').questions[0]).toMatchObject(expected(stay, 5))
    kept(stay, counts, -1)
    expect(counts).toEqual(new Map())
  })

  it('include the places of earlier answers if the question now asks for fewer', () => {
    const rankings = randomRankings(5, 50)
    const fewer = definition({ min_choices: 1, max_choices: 2 })
    expect(toResults({ counts: passOver(rankings) }, fewer, '').questions[0]).toMatchObject(expected(rankings, 5))
    const short = rankings.map((ranking) => ranking.slice(0, 2))
    expect(toResults({ counts: passOver(short) }, fewer, '').questions[0]).toMatchObject(expected(short, 2))
  })

  it('are compared in their first places', () => {
    const [men, women] = [[['1', 'two'], ['1'], ['a b', '1']], [['two', 'a b']]] // oxfmt-ignore
    const by = { of: 'demographics.gender', groups: new Map([['male', passOver(men)], ['female', passOver(women)]]) } // oxfmt-ignore
    const compared = toResults({ counts: passOver([...men, ...women]), by }, definition(), '').by!
    const counts = [[2, 0], [0, 1], [0, 0], [1, 0], [0, 0]] // oxfmt-ignore
    expect(compared.questions[0]!.choices).toEqual(values.map((value, at) => ({ value, counts: counts[at] })))
  })

  it('are none without an answer', () => {
    const result = toResults({ counts: new Map() }, definition(), '').questions[0]!
    expect(result.choices).toEqual(expected([], 5).choices)
  })

  it.each([3.5, 'two', null, {}, [[1]], [null, 7], { 0: 'two' }])('do not count the stored value %j', (value) => {
    expect(namesOf(value).filter((name) => name.startsWith('rank '))).toEqual([])
  })
})
