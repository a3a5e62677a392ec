import { limits } from '#shared/limits.ts'
import { forgetDefinitions } from '#functions/data/surveys/definitions.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { buildMember, ownAdmin, type Person } from '../support/api/people.ts'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { soundTable } from '../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()

const counted = async (id: string) =>
  (await callRoute('getResults', { as: admin, params: { id } })).body.questions.map(({ choices }: { choices: object[] }) => choices)

const both = (value: string) => [
  { question_id: 'one', value },
  { question_id: 'many', value: ['other', value] },
]
const choicesNow = (value: string) => [
  { id: 'c', value, label: value },
  { id: 'd', value: 'other', label: 'Other' },
]

const asking = (value: string, slug = '') =>
  sampleSurvey({
    slug,
    sections: [
      {
        id: 's',
        questions: [
          { id: 'one', type: 'single_choice', choices: choicesNow(value) },
          { id: 'many', type: 'multi_select', choices: choicesNow(value) },
        ],
      },
    ],
  })

/** A survey with an answer by the choice's first value, which it no longer knows. */
async function answeredLongAgo(as: Person | null) {
  jest.replaceProperty(limits, 'aliases', 2 as never)
  const { id: survey_id } = await createSurvey(admin, asking('first'))
  const { body } = await callRoute('submitResponse', { as, body: { survey_id, answers: both('first') } })
  for (const value of ['second', 'third', 'fourth', 'fifth'])
    expect((await callRoute('updateSurvey', { as: admin, params: { id: survey_id }, body: asking(value) })).status).toBe(200)
  forgetDefinitions()
  return { id: body.id as string, survey_id }
}

describe('an answer whose choice was renamed more often than the survey remembers', () => {
  const oneOfEach = [
    [
      { value: 'fifth', count: 1 },
      { value: 'other', count: 0 },
    ],
    [
      { value: 'fifth', count: 1 },
      { value: 'other', count: 1 },
    ],
  ]
  afterEach(() => jest.restoreAllMocks())

  it.each(['fifth', 'first'])('is read by its present value, and saved when it is sent as %s', async (value) => {
    const { id, survey_id } = await answeredLongAgo(null)
    const params = { id }
    expect((await callRoute('getResponse', { params })).body.answers).toEqual(both('fifth'))
    expect(await counted(survey_id)).toEqual(oneOfEach)
    const saved = await callRoute('updateResponse', { params, body: { answers: both(value) } })
    expect([saved.status, saved.body.answers]).toEqual([200, both('fifth')])
    expect(await counted(survey_id)).toEqual(oneOfEach)
  })

  it.each(['fifth', 'first'])('is read and saved by the member whose it is: %s', async (value) => {
    const member = await buildMember()
    const { id, survey_id } = await answeredLongAgo(member)
    expect((await callRoute('getMyResponse', { as: member, query: { survey_id } })).body.answers).toEqual(both('fifth'))
    const saved = await callRoute('submitResponse', { as: member, body: { survey_id, answers: both(value) } })
    expect([saved.status, saved.body.id, saved.body.answers]).toEqual([200, id, both('fifth')])
    expect(await counted(survey_id)).toEqual(oneOfEach)
  })

  it('is shown to admins as it was answered, beside the version that has its value', async () => {
    const { id } = await answeredLongAgo(null)
    expect((await callRoute('getResponse', { as: admin, params: { id } })).body).toMatchObject({
      survey_version: 1,
      answers: both('first'),
    })
  })

  it('is refused with a forgotten value that it never had', async () => {
    const { id, survey_id } = await answeredLongAgo(null)
    const refused = { status: 422, body: { code: 'answers.invalid' } }
    expect(await callRoute('updateResponse', { params: { id }, body: { answers: both('second') } })).toMatchObject(refused)
    expect(await callRoute('submitResponse', { body: { survey_id, answers: both('first') } })).toMatchObject(refused)
  })
})
