import { randomUUID } from 'node:crypto'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { beforeTests, ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const show_if = { clauses: [{ question_id: 'doubt', op: 'any_of', values: ['yes'] }] }
const doubt = { id: 'doubt', type: 'single_choice', choices: ['yes', 'no'].map((value) => ({ id: `c-${value}`, label: value, value })) }
const why = { id: 'why', type: 'short_text', required: true }
const bodyWith = (question: object) => ({
  sections: [
    { id: 's', questions: [question, { id: 'also', type: 'short_text', show_if }] },
    { id: 't', show_if, questions: [why] },
  ],
})
const survey = beforeTests<{ id: string }>(async () => (await callRoute('createSurvey', { as: admin, body: bodyWith(doubt) })).body)

const answersOf = (given: object) => Object.entries(given).map(([question_id, value]) => ({ question_id, value: value as unknown }))
const bodyOf = (given: object) => ({ answers: answersOf(given), demographics: {} })
const submit = (given: object) => callRoute('submitResponse', { body: { survey_id: survey.id, ...bodyOf(given) } })

describe('a survey with conditions', () => {
  it('keeps and asks for what they show, and drops what they hide', async () => {
    expect((await submit({ doubt: 'yes', also: 'x' })).body.errors).toMatchObject([{ question_id: 'why', code: 'answer.required' }])
    expect((await submit({ doubt: 'yes', also: 'x', why: 'y' })).body.answers).toHaveLength(3)
    expect((await submit({ doubt: 'no', also: 'x', why: 'y' })).body.answers).toEqual(answersOf({ doubt: 'no' }))
  })

  it('treats imported answers like sent ones', async () => {
    const given = [{ doubt: 'yes', why: 'y' }, { doubt: 'no', why: 'y' }, { doubt: 'yes' }]
    const responses = given.map((answers) => ({ key: randomUUID(), ...bodyOf(answers) }))
    const { body } = await callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    expect(body.responses.map(({ kept, code }: { kept?: number; code?: string }) => kept ?? code)).toEqual([2, 1, 'answers.invalid'])
  })

  it('asks and drops by the new answers when a response changes', async () => {
    const { id } = (await submit({ doubt: 'yes', why: 'y' })).body
    const change = (given: object) => callRoute('updateResponse', { params: { id }, body: bodyOf(given) })
    expect((await change({ doubt: 'no', why: 'y' })).body.answers).toEqual(answersOf({ doubt: 'no' }))
    expect((await change({ doubt: 'yes' })).body.errors).toMatchObject([{ question_id: 'why' }])
  })

  it('reads the answer to a former value of a choice, and a clause that names one', async () => {
    const renamed = { ...doubt, choices: [{ id: 'c-yes', label: 'Sure', value: 'sure' }, doubt.choices[1]] }
    const saved = await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: bodyWith(renamed) })
    expect(saved.status).toBe(200)
    for (const value of ['yes', 'sure']) expect((await submit({ doubt: value, why: 'y' })).body.answers).toHaveLength(2)
    expect((await submit({ doubt: 'no' })).body.answers).toHaveLength(1)
  })
})
