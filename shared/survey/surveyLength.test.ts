import { choice, gateway, question, rule, section, survey } from '../../test/support/fixtures/buildSurvey.ts'
import { visible } from '../branching.ts'
import { lengthOf } from './surveyLength.ts'

const lines = (id: string, count: number) =>
  section(
    id,
    Array.from({ length: count }, (_, at) => question(`${id}${at}`)),
  )

describe('lengthOf', () => {
  it('counts every question and takes at least a minute', () => {
    expect(lengthOf(survey([lines('a', 1)]), visible)).toEqual({ questions: 1, most: false, minutes: 1 })
    expect(lengthOf(survey([lines('a', 10), lines('b', 14)]), visible)).toEqual({ questions: 24, most: false, minutes: 6 })
  })

  it('says where some meet fewer, and does not take their time for longer', () => {
    const choosing = { type: 'single_choice' as const, choices: [choice('x')], gateway: gateway([rule('x', { show_section_ids: ['b'] })]) }
    const branched = survey([section('a', [question('q', choosing)]), lines('b', 40)])
    expect(lengthOf(branched, visible)).toEqual({ questions: 41, most: true, minutes: 5 })
  })
})
