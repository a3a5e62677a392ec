import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { key } from '#functions/data/keys.ts'
import { documents } from '#functions/platform/aws.ts'
import { sampleSurvey } from '../support/fixtures/sampleSurvey.ts'
import { callRoute, type Caller } from '../support/api/callRoute.ts'
import { createSurvey } from '../support/api/createSurvey.ts'
import { allItems } from '../support/api/invariants.ts'
import { soundTable } from '../support/api/ownTable.ts'
import { buildAdmin, buildMember, password, type Person } from '../support/api/people.ts'
import { png, uploadsOf } from '../api/files/sendFile.ts'

soundTable()

let staying: Person
beforeAll(async () => {
  staying = await buildAdmin()
})

const leave = (as: Person) => callRoute('deleteProfile', { as, body: { password } })
const savers = async (id: string, as: Caller = staying) =>
  (await callRoute('listSurveyVersions', { as, params: { id } })).body.map(({ saved_by }: { saved_by: unknown }) => saved_by)

/** Stores a version in the format that contained e-mails. */
const storeSavedBy = (id: string, version: number, email: string) =>
  documents().send(
    new UpdateCommand({
      TableName: process.env.TABLE,
      Key: key.surveyVersion(id, version),
      UpdateExpression: 'SET saved_by = :email',
      ExpressionAttributeValues: { ':email': email },
    }),
  )

describe('an admin whose account was deleted', () => {
  it('is named by no item of the table', async () => {
    const leaving = await buildAdmin()
    const { id } = await createSurvey(leaving)
    const member = await buildMember()
    const inquiry = await callRoute('sendInquiry', { body: { name: 'Jian Seo', email: 'jian@example.com', note: 'Hello.' } })
    const statuses = [
      await callRoute('updateSurvey', { as: leaving, params: { id }, body: sampleSurvey() }),
      await callRoute('updateHomepage', { as: leaving, body: { hero_title: { en: 'Home' } } }),
      await callRoute('saveSettings', { as: leaving, body: { company_name_en: 'Prism' } }),
      await callRoute('saveProvider', { as: leaving, body: { provider: 'google', client_id: 'a', client_secret: 'b', enabled: false } }),
      await callRoute('readInquiry', { as: leaving, params: { id: inquiry.body.id as string } }),
      await callRoute('setUserRoles', { as: leaving, params: { id: member.id }, body: { roles: ['admin'] } }),
      await callRoute('issueResetLink', { as: leaving, params: { id: member.id } }),
      await callRoute('issueExportTicket', { as: leaving, params: { id } }),
      (await uploadsOf(() => leaving).sent(png)).answer,
      await leave(leaving),
    ].map(({ status }) => status)
    expect(statuses.filter((status) => status >= 300)).toEqual([])
    const told = (await allItems()).filter((item) => JSON.stringify(item).includes(leaving.email)).map(({ pk, sk }) => `${pk} / ${sk}`)
    expect(told).toEqual([])
  })

  it('is null among those who saved a version, while others are named by their e-mail of now', async () => {
    const leaving = await buildAdmin()
    const { id } = await createSurvey(leaving)
    await callRoute('updateSurvey', { as: staying, params: { id }, body: sampleSurvey() })
    expect(await savers(id)).toEqual([staying.email, leaving.email])
    await leave(leaving)
    expect(await savers(id)).toEqual([staying.email, null])
  })

  it('is null also in versions from before ids were stored', async () => {
    const leaving = await buildAdmin()
    const { id } = await createSurvey(leaving)
    await callRoute('updateSurvey', { as: staying, params: { id }, body: sampleSurvey() })
    await storeSavedBy(id, 1, leaving.email)
    await storeSavedBy(id, 2, staying.email)
    expect(await savers(id)).toEqual([staying.email, leaving.email])
    await leave(leaving)
    expect(await savers(id)).toEqual([staying.email, null])
  })
})
