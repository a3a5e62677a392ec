import * as v from 'valibot'
import { ruleIndex } from '#shared/branching/ruleIndex.ts'
import { questionTypeNames } from '#shared/kinds/kinds.ts'
import { surveyBody } from '#shared/survey/survey.ts'
import { editedSurvey, gatewayCount, questionCount, ruleCount } from './editor/editedSurvey.ts'

const survey = v.parse(surveyBody, editedSurvey('edited'))
const questions = survey.sections.flatMap((section) => section.questions)

describe('the survey that the editor is measured with', () => {
  it('has 300 questions of every type and 60 gateways', () => {
    const counts = [questions.length, new Set(questions.map(({ type }) => type)).size, ruleIndex(survey).gatewayQuestions.size]
    expect(counts).toEqual([questionCount, questionTypeNames.length, gatewayCount])
  })

  it('names nothing in its rules that it does not have', () => {
    const known = new Set([...survey.sections, ...questions].map(({ id }) => id))
    const rules = questions.flatMap(({ gateway }) => gateway?.choice_rules ?? [])
    const named = rules.flatMap(({ show_section_ids, show_question_ids }) => [...show_section_ids, ...show_question_ids])
    expect(named.filter((id) => !known.has(id))).toEqual([])
  })

  it('has a gateway with a rule for each of many choices', () => {
    expect(Math.max(...questions.map(({ gateway }) => gateway?.choice_rules.length ?? 0))).toBe(ruleCount)
  })
})
