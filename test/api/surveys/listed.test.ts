import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#functions/platform/aws.ts'
import { readPage } from '#functions/page/readPage.ts'
import { sitemap } from '#functions/page/sitemap.ts'
import { definitionPuts, forgetDefinitions, type Definition } from '#functions/data/surveys/definitions.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const publicIds = async () => ((await callRoute('listPublicSurveys')).body as { id: string }[]).map(({ id }) => id)
const rowOf = async (id: string) => ((await callRoute('listSurveys', { as: admin })).body as { id: string }[]).find((row) => row.id === id)

describe('an active survey that is not listed', () => {
  it('answers at its link, and is in no list and no sitemap', async () => {
    const { id, slug } = await createSurvey(admin, { is_listed: false, sections: [] })
    expect((await callRoute('getSurveyBySlug', { params: { slug } })).body).toMatchObject({ id, is_active: true, is_listed: false })
    const sent = await callRoute('submitResponse', { body: { survey_id: id, answers: [], demographics: {} } })
    expect(sent.status).toBe(201)
    expect(await publicIds()).not.toContain(id)
    expect((await sitemap('https://prism.example')).xml).not.toContain(slug)
    expect(await readPage(`/survey/${slug}`, 'en')).toMatchObject({ isListed: false })
    expect(await rowOf(id)).toMatchObject({ is_active: true, is_listed: false })
  })

  it('is listed again by a save, which shows at once, also by one that does not name it', async () => {
    const { id, slug, ...body } = await createSurvey(admin, { is_listed: false, sections: [] })
    const { is_listed: _is_listed, ...silent } = body
    const { headers } = await callRoute('getSurvey', { params: { id } })
    const saved = await callRoute('updateSurvey', { params: { id }, body: { ...silent, slug }, as: admin })
    expect(saved.body).toMatchObject({ is_listed: true })
    expect((await callRoute('getSurvey', { params: { id } })).headers.etag).not.toBe(headers.etag)
    expect(await publicIds()).toContain(id)
    await callRoute('updateSurvey', { params: { id }, body: { ...silent, slug, is_listed: false }, as: admin })
    expect(await publicIds()).not.toContain(id)
  })

  it('is in the admin’s list whether it is active or not', async () => {
    const { id } = await createSurvey(admin, { is_listed: false, is_active: false })
    expect(await rowOf(id)).toMatchObject({ is_active: false, is_listed: false })
  })
})

it('a survey that was stored before there was the switch is listed', async () => {
  const { id, slug, ...body } = await createSurvey(admin, { sections: [] })
  const { is_listed: _is_listed, ...before } = { ...body, slug, retired_questions: [], retired_choices: [] } as unknown as Definition
  const [part] = definitionPuts(id, 1, before as Definition)
  const { pk, sk, packed } = part!.Put.Item
  const TableName = process.env['TABLE']!
  await documents().send(
    new UpdateCommand({
      TableName,
      Key: { pk, sk },
      UpdateExpression: 'SET packed = :packed',
      ExpressionAttributeValues: { ':packed': packed },
    }),
  )
  await documents().send(new UpdateCommand({ TableName, Key: { pk, sk: 'SURVEY' }, UpdateExpression: 'REMOVE is_listed' }))
  forgetDefinitions()
  expect((await callRoute('getSurvey', { params: { id } })).body).toMatchObject({ is_listed: true })
  expect(await rowOf(id)).toMatchObject({ is_listed: true })
  expect(await readPage(`/survey/${slug}`, 'en')).toMatchObject({ isListed: true })
  expect(await publicIds()).toContain(id)
})
