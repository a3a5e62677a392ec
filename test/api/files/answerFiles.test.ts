import { randomUUID } from 'node:crypto'
import { HeadObjectCommand } from '@aws-sdk/client-s3'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents, s3 } from '#functions/platform/aws.ts'
import { limits } from '#shared/limits.ts'
import type { FileValue } from '#shared/kinds/files.ts'
import { fileSurvey, sendFile } from '../../support/api/answerFile.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { isUnsent } from '../../support/api/invariants.ts'
import { beforeTests, buildMember, ownAdmin, ownMember, type Person } from '../../support/api/people.ts'
import { soundTable } from '../../support/api/ownTable.ts'

soundTable()

const admin = ownAdmin()
const member = ownMember()
const survey = beforeTests(() => fileSurvey(admin))

const send = (as: Person | null = null, question_id = 'proof', name = '현장 사진.txt') =>
  sendFile({ survey_id: survey.id, question_id, as, name })
const body = (proof: unknown, id = survey.id) => ({ survey_id: id, answers: [{ question_id: 'proof', value: proof }], demographics: {} })
const submit = (proof: unknown, input: Input = {}) => callRoute('submitResponse', { body: body(proof), ...input })
const change = (id: string, proof: unknown, as: Person | null = null) => {
  const answers = proof === null ? [] : [{ question_id: 'proof', value: proof }]
  return callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} }, as })
}
const get = (id: string, response?: string, as: Person | null = null, headers = {}) =>
  callRoute('getFile', { params: { id }, query: response === undefined ? {} : { response }, as, headers })
const unknown = (path = 'answers.0.value') => ({
  status: 422,
  body: { code: 'answers.invalid', errors: [{ path, question_id: 'proof', code: 'file.unknown' }] },
})
const missing = { status: 404, body: { code: 'file.not_found' } }
const isStored = (id: string) =>
  s3()
    .send(new HeadObjectCommand({ Bucket: process.env.PRIVATE_BUCKET, Key: `answers/${id}` }))
    .then(
      () => true,
      () => false,
    )
const isExpiring = (id: string) => isUnsent('PRIVATE_BUCKET', `answers/${id}`)
const Key = (id: string) => ({ pk: `FILE#${id}`, sk: 'FILE' })
const item = async (id: string) => (await documents().send(new GetCommand({ TableName: process.env.TABLE, Key: Key(id) }))).Item

describe('A response with files', () => {
  it('has them from then on, as stored by the server', async () => {
    const [one, two] = await Promise.all([send(), send()])
    const lie = { name: 'evil.html', size: 1, type: 'text/html', url: 'https://evil.example/', owner: 'x' }
    const { status, body } = await submit([{ ...one, ...lie }, two])
    expect([status, body.answers]).toEqual([201, [{ question_id: 'proof', value: [one, two] }]])
    expect([await isStored(one.id), await isStored(two.id)]).toEqual([true, true])
    const held = await item(one.id)
    expect([held!.response, held!.expires_at]).toEqual([body.id, undefined])
    const single = await send()
    expect((await submit(single)).body.answers).toEqual([{ question_id: 'proof', value: single }])
  })

  it('names no file that was never sent, is not complete, or is over', async () => {
    const file = await send()
    for (const id of ['F0123456789abcdef0123456789abcdef', 'x', '../F', 'constructor'])
      expect(await submit({ ...file, id })).toMatchObject(unknown())
    const presigned = await callRoute('presignFile', {
      body: { filename: 'a.txt', content_type: 'text/plain', size: 4, purpose: 'answer', survey_id: survey.id, question_id: 'proof' },
    })
    expect(await submit([file, { ...file, id: presigned.body.id }])).toMatchObject(unknown('answers.0.value.1'))
    const past = { UpdateExpression: 'SET expires_at = :past', ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 } }
    await documents().send(new UpdateCommand({ TableName: process.env.TABLE, Key: Key(file.id), ...past }))
    expect(await submit(file)).toMatchObject(unknown())
  })

  it('names no file of another question, another survey or another purpose, and none twice', async () => {
    const other = await fileSurvey(admin)
    expect(await submit(await send(null, 'letter'))).toMatchObject(unknown())
    expect(await submit(await sendFile({ survey_id: other.id }))).toMatchObject(unknown())
    const avatar = await callRoute('presignFile', {
      body: { filename: 'a.png', content_type: 'image/png', size: 4, purpose: 'avatar' },
      as: member,
    })
    expect(await submit({ ...(await send()), id: avatar.body.id }, { as: member })).toMatchObject(unknown())
    const file = await send()
    expect(await submit([file, file])).toMatchObject(unknown('answers.0.value.1'))
    expect((await submit(file)).status).toBe(201)
  })

  it('names no file that a member sent but that member’s; a guest who signs in may continue with their own file', async () => {
    const own = await send(member)
    expect(await submit(own)).toMatchObject(unknown())
    expect(await submit(own, { as: await buildMember() })).toMatchObject(unknown())
    expect((await submit([own, await send()], { as: member })).status).toBe(201)
  })

  it('cannot name a file that is attached to another response', async () => {
    const file = await send()
    const first = await submit(file)
    expect(await submit(file)).toMatchObject(unknown())
    expect((await get(file.id, first.body.id as string)).status).toBe(302)
    const second = await submit([])
    expect(await change(second.body.id as string, file)).toMatchObject(unknown())
  })

  it('is one of those that try for a file at once', async () => {
    const file = await send()
    const tries = await Promise.all(Array.from({ length: 5 }, () => submit(file)))
    expect(tries.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(tries.filter(({ status }) => ![201, 422, 503].includes(status))).toEqual([])
    const { id } = tries.find(({ status }) => status === 201)!.body as { id: string }
    expect([(await item(file.id))!.response, await isStored(file.id)]).toEqual([id, true])
  })

  it('is returned unchanged to a retry with its Idempotency-Key', async () => {
    const [file, other] = [await send(), await send()]
    const headers = { 'idempotency-key': randomUUID() }
    const first = await submit(file, { headers })
    const again = await submit(file, { headers })
    expect([first.status, again.status, again.body]).toEqual([201, 200, first.body])
    expect(await submit(other, { headers })).toMatchObject({ status: 422, body: { code: 'idempotency.other_content' } })
    expect((await submit(other)).status).toBe(201)
  })

  it('keeps its files from expiring, and leaves to it those of a save that is refused', async () => {
    const [one, two, three] = await Promise.all([send(), send(), send()])
    expect(await Promise.all([one, two, three].map(({ id }) => isExpiring(id)))).toEqual([true, true, true])
    const { id } = (await submit(one)).body as { id: string }
    expect(await isExpiring(one.id)).toBe(false)
    expect(await submit([one, two])).toMatchObject(unknown('answers.0.value.0'))
    const stale = { answers: [{ question_id: 'proof', value: [one, two] }], demographics: {} }
    expect((await callRoute('updateResponse', { params: { id }, body: stale, headers: { 'if-match': '"7"' } })).status).toBe(412)
    expect([await isExpiring(one.id), await isExpiring(two.id)]).toEqual([false, true])
    expect((await change(id, [one, three])).status).toBe(200)
    expect([await isExpiring(one.id), await isExpiring(two.id), await isExpiring(three.id)]).toEqual([false, true, false])
  })

  it('leaves the file to another try where it is refused for something else', async () => {
    const file = await send()
    const answers = [{ question_id: 'proof', value: file }, { question_id: 'name', value: 7 }] // oxfmt-ignore
    const refused = await callRoute('submitResponse', { body: { survey_id: survey.id, answers, demographics: {} } })
    expect(refused.body.errors).toMatchObject([{ question_id: 'name', code: 'answer.invalid' }])
    expect((await submit(file)).status).toBe(201)
  })

  it('has at most as many files as fit one transaction', async () => {
    const questions = Array.from({ length: 6 }, (_, at) => ({ id: `q${at}`, title: 'Files', type: 'file_upload' as const }))
    const wide = await fileSurvey(admin, { sections: [{ id: 's', title: 'S', questions }] })
    const files: FileValue[] = []
    while (files.length <= limits.filesPerResponse)
      files.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, (_, at) => sendFile({ survey_id: wide.id, question_id: `q${(files.length + at) % 6}` })),
        )),
      )
    const send = (count: number) => {
      const answers = questions.map(({ id }, at) => ({
        question_id: id,
        value: files.filter((_, index) => index < count && index % 6 === at),
      }))
      return callRoute('submitResponse', { body: { survey_id: wide.id, answers, demographics: {} }, as: member })
    }
    expect(await send(files.length)).toMatchObject({ status: 422, body: { code: 'response.too_many_files' } })
    const { status, body } = await send(files.length - 1)
    expect(status).toBe(201)
    expect(body.answers.flatMap(({ value }: { value: FileValue[] }) => value)).toHaveLength(limits.filesPerResponse)
  })
})

describe('A change of a response', () => {
  it('keeps named files, adds new ones, and deletes dropped ones', async () => {
    const [one, two, three] = await Promise.all([send(), send(), send()])
    const { id } = (await submit([one, two])).body as { id: string }
    const { status, body } = await change(id, [two, three])
    expect([status, body.answers[0].value]).toEqual([200, [two, three]])
    expect([await isStored(one.id), await isStored(two.id), await isStored(three.id)]).toEqual([false, true, true])
    expect(await item(one.id)).toBeUndefined()
    expect(await get(one.id, id)).toMatchObject(missing)
    expect(await change(id, [one, two])).toMatchObject(unknown('answers.0.value.0'))
    expect((await change(id, null)).status).toBe(200)
    expect([await isStored(two.id), await item(three.id)]).toEqual([false, undefined])
  })

  it('may be sent again', async () => {
    const [one, two] = await Promise.all([send(), send()])
    const { id } = (await submit(one)).body as { id: string }
    const tries = [await change(id, two), await change(id, two)]
    expect(tries.map(({ status }) => status)).toEqual([200, 200])
    expect(await isStored(two.id)).toBe(true)
  })

  it('loses no file to another one at the same moment', async () => {
    const [one, two, three] = await Promise.all([send(), send(), send()])
    const { id } = (await submit(one)).body as { id: string }
    const tries = await Promise.all([change(id, [one, two]), change(id, [one, three]), change(id, one)])
    expect(tries.filter(({ status }) => ![200, 422, 503].includes(status))).toEqual([])
    const { body } = await callRoute('getResponse', { params: { id } })
    const named = [body.answers[0].value].flat() as FileValue[]
    expect(await Promise.all(named.map((file) => isStored(file.id)))).toEqual(named.map(() => true))
  })

  it('is the effect of a member’s second submit', async () => {
    const person = await buildMember()
    const [one, two] = [await send(person), await send(person)]
    const first = await submit([one, two], { as: person })
    const second = await submit(two, { as: person })
    expect([second.status, second.body.id, second.body.answers[0].value]).toEqual([200, first.body.id, two])
    expect([await isStored(one.id), await isStored(two.id)]).toEqual([false, true])
  })

  it('drops the files of a deleted question', async () => {
    const own = await fileSurvey(admin)
    const file = await sendFile({ survey_id: own.id })
    const { id } = (await callRoute('submitResponse', { body: body(file, own.id) })).body as { id: string }
    const section = own.sections[0] as { questions: { id: string }[] }
    const sections = [{ ...section, questions: section.questions.filter((question) => question.id !== 'proof') }]
    await callRoute('updateSurvey', { params: { id: own.id }, body: { ...own, sections }, as: admin })
    expect((await change(id, file)).body.answers).toEqual([])
    expect(await isStored(file.id)).toBe(false)
  })
})
