import * as v from 'valibot'
import { visible } from '#shared/branching.ts'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { closed, longSurvey, open } from './pages/longSurvey.ts'

const survey = { ...v.parse(surveyBody, longSurvey('long')), id: 'id', version: 1, created_at: '', updated_at: '' }
const questions = survey.sections.flatMap((section) => section.questions)
const shown = (answers: Map<string, string>) => [...visible(survey, answers).questions]

describe('the long survey', () => {
  it('has 500 questions of all six types and 50 gateways', () => {
    const counts = [questions.length, new Set(questions.map(({ type }) => type)).size, ruleIndex(survey).gatewayQuestions.size]
    expect(counts).toEqual([500, 6, 50])
  })

  it.each([
    ['nothing', [], 500],
    ['the answer that shows all', [['s0q0', open]], 500],
    ['another answer to the first gateway', [['s0q0', closed]], 100],
    ['another answer to the second gateway', [['s1q0', closed]], 497],
  ] as const)('shows for %s', (_, answers, count) => {
    expect(shown(new Map(answers))).toHaveLength(count)
  })
})
