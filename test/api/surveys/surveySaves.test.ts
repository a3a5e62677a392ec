import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { documents } from '#functions/platform/aws.ts'
import { ownBackground } from '../../support/api/background.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, type Person } from '../../support/api/people.ts'
import { sampleSurvey } from '../../support/fixtures/sampleSurvey.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'

ownTable()

const background = ownBackground()
const admin = ownAdmin()

const create = (body: unknown) => callRoute('createSurvey', { as: admin, body })
const update = (id: string, body: unknown, headers = {}) => callRoute('updateSurvey', { as: admin, params: { id }, body, headers })
const read = (id: string, as: Person | null = null) => callRoute('getSurvey', { params: { id }, as })

describe('updateSurvey', () => {
  it('keeps today’s window, listing, limit and people where it restores an earlier version, and names what differed', async () => {
    const today = { is_active: true, is_listed: false, closes_at: '2030-01-01T00:00:00.000Z', response_limit: 300, answering: 'members' }
    background.isHeld = true // the limit is new, so that responses are counted
    const { id } = await createSurvey(admin, { title: 'First' })
    await update(id, { ...sampleSurvey({ title: 'Second' }), ...today })
    const earlier = (await callRoute('getSurveyVersion', { as: admin, params: { id, version: '1' } })).body
    const { body } = await update(id, { ...earlier, restored_from: 1 })
    expect(body).toMatchObject({ ...today, title: 'First', kept: ['is_listed', 'closes_at', 'response_limit', 'answering'] })
    expect((await read(id, admin)).body).not.toHaveProperty('restored_from')
    const plain = await update(id, earlier)
    expect(plain.body).toMatchObject({ is_listed: true })
    expect(plain.body).not.toHaveProperty('kept')
    expect((await update(id, { ...earlier, restored_from: 'first' })).status).toBe(422)
  })

  it('counts the version and answers 412 to a stale If-Match, losing nothing', async () => {
    const { id } = await createSurvey(admin)
    expect(await update(id, sampleSurvey({ title: 'Two' }), { 'if-match': '"1"' })).toMatchObject({
      status: 200,
      body: { version: 2, title: 'Two' },
      headers: { etag: '"2"' },
    })
    expect(await update(id, sampleSurvey({ title: 'Other' }), { 'if-match': '"1"' })).toMatchObject({
      status: 412,
      body: { code: 'stale_version' },
    })
    expect((await read(id)).body.title).toBe('Two')
    expect((await update(id, sampleSurvey({ title: 'Three' }))).body).toMatchObject({ version: 3, title: 'Three' })
  })

  it('lets one of five saves on one version win', async () => {
    const { id } = await createSurvey(admin)
    const saves = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((title) => update(id, sampleSurvey({ title }), { 'if-match': '"1"' })))
    expect(saves.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412, 412, 412, 412])
    expect((await read(id, admin)).body).toMatchObject({ version: 2, title: saves.find(({ status }) => status === 200)!.body.title })
  })

  it('moves the slug and frees the old one', async () => {
    const one = await createSurvey(admin)
    const other = await createSurvey(admin)
    expect((await update(other.id, { ...other, slug: one.slug })).body.code).toBe('survey.slug_taken')
    await update(one.id, { ...one, slug: `${one.slug}-new` })
    expect((await update(other.id, { ...other, slug: one.slug })).status).toBe(200)
    expect((await callRoute('getSurveyBySlug', { params: { slug: one.slug } })).body.id).toBe(other.id)
    expect((await callRoute('getSurveyBySlug', { params: { slug: `${one.slug}-new` } })).body.id).toBe(one.id)
  })

  it('keeps the id of a renamed choice and its former values as aliases', async () => {
    const survey = await createSurvey(admin)
    const question = survey.sections[0].questions[1]
    const renamed = (label: string) => ({
      ...survey,
      sections: [
        {
          ...survey.sections[0],
          questions: [{ ...question, choices: [{ ...question.choices[0], label, value: label, aliases: [] }, question.choices[1]] }],
        },
      ],
    })
    await update(survey.id, renamed('Often'))
    const { body } = await update(survey.id, renamed('Very often'))
    expect(body.sections[0].questions[0].choices).toEqual([
      expect.objectContaining({ id: question.choices[0].id, value: 'Very often', aliases: ['Yes', 'Often'] }),
      expect.objectContaining({ id: question.choices[1].id, value: 'No', aliases: [] }),
    ])
  })

  it('takes 1,000 bilingual questions and gives them back whole', async () => {
    const long = '질문의 설명은 이 정도로 길 수 있습니다. '.repeat(20)
    const questions = Array.from({ length: 1_000 }, (_, at) => ({
      id: `q${at}`,
      type: 'long_text' as const,
      title: `Question ${at}`,
      description: `<p>${long}${at}</p>`,
    }))
    const { id } = await createSurvey(admin, { sections: [{ id: 's', questions }] })
    const { body } = await read(id)
    expect(body.sections[0].questions.map(({ description }: { description: string }) => description)).toEqual(
      questions.map(({ description }) => description),
    )
  })

  it('splits a definition that does not fit an item', async () => {
    const { randomBytes } = await import('node:crypto')
    const questions = Array.from({ length: 12 }, (_, at) => ({
      id: `q${at}`,
      type: 'long_text' as const,
      description: `<p>${randomBytes(75_000).toString('base64')}</p>`,
    }))
    const { id } = await createSurvey(admin, { sections: [{ id: 's', questions }] })
    const { forgetDefinitions } = await import('#functions/data/surveys/definitions.ts')
    forgetDefinitions()
    expect((await read(id)).body.sections[0].questions.map(({ description }: { description: string }) => description)).toEqual(
      questions.map(({ description }) => description),
    )
  })

  it('answers 404 for a survey that is not there', async () => {
    expect(await update('S0000000000000000', {})).toMatchObject({ status: 404, body: { code: 'survey.not_found' } })
  })
})

describe('the history', () => {
  it('lists the versions newest first, page by page, and answers each as it was', async () => {
    const { id } = await createSurvey(admin, { title: 'First' })
    await update(id, sampleSurvey({ title: 'Second' }))
    await update(id, sampleSurvey({ title: 'Third' }))
    const list = (query = {}) => callRoute('listSurveyVersions', { as: admin, params: { id }, query })
    const page = await list({ limit: '2' })
    expect(page.body).toEqual([
      { version: 3, title: 'Third', saved_by: admin.email, saved_at: expect.stringMatching(/Z$/) },
      { version: 2, title: 'Second', saved_by: admin.email, saved_at: expect.stringMatching(/Z$/) },
    ])
    const rest = await list({ cursor: String(page.headers['x-next-cursor']) })
    expect(rest.body.map(({ title }: { title: string }) => title)).toEqual(['First'])
    expect(rest.headers['x-next-cursor']).toBeUndefined()
    const version = (number: string) => callRoute('getSurveyVersion', { as: admin, params: { id, version: number } })
    expect((await version('1')).body).toMatchObject({ id, version: 1, title: 'First' })
    for (const none of ['4', '0', '-1', 'x', '1.5', '99999999']) expect((await version(none)).status).toBe(404)
  })
})

describe('deleteSurvey', () => {
  it('takes it out of every list and address and frees its slug', async () => {
    const { id, slug } = await createSurvey(admin)
    expect((await callRoute('deleteSurvey', { as: admin, params: { id } })).status).toBe(204)
    expect((await read(id, admin)).status).toBe(404)
    expect((await callRoute('getSurveyBySlug', { params: { slug } })).status).toBe(404)
    expect((await callRoute('listSurveys', { as: admin })).body.some((row: { id: string }) => row.id === id)).toBe(false)
    expect((await callRoute('listPublicSurveys')).body.some((row: { id: string }) => row.id === id)).toBe(false)
    expect((await create({ slug })).status).toBe(201)
    expect((await callRoute('deleteSurvey', { as: admin, params: { id } })).status).toBe(404)
  })

  it('is in the list at once, like a save, although the index lags behind the table', async () => {
    const [gone, saved] = [await createSurvey(admin), await createSurvey(admin)]
    const TableName = process.env.TABLE
    for (const { id } of [gone, saved]) {
      const { Item } = await documents().send(new GetCommand({ TableName, Key: { pk: `SURVEY#${id}`, sk: 'SURVEY' } }))
      await documents().send(new PutCommand({ TableName, Item: { ...Item, pk: 'LATE', sk: id } })) // as the index still has it
    }
    await callRoute('deleteSurvey', { as: admin, params: { id: gone.id } })
    await update(saved.id, { ...saved, title: 'Saved' })
    const rows = (await callRoute('listSurveys', { as: admin })).body as { id: string; title: string }[]
    expect(rows.filter(({ id }) => [gone.id, saved.id].includes(id)).map(({ id, title }) => [id, title])).toEqual([[saved.id, 'Saved']])
    for (const sk of [gone.id, saved.id]) await documents().send(new DeleteCommand({ TableName, Key: { pk: 'LATE', sk } }))
  })
})
