import { Resvg } from '@resvg/resvg-wasm'
import { visible } from '#shared/branching.ts'
import { sharePath, surveyShare } from '#shared/site/sharePicture.ts'
import type { SurveyInput } from '../../support/fixtures/sampleSurvey.ts'
import { callRoute, type Input } from '../../support/api/callRoute.ts'
import { createSurvey } from '../../support/api/createSurvey.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin, ownMember } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()
const member = ownMember()

const at = (page: string, language: string, picture: string, input: Input = {}) =>
  callRoute('getSharePicture', { ...input, params: { page, language, picture } })

/** The name of the present picture of a page. */
async function pictureOf(page: string, language: string): Promise<string> {
  const { status, headers } = await at(page, language, 'other.png')
  expect(status).toBe(302)
  const location = String(headers['location'])
  expect(location).toMatch(new RegExp(`^/api/share/${page}/${language}/[0-9a-f]{14}\\.png$`))
  return location.split('/').at(-1)!
}

const present = async (page: string, language: string) => at(page, language, await pictureOf(page, language))

/** Width and height of a PNG, from its header. */
function sizeOf(png: Buffer): [number, number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  return [png.readUInt32BE(16), png.readUInt32BE(20)]
}

const renders = jest.spyOn(Resvg.prototype as { render: () => unknown }, 'render')
beforeEach(() => renders.mockClear())

describe('the share picture of a survey', () => {
  it.each(['en', 'ko'])('is a PNG of 1200 x 630 under 300 KB that everybody may keep for a week: %s', async (language) => {
    const { id } = await createSurvey(admin)
    const { status, headers, raw } = await present(id, language)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=604800, immutable' })
    expect(headers['vary']).toBeUndefined()
    expect(sizeOf(raw)).toEqual([1200, 630])
    expect(raw.length).toBeGreaterThan(20_000)
    expect(raw.length).toBeLessThan(300_000)
  })

  it('has another address in each language, and the same for every caller', async () => {
    const { id } = await createSurvey(admin)
    const [english, korean] = [await pictureOf(id, 'en'), await pictureOf(id, 'ko')]
    expect(english).not.toBe(korean)
    for (const as of [null, member, admin]) expect((await at(id, 'en', english, { as })).status).toBe(200)
  })

  it('is at the address that pages and the editor calculate', async () => {
    const survey = await createSurvey(admin, { title: 'Where did you see it?' })
    expect(sharePath(survey.id, surveyShare(survey, null, 'en', visible))).toBe(
      `/api/share/${survey.id}/en/${await pictureOf(survey.id, 'en')}`,
    )
  })

  it.each([
    ['its title', { title: 'Another title' }],
    ['its sections', { sections: [{ id: 'only', title: 'Only', questions: [{ id: 'one', title: 'One', type: 'short_text' }] }] }],
  ] satisfies [string, Partial<SurveyInput>][])('has another address after a change of %s', async (_, changes) => {
    const survey = await createSurvey(admin)
    const before = await pictureOf(survey.id, 'en')
    await callRoute('updateSurvey', { as: admin, params: { id: survey.id }, body: { ...survey, ...changes } })
    const after = await pictureOf(survey.id, 'en')
    expect(after).not.toBe(before)
    expect(await at(survey.id, 'en', before)).toMatchObject({ status: 302, headers: { location: `/api/share/${survey.id}/en/${after}` } })
  })

  it('keeps its address when a text changes that it does not show', async () => {
    const survey = await createSurvey(admin)
    const before = await pictureOf(survey.id, 'en')
    await callRoute('updateSurvey', {
      as: admin,
      params: { id: survey.id },
      body: { ...survey, description: '<p>More</p>', title_ko: '다른' },
    })
    expect(await pictureOf(survey.id, 'en')).toBe(before)
  })

  it('has another address after a change of the brand', async () => {
    const { id } = await createSurvey(admin)
    const before = await pictureOf(id, 'ko')
    await callRoute('saveSettings', { as: admin, body: { company_name_ko: '신뢰 연구소' } })
    expect(await pictureOf(id, 'ko')).not.toBe(before)
  })

  it.each([
    ['a long Korean title', '생성형 인공지능이 만든 사진과 영상을 구별하는 방법에 관한 조사 '.repeat(13).trim()],
    ['a title of one word', '뷁'.repeat(500)],
    ['a hostile title', '</text><script>alert(1)</script><image href="file:///etc/passwd"/>&lt;&amp; "\u0027 ]]> \u202e\u0007'],
    ['a title that the font lacks', '\u{1f600}\u{1f600} שלום'],
  ])('is drawn for %s', async (_, title) => {
    const { id } = await createSurvey(admin, { title, title_ko: title })
    for (const language of ['en', 'ko']) {
      const { status, raw } = await present(id, language)
      expect(status).toBe(200)
      expect(sizeOf(raw)).toEqual([1200, 630])
      expect(raw.length).toBeLessThan(300_000)
    }
  })

  it('is drawn for a survey of 200 sections', async () => {
    const sections = Array.from({ length: 200 }, (_, at) => ({
      id: `s${at}`,
      title: `S${at}`,
      questions: [{ id: `q${at}`, title: `Q${at}`, type: 'short_text' as const }],
    }))
    const { id } = await createSurvey(admin, { sections })
    const { raw } = await present(id, 'en')
    expect(sizeOf(raw)).toEqual([1200, 630])
    expect(raw.length).toBeLessThan(300_000)
  })

  it('renders nothing for made-up addresses, which redirect uncached to the present one', async () => {
    const { id } = await createSurvey(admin)
    const present = await pictureOf(id, 'en')
    for (const picture of ['x.png', '00000000000000.png', '%2e%2e', 'a'.repeat(60), `en/${present}`, `share/${id}/en/${present}`]) {
      const { status, headers, raw } = await at(id, 'en', picture)
      expect([status, headers['cache-control'], raw.length]).toEqual([302, 'no-store', 0])
    }
    expect(renders).not.toHaveBeenCalled()
  })

  it('answers HEAD with the headers, without rendering', async () => {
    const { id } = await createSurvey(admin)
    const { status, headers, raw } = await at(id, 'en', await pictureOf(id, 'en'), { head: true })
    expect([status, headers['content-type'], raw.length]).toEqual([200, 'image/png', 0])
    expect(renders).not.toHaveBeenCalled()
  })

  it.each([
    [
      'an inactive survey',
      (id: string, survey: object) => callRoute('updateSurvey', { as: admin, params: { id }, body: { ...survey, is_active: false } }),
    ],
    ['a deleted survey', (id: string) => callRoute('deleteSurvey', { as: admin, params: { id } })],
  ])('disappears with %s, for admins too', async (_, end) => {
    const survey = await createSurvey(admin)
    const picture = await pictureOf(survey.id, 'en')
    expect((await end(survey.id, survey)).status).toBeLessThan(300)
    for (const as of [null, admin])
      expect(await at(survey.id, 'en', picture, { as })).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store' } })
  })

  it.each([
    ['no-survey', 'en'],
    ['S0000000000000000', 'en'],
    ['SITE', 'en'],
    ['home', 'fr'],
  ])('is nowhere at %s in %s', async (page, language) => {
    expect((await at(page, language, 'x.png')).status).toBe(404)
  })
})

describe('the share picture of the home page', () => {
  it.each(['en', 'ko'])('is there before the first save, and has another address with another hero: %s', async (language) => {
    const empty = await present('home', language)
    expect(sizeOf(empty.raw)).toEqual([1200, 630])
    const before = await pictureOf('home', language)
    const hero_title = { en: `See <strong>what</strong> is real ${language}`, ko: `무엇이 <b>진짜</b>인지 ${language}` }
    await callRoute('updateHomepage', { as: admin, body: { hero_title } })
    expect(await pictureOf('home', language)).not.toBe(before)
    expect(sizeOf((await present('home', language)).raw)).toEqual([1200, 630])
  })
})
