import { randomUUID } from 'node:crypto'
import { answerForm, fileSurvey } from '../support/api/answerFile.ts'
import { pictures } from '../support/fixtures/buildImage.ts'
import { callRoute } from '../support/api/callRoute.ts'
import type { Reply } from '../support/api/sendToRehearsal.ts'
import { clearFaults, fault, faultsMet, withFaults } from '../support/faults.ts'
import { allObjects, isUnsent } from '../support/api/invariants.ts'
import { beforeTests, buildAdmin, buildMember, ownAdmin, password, type Person } from '../support/api/people.ts'
import { postUpload, type Upload } from '../support/api/postUpload.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { sentMails } from '../support/api/sentMails.ts'

withFaults()
const mails = sentMails()

const admin = ownAdmin()
const survey = beforeTests(() => fileSurvey(admin))
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {})) // functions log calls that get a 503

const png = pictures['image/png']

/** Declares a picture and sends it; completing it is left. */
async function sent(): Promise<() => Promise<Reply>> {
  const declared = { filename: 'a.png', content_type: 'image/png', size: png.length, purpose: 'media' }
  const { body } = await callRoute('presignFile', { as: admin, body: declared })
  const { id, upload } = body as { id: string; upload: Upload }
  expect((await postUpload('presignFile', upload, png)).status).toBe(204)
  return () => callRoute('completeFile', { as: admin, params: { id } })
}

const upload = () => callRoute('uploadFile', { body: answerForm({ survey_id: survey.id }) })
const submit = (file: unknown, headers = {}, as: Person | null = null) =>
  callRoute('submitResponse', {
    as,
    headers,
    body: { survey_id: survey.id, answers: [{ question_id: 'proof', value: file }], demographics: {} },
  })

describe('a file', () => {
  it.each([
    ['throttle', 2],
    ['error', 1],
    ['resetBefore', 1],
    ['resetAfter', 1],
  ] as const)('gets through where the first tries of S3’s calls meet a %s', async (kind, tries) => {
    const complete = await sent()
    await fault('s3', { kind, tries })
    expect((await complete()).status).toBe(200)
    const { status, body } = await upload()
    expect(status).toBe(201)
    expect((await submit(body)).status).toBe(201)
    expect(await faultsMet('s3')).toBeGreaterThan(2)
  })

  it('gets a 503 with Retry-After if S3 keeps failing, is invisible, and exists after the next attempt', async () => {
    const complete = await sent()
    const before = await allObjects('MEDIA_BUCKET')
    await fault('s3', { kind: 'error' })
    for (const call of [complete, upload])
      expect(await call()).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } })
    await clearFaults()
    expect(await allObjects('MEDIA_BUCKET')).toEqual(before)
    expect((await complete()).status).toBe(200)
    expect(await allObjects('MEDIA_BUCKET')).toHaveLength(before.length + 1)
  })

  it('is attached to one response or to none, and expires until then, however the save that names it ends', async () => {
    for (const [service, again] of [
      ['s3', 200],
      ['dynamodb', 201],
    ] as const) {
      const file = (await upload()).body as { id: string }
      const headers = { 'idempotency-key': randomUUID() }
      await fault(service, { kind: 'error', operations: ['DELETE', 'TransactWriteItems'] })
      expect((await submit(file, headers)).status).toBe(503)
      await clearFaults()
      expect(await isUnsent('PRIVATE_BUCKET', `answers/${file.id}`)).toBe(true)
      expect((await submit(file, headers)).status).toBe(again)
      expect(await isUnsent('PRIVATE_BUCKET', `answers/${file.id}`)).toBe(false)
      expect((await submit(file)).status).toBe(422)
    }
  })

  it('stays, and the one before it goes, where the change that names it failed after it was stored and is refused for its age', async () => {
    const { id } = (await submit((await upload()).body)).body as { id: string }
    const file = (await upload()).body as { id: string }
    const answers = [{ question_id: 'proof', value: file }]
    const change = () =>
      callRoute('updateResponse', { params: { id }, body: { answers, demographics: {} }, headers: { 'if-match': '"1"' } })
    await fault('s3', { kind: 'error', operations: ['DELETE'] })
    expect((await change()).status).toBe(503)
    await clearFaults()
    expect([(await change()).status, await isUnsent('PRIVATE_BUCKET', `answers/${file.id}`)]).toEqual([412, false])
  })

  it.each(['answer', 'avatar'] as const)('stays where it was completed twice, and the first try ends last: an %s', async (purpose) => {
    const member = await buildMember()
    const of = purpose === 'answer' ? { survey_id: survey.id, question_id: 'proof' } : {}
    const declared = { filename: 'a.png', content_type: 'image/png', size: png.length, purpose, ...of }
    const { id, url, upload } = (await callRoute('presignFile', { as: member, body: declared })).body as {
      id: string
      url: string
      upload: Upload
    }
    await postUpload('presignFile', upload, png)
    const complete = () => callRoute('completeFile', { as: member, params: { id } })
    const [bucket, key] = purpose === 'answer' ? (['PRIVATE_BUCKET', `answers/${id}`] as const) : (['MEDIA_BUCKET', url.slice(1)] as const)
    await fault('s3', { kind: 'latency', ms: 9_000, times: 1, operations: ['PUT'], containing: key })
    const first = complete()
    while ((await faultsMet('s3')) === 0);
    const { status, body } = await complete()
    expect(status).toBe(200)
    const use =
      purpose === 'answer' ? await submit(body, {}, member) : await callRoute('updateProfile', { as: member, body: { picture_url: url } })
    expect(use.status).toBeLessThan(300)
    await clearFaults()
    expect([(await first).status, await isUnsent(bucket, key)]).toEqual([200, false])
  })
})

const avatar = async (as: Person) => {
  const body = new FormData()
  body.set('file', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }))
  body.set('purpose', 'avatar')
  return (await callRoute('uploadFile', { as, body })).body.url as string
}

describe('a picture of oneself', () => {
  it('that was replaced goes with the next save or with the account, where S3 fails at first', async () => {
    const member = await buildMember()
    const [one, two, three] = [await avatar(member), await avatar(member), await avatar(member)]
    const save = (picture_url: string) => callRoute('updateProfile', { as: member, body: { picture_url } })
    const leave = () => callRoute('deleteProfile', { as: member, body: { password } })
    await save(one)
    for (const [call, gone] of [
      [() => save(two), one],
      [() => save(three), two],
      [leave, three],
    ] as const) {
      await fault('s3', { kind: 'error', operations: ['DELETE'] })
      expect((await call()).status).toBe(503)
      await clearFaults()
      expect((await call()).status).toBeLessThan(300)
      expect(await allObjects('MEDIA_BUCKET')).not.toContain(gone.slice(1))
    }
  })
})

it('every call is answered within its function’s time where the table takes five seconds for each of its own', async () => {
  const member = await buildMember()
  const { id, slug } = await createSurvey(admin)
  await fault('dynamodb', { kind: 'latency', ms: 5_000 })
  const start = performance.now()
  const told = await Promise.all([
    callRoute('submitResponse', { body: { survey_id: id, answers: fullAnswers, demographics: {} } }),
    callRoute('getSurveyBySlug', { params: { slug } }),
    callRoute('getMe', { as: member }),
    callRoute('sendInquiry', { body: { name: 'Mina', email: 'mina@example.com', note: 'Hello' } }),
    callRoute('getHomepagePublic'),
  ])
  expect(told.map(({ status, headers }) => [status, Number(headers['retry-after']) > 0])).toEqual(told.map(() => [503, true]))
  expect(performance.now() - start).toBeLessThan(10_000)
})

describe('a batch that the table processes in part', () => {
  it('is read to its end: a survey, its list and an export have everything', async () => {
    const { id } = await createSurvey(admin)
    for (let at = 0; at < 3; at++) await callRoute('submitResponse', { body: { survey_id: id, answers: fullAnswers, demographics: {} } })
    const whole = await callRoute('listSurveys', { as: admin })
    await fault('dynamodb', { kind: 'half', operations: ['Query', 'BatchGetItem'] })
    expect((await callRoute('listSurveys', { as: admin })).body).toEqual(whole.body)
    expect((await callRoute('exportResponses', { as: admin, params: { id }, query: { tz: 'UTC' } })).status).toBe(200)
    expect(await faultsMet('dynamodb')).toBeGreaterThan(10)
  })

  it('mails an inquiry to every admin', async () => {
    const admins = [admin, await buildAdmin(), await buildAdmin()]
    await fault('dynamodb', { kind: 'half', operations: ['Query', 'BatchGetItem'] })
    const note = 'When does the library open on Sundays?'
    expect((await callRoute('sendInquiry', { body: { name: 'Mina', email: 'mina@example.com', note } })).status).toBe(201)
    const told = mails().filter((mail) => mail.includes(note))
    expect(admins.filter(({ email }) => !told.some((mail) => mail.includes(`To: ${email}`)))).toEqual([])
  })
})
