import { s3 } from '#functions/platform/aws.ts'
import { fileSurvey, sendFile } from '../../support/api/answerFile.ts'
import { callRoute, type Caller } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { buildMember, ownAdmin } from '../../support/api/people.ts'
import { createSurvey, ownSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const admin = ownAdmin()
const survey = ownSurvey(admin)

const answers = [{ question_id: 'name', value: 'Herald' }]
const submit = (as: Caller = null, survey_id = survey.id, given: unknown = answers) =>
  callRoute('submitResponse', { as, body: { survey_id, answers: given, demographics: {} } })
const remove = (id: string, as: Caller = null) => callRoute('deleteResponse', { params: { id }, as })
const read = async (id: string) => (await callRoute('getResponse', { params: { id }, as: admin })).status

describe('deleteResponse', () => {
  it('lets a caller who knows its id delete a guest’s, and an admin any; again is fine', async () => {
    for (const as of [null, await buildMember(), admin]) {
      const { body } = await submit()
      expect([(await remove(body.id, as)).status, await read(body.id)]).toEqual([204, 404])
      expect((await remove(body.id, as)).status).toBe(204)
    }
  })

  it('deletes a claimed one only for its owner and admins, and the owner may answer again', async () => {
    const [owner, other] = [await buildMember(), await buildMember()]
    const { body } = await submit()
    await callRoute('claimResponse', { as: owner, body: { response_id: body.id } })
    for (const as of [null, other]) expect(await remove(body.id, as)).toMatchObject({ status: 404, body: { code: 'response.not_found' } })
    expect((await remove(body.id, owner)).status).toBe(204)
    const mine = await callRoute('getMyResponse', { as: owner, query: { survey_id: survey.id } })
    expect(mine).toMatchObject({ status: 404, body: { code: 'response.none' } })
    const again = await submit(owner)
    expect(again.status).toBe(201)
    expect((await remove(again.body.id, admin)).status).toBe(204)
    expect((await submit(owner)).status).toBe(201)
  })

  it('deletes the files: their addresses, and their objects', async () => {
    const { id } = await fileSurvey(admin)
    const [proof, letter] = [await sendFile({ survey_id: id }), await sendFile({ survey_id: id, question_id: 'letter' })]
    const { body } = await submit(null, id, [
      { question_id: 'proof', value: proof },
      { question_id: 'letter', value: [letter] },
    ])
    expect((await remove(body.id)).status).toBe(204)
    for (const file of [proof, letter]) expect((await callRoute('getFile', { params: { id: file.id }, as: admin })).status).toBe(404)
    const { ListObjectsV2Command } = await import('@aws-sdk/client-s3')
    const { Contents = [] } = await s3().send(new ListObjectsV2Command({ Bucket: process.env.PRIVATE_BUCKET, Prefix: 'answers/' }))
    expect(Contents).toEqual([])
  })

  it('of a claim and a guest’s deletion at once, leaves all or nothing', async () => {
    for (let round = 0; round < 8; round++) {
      const member = await buildMember()
      const { body } = await submit()
      const [claimed, removed] = await Promise.all([
        callRoute('claimResponse', { as: member, body: { response_id: body.id } }),
        remove(body.id),
      ])
      const mine = await callRoute('getMyResponse', { as: member, query: { survey_id: survey.id } })
      expect([removed.status, claimed.status, mine.status]).toEqual(removed.status === 204 ? [204, 404, 404] : [404, 200, 200])
    }
  })

  it('answers 404 to an invalid id', async () => {
    for (const id of ['x', survey.id, `${survey.id}-1`]) expect((await remove(id, admin)).status).toBe(404)
  })

  it('works for a closed survey too: its respondent may delete it', async () => {
    const closing = await createSurvey(admin)
    const { body } = await submit(null, closing.id)
    await callRoute('updateSurvey', { as: admin, params: { id: closing.id }, body: { ...closing, is_active: false } })
    expect((await remove(body.id)).status).toBe(204)
  })
})
