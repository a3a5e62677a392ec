import { createHash, randomUUID } from 'node:crypto'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { tableName } from '#functions/data/table.ts'
import { documents } from '#functions/platform/aws.ts'
import { fullAnswers, sampleSurvey, type SurveyInput } from '../../support/fixtures/sampleSurvey.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

type Made = { id: string; slug: string }
const edit = async ({ id, slug }: Made, over: Partial<SurveyInput>) =>
  expect((await callRoute('updateSurvey', { as: admin, params: { id }, body: sampleSurvey({ slug, ...over }) })).status).toBe(200)
const send = (survey: Made, idempotencyKey: string, answers: unknown = fullAnswers, as: Person | null = null, more: object = {}) =>
  callRoute('submitResponse', {
    as,
    headers: { 'idempotency-key': idempotencyKey },
    body: { survey_id: survey.id, answers, demographics: { age: 34, job: 'editor' }, ...more },
  })

const noQuestions = { sections: [{ id: 'start', title: 'Start', questions: [] }] }
const [start, more] = sampleSurvey().sections!
const renamed: Partial<SurveyInput> = { sections: [{ ...start!, questions: start!.questions!.filter(({ id }) => id !== 'signs') }, more!] }
const stricter: Partial<SurveyInput> = {
  sections: [{ ...start!, questions: [...start!.questions!, { id: 'new', title: 'New', type: 'short_text', required: true }] }, more!],
}

/** Edits of the survey between a submit and its retry. */
const edits: [string, Partial<SurveyInput>][] = [
  ['lost one of its questions', renamed],
  ['lost all of its questions', noQuestions],
  ['asks for one answer more', stricter],
  ['was closed', { is_active: false }],
  ['came to its closing time', { closes_at: '2020-01-01T00:00:00Z' }],
  ['was closed and lost its questions', { is_active: false, ...noQuestions }],
]

const nestedAnswers = `[{"question_id":"name","value":${'['.repeat(20_000)}${']'.repeat(20_000)}}]`
const refusal = (path: string) => ({ status: 422, body: { code: 'invalid', errors: [{ code: 'not_allowed', path }] } })

describe('an answer that is nested too deep to be compared', () => {
  it('is refused by a submit', async () => {
    const survey = await createSurvey(admin)
    const [headers, body] = [{ 'idempotency-key': randomUUID() }, `{"survey_id":"${survey.id}","answers":${nestedAnswers}}`]
    expect(await callRoute('submitResponse', { headers, body })).toMatchObject(refusal('answers.0.value'))
  })

  it('is refused by an import', async () => {
    const { id } = await createSurvey(admin)
    const body = `{"responses":[{"key":"${randomUUID()}","answers":${nestedAnswers}}]}`
    expect(await callRoute('importResponses', { as: admin, params: { id }, body })).toMatchObject(refusal('responses.0.answers.0.value'))
  })
})

describe('a retry with the same Idempotency-Key', () => {
  it.each(edits)('gets the stored response where the survey %s in between', async (_, over) => {
    const survey = await createSurvey(admin)
    const idempotencyKey = randomUUID()
    const first = await send(survey, idempotencyKey)
    await edit(survey, over)
    const retried = await send(survey, idempotencyKey)
    expect([first.status, retried.status, retried.body]).toEqual([201, 200, first.body])
  })

  it('gets it as a member too, even if fields besides the answers differ', async () => {
    const survey = await createSurvey(admin)
    const [member, idempotencyKey] = [await buildMember(), randomUUID()]
    const first = await send(survey, idempotencyKey, fullAnswers, member, { language: 'en', seconds: 30 })
    await edit(survey, noQuestions)
    const retried = await send(survey, idempotencyKey, fullAnswers, member, { language: 'ko', seconds: 90 })
    expect([retried.status, retried.body]).toEqual([200, first.body])
  })

  it('is refused with other answers in every state of the survey', async () => {
    const survey = await createSurvey(admin)
    const idempotencyKey = randomUUID()
    await send(survey, idempotencyKey)
    const other = [{ question_id: 'name', value: 'Another' }, ...fullAnswers.slice(1)]
    const refused = { status: 422, body: { code: 'idempotency.other_content' } }
    expect(await send(survey, idempotencyKey, other)).toMatchObject(refused)
    await edit(survey, { is_active: false })
    expect(await send(survey, idempotencyKey, other)).toMatchObject(refused)
    expect(await send(survey, randomUUID())).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
  })

  it('gets nothing of another person’s response', async () => {
    const survey = await createSurvey(admin)
    const [member, idempotencyKey] = [await buildMember(), randomUUID()]
    await send(survey, idempotencyKey, fullAnswers, member)
    await edit(survey, { is_active: false })
    expect(await send(survey, idempotencyKey)).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
  })

  it('is 404 in a deleted survey', async () => {
    const survey = await createSurvey(admin)
    const idempotencyKey = randomUUID()
    await send(survey, idempotencyKey)
    await callRoute('deleteSurvey', { as: admin, params: { id: survey.id } })
    expect(await send(survey, idempotencyKey)).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
  })

  it('matches a hash that was stored of the kept answers, in an open survey', async () => {
    const survey = await createSurvey(admin)
    const idempotencyKey = randomUUID()
    const { body: first } = await send(survey, idempotencyKey)
    const kept = createHash('sha256')
      .update(JSON.stringify([first.answers, first.demographics]))
      .digest('base64url')
    await documents().send(
      new UpdateCommand({
        TableName: tableName(),
        Key: key.response(survey.id, first.id),
        UpdateExpression: 'SET #request = :kept',
        ExpressionAttributeNames: { '#request': 'request' },
        ExpressionAttributeValues: { ':kept': kept },
      }),
    )
    expect(await send(survey, idempotencyKey)).toMatchObject({ status: 200, body: { id: first.id } })
    expect(await send(survey, idempotencyKey, fullAnswers.slice(0, 1))).toMatchObject({ status: 422 })
    await edit(survey, { is_active: false })
    expect(await send(survey, idempotencyKey)).toMatchObject({ status: 409, body: { code: 'survey.closed' } })
  })
})

describe('an import that is repeated', () => {
  it('finds its responses after the survey was edited', async () => {
    const survey = await createSurvey(admin)
    const responses = [{ key: randomUUID(), answers: fullAnswers, demographics: { age: 34 } }]
    const again = () => callRoute('importResponses', { as: admin, params: { id: survey.id }, body: { responses } })
    const { body: first } = await again()
    await edit(survey, stricter)
    expect((await again()).body).toEqual(first)
  })
})
