import { boundTally } from './boundTally.ts'
import { siteTimeZone } from '#shared/time/timeZone.ts'
import type { StoredResponse } from '../data/responses/storedResponse.ts'
import { tallyResponses } from './tallyResponses.ts'

const names = (count: number, name: (at: number) => string) => Array.from({ length: count }, (_, at) => [name(at), 1] as const)

describe('boundTally', () => {
  it('keeps the latest moment, the most frequent jobs with the sum of all, and a few numbers unchanged', () => {
    const moments = names(3, (at) => `at 2026-01-0${at + 1}T00:00:00.000Z abc`)
    const counts = new Map([
      ...moments,
      ...names(20_005, (at) => `job ${at}`),
      ['job 20004', 2] as const,
      ...names(2, (at) => `number q ${at}`),
    ])
    boundTally(counts)
    expect([...counts.keys()].filter((name) => name.startsWith('at '))).toEqual(['at 2026-01-03T00:00:00.000Z abc'])
    expect([counts.get('job 20004'), counts.get('job '), counts.get('number q 1'), counts.size]).toEqual([2, 5, 1, 20_004])
  })

  it('counts ranges if there are too many numbers', () => {
    const counts = new Map(names(100_001, (at) => `number q ${at}`))
    boundTally(counts)
    expect([counts.get('bin q 12000'), counts.get('number q 12000'), counts.size < 500]).toEqual([1_000, undefined, true])
  })
})

describe('tallyResponses', () => {
  it('adds to ranges that an earlier step counted', async () => {
    const counts = new Map([['total', 1], ['bin q 1200', 1], ['longer q', 1]]) // oxfmt-ignore
    const answers = [{ question_id: 'q', value: 1_250 }]
    const response = {
      id: 'S-1',
      answers,
      demographics: {},
      created_at: '2026-01-01T00:00:00.000Z',
      owner: null,
    } as unknown as StoredResponse
    const question = { id: 'q', type: 'number', choices: [] }
    const version = { question: () => question, visible: () => ({ sections: [], questions: [] }) }
    await tallyResponses([response], { tz: siteTimeZone, versionOf: async () => version as never, into: { counts } })
    expect([counts.get('bin q 1200'), counts.get('longer q'), counts.get('total')]).toEqual([2, 2, 2])
  })
})
