import type { Counts } from './counts.ts'
import { applyChange, boundCounted, differences, maxTypedValues, maxNewest } from './keptCounts.ts'

const counts = (entries: Record<string, number>): Counts => new Map(Object.entries(entries))
const none = new Set<string>()
const moment = (at: number) => `at ${new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()} ${String(at).padStart(8, '0')}`
const moments = (from: number, to: number) => Object.fromEntries(Array.from({ length: to - from }, (_, at) => [moment(from + at), 1]))
const newest = (kept: Counts) => [...kept.keys()].filter((name) => name.startsWith('at ')).sort()

describe('change', () => {
  it('adds, subtracts, and removes counts of zero', () => {
    const kept = counts({ total: 2, signed_in: 1 })
    applyChange(kept, { counts: counts({ total: 1, signed_in: -1, 'age 30': 1 }), deleted: none })
    expect(kept).toEqual(counts({ total: 3, 'age 30': 1 }))
  })

  it('keeps only the newest responses, and no older one after some were left out', () => {
    const kept: Counts = new Map()
    applyChange(kept, { counts: counts({ total: 60, ...moments(0, 60) }), deleted: none })
    expect(newest(kept)).toEqual(Array.from({ length: maxNewest }, (_, at) => moment(60 - maxNewest + at)))
    applyChange(kept, { counts: counts({ total: -1, [moment(59)]: -1 }), deleted: new Set([moment(59)]) })
    applyChange(kept, { counts: counts({ total: 1, [moment(3)]: 1 }), deleted: none })
    expect([newest(kept)[0], newest(kept).at(-1)]).toEqual([moment(10), moment(58)])
  })

  it('reports that all known responses are deleted while others remain', () => {
    const kept: Counts = new Map()
    applyChange(kept, { counts: counts({ total: 60, ...moments(0, 60) }), deleted: none })
    const gone = moments(5, 60)
    const taken = Object.fromEntries(Object.keys(gone).map((name) => [name, -1]))
    expect(applyChange(kept, { counts: counts({ total: -55, ...taken }), deleted: new Set(Object.keys(gone)) })).toBe(true)
    expect(kept.get('total')).toBe(5)
  })

  it('counts a limited number of jobs separately and the rest together, without losing any', () => {
    const kept: Counts = new Map()
    const many = Object.fromEntries(Array.from({ length: maxTypedValues + 50 }, (_, at) => [`job ${at}`, 2]))
    applyChange(kept, { counts: counts(many), deleted: none })
    expect([kept.size, kept.get('job ')]).toEqual([maxTypedValues + 1, 100])
    applyChange(kept, { counts: counts({ 'job 0': -2, [`job ${maxTypedValues + 1}`]: -2 }), deleted: none })
    expect([kept.has('job 0'), kept.get('job ')]).toEqual([false, 98])
    const left = Object.keys(many).filter((name) => name !== 'job 0' && name !== `job ${maxTypedValues + 1}`)
    applyChange(kept, { counts: counts(Object.fromEntries(left.map((name) => [name, -2]))), deleted: none })
    expect(kept).toEqual(new Map())
  })
})

describe('differences', () => {
  it('are empty for the same counts, whichever older responses are known', () => {
    const whole = counts({ total: 60, ...moments(0, 60) })
    const kept: Counts = new Map()
    applyChange(kept, { counts: whole, deleted: none })
    expect(differences(kept, whole)).toEqual([])
  })

  it('compares the sum of all jobs if some are not counted separately', () => {
    expect(differences(counts({ 'job a': 2, 'job ': 3 }), counts({ 'job b': 4, 'job c': 1 }))).toEqual([])
    expect(differences(counts({ 'job a': 2 }), counts({ 'job a': 1, total: 1 }))).toEqual([
      { name: 'job a', kept: 2, counted: 1 },
      { name: 'total', kept: 0, counted: 1 },
    ])
  })
})

describe('counts of a recount', () => {
  it('keep the newest moments, and add no older one after some were left out', () => {
    const counted = counts({ total: 80, ...moments(0, 80) })
    expect(boundCounted(counted, 60, '')).toBe(moment(19))
    expect(newest(counted)).toEqual(Object.keys(moments(20, 80)))
    counted.set(moment(3), -1).set(moment(5), 1).set(moment(80), 1)
    expect(boundCounted(counted, 60, moment(19))).toBe(moment(20))
    expect(newest(counted)).toEqual(Object.keys(moments(21, 81)))
    expect([boundCounted(counted, 60, moment(20)), counted.size]).toEqual([moment(20), 61])
  })

  it('keep ranges instead of numbers, and add to them', () => {
    const counted = counts({ total: 3, 'number q 1234.5': 2, 'number q 1299': 1 })
    boundCounted(counted, 1, '')
    const stored = new Map(counted)
    expect([stored.get('bin q 1200'), stored.get('longer q'), [...stored.keys()].some((name) => name.startsWith('number '))]).toEqual([
      3,
      3,
      false,
    ])
    const fewer: Counts = new Map([['number q 1234.5', -1], ...counted])
    boundCounted(fewer, 1, '')
    expect(fewer.get('bin q 1200')).toBe(2)
    boundCounted(fewer.set('number q 1234.5', 1), 1, '')
    expect(Object.fromEntries(fewer)).toEqual(Object.fromEntries(stored))
  })

  it('keep the most frequent jobs, and the sum of all', () => {
    const counted = counts(Object.fromEntries(Array.from({ length: maxTypedValues + 10 }, (_, at) => [`job ${at}`, at + 1])))
    boundCounted(counted, 1, '')
    expect([counted.size, counted.has('job 9'), counted.get('job ')]).toEqual([maxTypedValues + 1, false, 55])
    boundCounted(counted.set('job 9', -10), 1, '')
    expect([counted.size, counted.has('job 9'), counted.get('job ')]).toEqual([maxTypedValues + 1, false, 45])
  })
})
