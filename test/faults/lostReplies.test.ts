import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import { createInquiry } from '#functions/data/inquiries.ts'
import { newInquiryId } from '#functions/data/ids.ts'
import { callRoute } from '../support/api/callRoute.ts'
import { allItems } from '../support/api/invariants.ts'
import { clearFaults, fault, faultsMet, withFaults } from '../support/faults.ts'
import { buildAdmin, buildMember } from '../support/api/people.ts'
import { ownBackground } from '../support/api/background.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { postUpload } from '../support/api/postUpload.ts'
import { pictures } from '../support/fixtures/buildImage.ts'
import { fullAnswers } from '../support/fixtures/sampleSurvey.ts'

withFaults()
const background = ownBackground()

const inquiry = { name: 'Mina Seo', email: 'mina@example.com', phone: '', org: '', note: 'When is the next lecture?' }
/** The first try of such a call is done, and its answer is lost on the way; the SDK sends it again. */
const loseAnswers = (operation: string) => fault('dynamodb', { kind: 'resetAfter', operations: [operation], tries: 1 })

describe('a write whose answer was lost on the way', () => {
  it('still counts as a new inquiry, which is mailed to the admins', async () => {
    const id = newInquiryId(randomUUID())
    await loseAnswers('PutItem')
    expect(await createInquiry(id, inquiry)).toBe(true)
    expect(await faultsMet('dynamodb')).toBe(1)
    expect(await createInquiry(id, inquiry)).toBe(false) // a second call of the same person is distinguished from it
  })

  it('succeeds for the deletion of an inquiry, without a 404', async () => {
    const admin = await buildAdmin()
    const { body } = await callRoute('sendInquiry', { body: inquiry })
    const params = { id: body.id as string }
    await loseAnswers('DeleteItem')
    expect((await callRoute('deleteInquiry', { as: admin, params })).status).toBe(204)
  })

  it.each([
    ['settings', 'getSettings', 'saveSettings', 'UpdateItem', { company_name_en: 'PRISM' }],
    ['home page', 'getHomepage', 'updateHomepage', 'PutItem', { hero_title: { en: 'Trust' } }],
  ] as const)('is the next version of the %s, and not a conflict with it', async (_, read, save, operation, body) => {
    const as = await buildAdmin()
    for (let turn = 0; turn < 2; turn++) {
      const { version } = (await callRoute(read, { as })).body as { version: number }
      await loseAnswers(operation)
      const saved = await callRoute(save, { as, body, headers: { 'if-match': `"${version}"` } })
      expect([saved.status, saved.body.version]).toEqual([200, version + 1])
      expect(await faultsMet('dynamodb')).toBe(1)
      await clearFaults()
    }
  })

  it('is the next version of a report, and not a conflict with it', async () => {
    const as = await buildAdmin()
    const params = { id: (await createSurvey(as)).id as string }
    for (const version of [0, 1]) {
      await loseAnswers('UpdateItem')
      const saved = await callRoute('saveReport', { as, params, body: { pins: [] }, headers: { 'if-match': `"${version}"` } })
      expect([saved.status, saved.headers.etag, await faultsMet('dynamodb')]).toEqual([200, `"${version + 1}"`, 1])
      await clearFaults()
    }
  })

  it('is a change of a response, and not a conflict with it', async () => {
    const survey = await createSurvey(await buildAdmin())
    const answers = { answers: fullAnswers, demographics: {} }
    const { body } = await callRoute('submitResponse', { body: { survey_id: survey.id, ...answers } })
    await loseAnswers('PutItem')
    const saved = await callRoute('updateResponse', { params: { id: body.id }, body: answers, headers: { 'if-match': '"1"' } })
    expect([saved.status, saved.body.version]).toEqual([200, 2])
  })

  it('is a file that was declared once, which then goes its way', async () => {
    const as = await buildAdmin()
    const file = pictures['image/png']
    const declared = { filename: 'a.png', content_type: 'image/png', size: file.length, purpose: 'media' }
    const before = (await allItems()).filter(({ sk }) => sk === 'FILE').length
    await loseAnswers('PutItem')
    const { status, body } = await callRoute('presignFile', { as, body: declared })
    expect([status, await faultsMet('dynamodb')]).toEqual([201, 1])
    await postUpload('presignFile', body.upload, file)
    await clearFaults()
    await loseAnswers('UpdateItem')
    expect((await callRoute('completeFile', { as, params: { id: body.id } })).status).toBe(200)
    expect((await allItems()).filter(({ sk }) => sk === 'FILE')).toHaveLength(before + 1)
  })

  it('is a job in each of its states, whose file stays', async () => {
    const as = await buildAdmin()
    const survey = await createSurvey(as)
    await callRoute('submitResponse', { body: { survey_id: survey.id, answers: fullAnswers, demographics: {} } })
    await fault('dynamodb', { kind: 'resetAfter', operations: ['PutItem', 'UpdateItem'], tries: 1 })
    const { status, body } = await callRoute('startExport', { as, body: { survey_id: survey.id, format: 'jsonl' } })
    expect(status).toBe(202)
    await background.idle()
    const look = async () => (await callRoute('getJob', { as, params: { job: body.id } })).body
    let job = await look()
    for (; ['queued', 'running'].includes(job.state); await after(50)) job = await look() // in a rehearsal
    expect(await faultsMet('dynamodb')).toBeGreaterThanOrEqual(3) // queued, running, done
    await clearFaults()
    expect(job).toMatchObject({ state: 'done' })
    expect((await fetch(job.url)).status).toBe(200)
  })

  it('ends a cancelled job, reported once', async () => {
    const as = await buildAdmin()
    const survey = await createSurvey(as)
    background.isHeld = true
    const { body } = await callRoute('startExport', { as, body: { survey_id: survey.id } })
    background.isHeld = false
    await loseAnswers('UpdateItem')
    expect((await callRoute('cancelJob', { as, params: { job: body.id } })).status).toBe(204)
    await clearFaults()
    expect((await callRoute('getJob', { as, params: { job: body.id } })).body.state).toBe('cancelled')
  })
})

it('another password that is stored is answered, though the wrong tries before it cannot be forgotten', async () => {
  const [admin, member] = [await buildAdmin(), await buildMember()]
  const { body } = await callRoute('issueResetLink', { as: admin, params: { id: member.id } })
  const error = jest.spyOn(console, 'error').mockImplementation(() => {})
  await fault('dynamodb', { kind: 'error', operations: ['DeleteItem', 'PutItem'] })
  const ticket = body.url.split('#reset=')[1]
  expect((await callRoute('resetPassword', { body: { ticket, password: 'another quiet lake' } })).status).toBe(200)
  expect(await faultsMet('dynamodb')).toBeGreaterThan(0)
  const isLogged = error.mock.calls.some(([line]) => (line as { event: string }).event === 'aftermath')
  expect(isLogged || Boolean(process.env['REHEARSED_API'])).toBe(true) // a rehearsal's functions log elsewhere
})
