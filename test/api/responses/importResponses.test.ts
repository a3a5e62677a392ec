import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { responseIdFromKey } from '#functions/data/ids.ts'
import { key } from '#functions/data/keys.ts'
import { documents } from '#functions/platform/aws.ts'
import { fileSurvey, sendFile } from '../../support/api/answerFile.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'
import { fullAnswers } from '../../support/fixtures/sampleSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

const keyed = (at: number | string) => `an-import-line-${at}`
const name = { question_id: 'name', value: 'Herald' }
const send = (responses: unknown, id = survey.id) => callRoute('importResponses', { as: admin, params: { id }, body: { responses } })
const read = async (id: string) => (await callRoute('getResponse', { as: admin, params: { id } })).body
const count = async (id: string) => (await callRoute('listResponses', { as: admin, params: { id } })).body.length

describe('importResponses', () => {
  it('stores each line as an imported response, with its own time', async () => {
    const given = {
      key: keyed('a'),
      answers: fullAnswers,
      demographics: { age: 30 },
      language: 'ko',
      created_at: '2025-12-31T23:59:59+09:00',
    }
    const { status, body } = await send([given, { key: keyed('b'), answers: [name] }])
    expect(status).toBe(200)
    expect(body.responses).toEqual([
      { id: expect.any(String), kept: 6 },
      { id: expect.any(String), kept: 1 },
    ])
    const at = '2025-12-31T14:59:59.000Z'
    expect(await read(body.responses[0].id)).toMatchObject({
      answers: fullAnswers,
      language: 'ko',
      source: 'imported',
      created_at: at,
      updated_at: at,
      version: 1,
    })
    expect(Date.parse((await read(body.responses[1].id)).created_at)).toBeGreaterThan(Date.now() - 60_000)
  })

  it('validates each line like a submit: reports its problems, and stores the others', async () => {
    const own = await createSurvey(admin)
    const lines = [
      { answers: [name, { question_id: 'doubt', value: 'Maybe' }] },
      { answers: [{ question_id: 'doubt', value: 'No' }] },
      { answers: [name, { question_id: 'story', value: 'hidden' }] },
      { answers: [name], created_at: new Date(Date.now() + 60_000).toISOString() },
    ]
    const { body } = await send(
      lines.map((line, at) => ({ ...line, key: keyed(at) })),
      own.id,
    )
    expect(body.responses).toEqual([
      { code: 'answers.invalid', detail: 'answers.1.value: The answer to question doubt is not one of its choices.' },
      { code: 'answers.invalid', detail: expect.stringContaining('name') },
      { id: expect.any(String), kept: 1 },
      { code: 'created_at.future', detail: expect.any(String) },
    ])
    expect(await count(own.id)).toBe(1)
  })

  it('creates no duplicate for a line that is sent again, even concurrently', async () => {
    const own = await createSurvey(admin)
    const lines = Array.from({ length: 20 }, (_, at) => ({ key: keyed(at), answers: [name] }))
    const [first, beside] = await Promise.all([send(lines, own.id), send(lines, own.id)])
    const again = await send(lines.slice(5), own.id)
    expect(beside.body).toEqual(first.body)
    expect(again.body.responses).toEqual(first.body.responses.slice(5))
    expect(await count(own.id)).toBe(20)
    const other = await send([{ key: keyed(0), answers: [{ question_id: 'name', value: 'Other' }] }], own.id)
    expect(other.body.responses).toEqual([{ code: 'idempotency.other_content', detail: expect.any(String) }])
  })

  it('accepts a hundred lines, regardless of the submit limit of an address', async () => {
    const own = await createSurvey(admin)
    for (let call = 0; call < 5; call++) {
      const { status, body } = await send(
        Array.from({ length: 100 }, (_, at) => ({ key: keyed(`${call}-${at}`), answers: [name] })),
        own.id,
      )
      expect([status, body.responses.filter(({ id }: { id?: string }) => id).length]).toEqual([200, 100])
    }
    const many = Array.from({ length: 101 }, (_, at) => ({ key: keyed(at), answers: [name] }))
    expect((await send(many, own.id)).status).toBe(422)
  }, 120_000)

  it('keeps the files that a line names', async () => {
    const own = await fileSurvey(admin)
    const proof = await sendFile({ survey_id: own.id })
    const line = { key: keyed('with-a-file'), answers: [{ question_id: 'proof', value: proof }] }
    const { body } = await send([line], own.id)
    expect(body.responses).toEqual([{ id: expect.any(String), kept: 1 }])
    expect((await callRoute('getFile', { as: admin, params: { id: proof.id } })).status).toBe(302)
  })

  it('repeats a line that was imported before sources were recorded, even after a change dropped files', async () => {
    const own = await fileSurvey(admin)
    const plain = { key: keyed('without'), answers: [name] }
    const reference = (await send([plain], own.id)).body.responses[0].id
    const id = responseIdFromKey(own.id, plain.key)
    await documents().send(
      new UpdateCommand({
        TableName: process.env.TABLE,
        Key: key.response(own.id, id),
        UpdateExpression: 'REMOVE #source',
        ExpressionAttributeNames: { '#source': 'source' },
      }),
    )
    expect((await read(reference)).source).toBeNull()
    const letter = { question_id: 'letter', value: await sendFile({ survey_id: own.id, question_id: 'letter' }) }
    for (const answers of [[name, letter], [name]])
      expect((await callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} } })).status).toBe(200)
    expect((await send([plain], own.id)).body.responses).toEqual([{ id: reference, kept: 1 }])
  })

  it('refuses a line without an unguessable key, and an unknown survey', async () => {
    for (const key of [undefined, 'short', 'x'.repeat(129)]) expect((await send([{ key, answers: [name] }])).status).toBe(422)
    expect((await send([], 'S0000000000000000')).status).toBe(404)
  })
})
