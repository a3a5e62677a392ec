import { readPage } from '#functions/page/readPage.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const last = { demographics: { place: 'last' as const } }

describe('the place of the demographic fields', () => {
  it('is kept by the survey, its page and its versions', async () => {
    const { id, slug, ...body } = await createSurvey(admin, last)
    expect(body).toMatchObject(last)
    expect((await callRoute('getSurveyBySlug', { params: { slug } })).body).toMatchObject(last)
    expect(JSON.stringify(await readPage(`/survey/${slug}`, 'en'))).toContain('"demographics":{"place":"last"}')
    await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, slug, demographics: null } })
    expect((await callRoute('getSurvey', { params: { id } })).body).not.toHaveProperty('demographics')
    expect((await callRoute('getSurveyVersion', { as: admin, params: { id, version: '1' } })).body).toMatchObject(last)
  })

  it.each([undefined, null, {}, { place: null }, { place: 'first' }])(
    'is before the sections for %j, which is not stored',
    async (given) => {
      const { status, body } = await callRoute('createSurvey', { as: admin, body: { sections: [], demographics: given } })
      expect(status).toBe(201)
      expect(body).not.toHaveProperty('demographics')
    },
  )

  it.each([
    [{ place: 'middle' }, 'demographics.place'],
    [[], 'demographics'],
    ['last', 'demographics'],
  ])('is refused as %j', async (demographics, path) => {
    const { status, body } = await callRoute('createSurvey', { as: admin, body: { sections: [], demographics } })
    expect([status, body.errors[0].path]).toEqual([422, path])
  })
})
