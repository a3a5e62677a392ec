import { question, section, survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import { surveyIndex } from './surveyIndex.ts'

const body = survey([section('a', [question('x')]), section('b', [question('y'), question('z')])])

describe('the index of a survey', () => {
  it('numbers sections and questions', () => {
    const { sections, questions } = surveyIndex(body)
    expect([...sections.values()].map(({ number }) => number)).toEqual(['1', '2'])
    expect([...questions].map(([id, { number, index }]) => [id, number, index])).toEqual([
      ['x', '1.1', 0],
      ['y', '2.1', 0],
      ['z', '2.2', 1],
    ])
    expect(questions.get('z')!.section).toBe(body.sections[1])
  })

  it('is worked out once for a list of sections', () => {
    expect(surveyIndex({ sections: body.sections })).toBe(surveyIndex(body))
    expect(surveyIndex({ sections: [...body.sections] })).not.toBe(surveyIndex(body))
  })
})
