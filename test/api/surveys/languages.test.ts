import { readPage } from '#functions/page/readPage.ts'
import { readContent } from '#functions/share/readContent.ts'
import { callRoute } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, type Person } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const texts = { title: 'Survey', title_ko: '설문', description: '<p>Text</p>', description_ko: '<p>글</p>' }
const inEnglish = { title: 'Survey', title_ko: '', description: '<p>Text</p>', description_ko: '' }
const inKorean = { title: '', title_ko: '설문', description: '', description_ko: '<p>글</p>' }
const read = async (id: string, as: Person | null = null, query = {}) => (await callRoute('getSurvey', { as, params: { id }, query })).body
const cardOf = async (id: string) => ((await callRoute('listPublicSurveys')).body as { id: string }[]).find((row) => row.id === id)

describe('a survey that is written in one language', () => {
  it.each([
    ['en' as const, inEnglish],
    ['ko' as const, inKorean],
  ])('shows respondents only its texts in that language, under both addresses: %s', async (languages, shown) => {
    const { id, slug } = await createSurvey(admin, { ...texts, languages })
    expect(await read(id)).toMatchObject(shown)
    expect(await cardOf(id)).toMatchObject(shown)
    for (const lang of ['en', 'ko'] as const) {
      const page = await readPage(`/survey/${slug}`, lang)
      expect(Object.values(page!.given.replies)).toMatchObject([shown])
      expect((await readContent(id, lang)).title).toBe(shown.title || shown.title_ko)
    }
    const answers = [{ question_id: 'name', value: 'Busan' }]
    const { body } = await callRoute('submitResponse', { body: { survey_id: id, answers, demographics: {} } })
    expect(await read(id, null, { response: body.id })).toMatchObject(shown)
  })

  it('keeps its texts in the other language, which admins see and which are back with it', async () => {
    const { id, version: _version, ...body } = await createSurvey(admin, { ...texts, languages: 'en' })
    expect(await read(id, admin)).toMatchObject({ ...texts, languages: 'en' })
    await callRoute('updateSurvey', { as: admin, params: { id }, body: { ...body, languages: 'both' } })
    expect(await read(id)).toMatchObject(texts)
    expect(await cardOf(id)).toMatchObject(texts)
  })
})
