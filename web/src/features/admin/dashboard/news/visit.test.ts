import type { SurveyRow } from '#shared/survey/survey.ts'
import { newResponses, nextVisits } from './visit.ts'

const at = (time: string, responses: Record<string, number> = {}) => ({ at: `2026-11-26T${time}:00.000Z`, responses })

describe('visits of the dashboard', () => {
  it('have no last visit at first', () => {
    expect(nextVisits(null, at('09:00'))).toEqual({ last: null, current: at('09:00') })
  })

  it('are another after a pause of half an hour, and the same before that', () => {
    const visits = { last: at('08:00'), current: at('09:00', { a: 1 }) }
    expect(nextVisits(visits, at('09:29', { a: 2 }))).toEqual({ last: at('08:00'), current: at('09:29', { a: 2 }) })
    expect(nextVisits(visits, at('09:30', { a: 2 }))).toEqual({ last: at('09:00', { a: 1 }), current: at('09:30', { a: 2 }) })
  })
})

const row = (id: string, responses: number | null, last_response_at: string | null = null) =>
  ({ id, responses, last_response_at }) as SurveyRow

describe('new responses', () => {
  it('are the responses since the visit, the last answered survey first', () => {
    const rows = [row('a', 12, '2026-11-25'), row('b', 3, '2026-11-26'), row('same', 5), row('fewer', 1), row('none', null)]
    expect(newResponses(rows, at('09:00', { a: 10, same: 5, fewer: 4 })).map(({ survey, count }) => [survey.id, count])).toEqual([
      ['b', 3],
      ['a', 2],
    ])
  })
})
