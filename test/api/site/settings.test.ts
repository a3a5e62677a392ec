import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const blank = {
  logo_url: '',
  cover_url: '',
  footer_text_en: '',
  footer_text_ko: '',
  company_name_en: '',
  company_name_ko: '',
  tagline_en: '',
  tagline_ko: '',
  copyright_text_en: '',
  copyright_text_ko: '',
}
const read = () => callRoute('getSettings', { as: admin })
const readPublic = () => callRoute('getPublicSettings')
const save = (body: object, headers = {}) => callRoute('saveSettings', { as: admin, body, headers })

describe('before the first save', () => {
  it('every field is blank', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { ...blank, version: 0 }, headers: { etag: '"0"' } })
    expect(await readPublic()).toMatchObject({ status: 200, body: blank })
  })

  it('a save that builds on version 0 succeeds once', async () => {
    expect(await save({ tagline_en: 'First' }, { 'if-match': '"0"' })).toMatchObject({ status: 200, body: { version: 1 } })
    expect((await save({ tagline_en: 'Second' }, { 'if-match': '"0"' })).status).toBe(412)
    expect((await read()).body.tagline_en).toBe('First')
  })
})

describe('saveSettings', () => {
  it('stores the whole object and answers it with its version', async () => {
    const given = { ...blank, company_name_en: 'Seohae Daily', company_name_ko: '서해일보', logo_url: '/media/logo.png' }
    const { status, body, headers } = await save(given)
    expect([status, headers['etag'], headers['cache-control']]).toEqual([200, `"${body.version}"`, 'no-store'])
    expect(body).toEqual({ ...given, version: body.version })
    expect((await read()).body).toEqual(body)
  })

  it('blanks fields that are absent or null', async () => {
    await save({ ...blank, tagline_en: 'Trust', footer_text_en: 'Here', cover_url: 'https://a.example/c.png' })
    expect((await save({ tagline_en: null, company_name_en: 'Prism' })).body).toMatchObject({ ...blank, company_name_en: 'Prism' })
  })

  it('counts its saves, answers 412 to a stale one, and lets the last win where no version is named', async () => {
    const { version } = (await read()).body
    // CloudFront calls a version weak where it compresses
    expect((await save({ tagline_en: 'a' }, { 'if-match': `W/"${version}"` })).body.version).toBe(version + 1)
    expect(await save({ tagline_en: 'b' }, { 'if-match': `"${version}"` })).toMatchObject({ status: 412, body: { code: 'stale_version' } })
    expect((await save({ tagline_en: 'c' }, { 'if-match': 'nonsense' })).status).toBe(412)
    expect((await read()).body.tagline_en).toBe('a')
    expect((await save({ tagline_en: 'd' })).body).toMatchObject({ tagline_en: 'd', version: version + 2 })
  })

  it('lets one of five saves that build on the same version through', async () => {
    const { version } = (await read()).body
    const names = ['1', '2', '3', '4', '5']
    const answers = await Promise.all(names.map((name) => save({ tagline_en: name }, { 'if-match': `"${version}"` })))
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412, 412, 412, 412])
    const winner = answers.find(({ status }) => status === 200)!
    expect((await read()).body).toEqual(winner.body)
  })

  it('keeps plain text as it was typed', async () => {
    const typed = '<b>1 < 2</b> & "둘"\nsecond line'
    expect((await save({ footer_text_en: typed })).body.footer_text_en).toBe(typed)
  })

  it.each(['logo_url', 'cover_url'])('refuses an unsafe %s', async (field) => {
    for (const url of [
      'javascript:alert(1)',
      'data:image/png;base64,AA==',
      '//evil.example/x.png',
      '/\\evil.example',
      ' https://a.example',
    ]) {
      const { status, body } = await save({ [field]: url })
      expect([url, status, body.errors?.[0]]).toEqual([url, 422, expect.objectContaining({ path: field, code: 'unsafe_url' })])
    }
  })

  it.each([
    ['company_name_ko', 200],
    ['tagline_en', 500],
    ['copyright_text_ko', 500],
    ['footer_text_ko', 20_000],
    ['logo_url', 2_000],
  ])('takes at most as many characters in %s as there is room: %i', async (field, most) => {
    const text = (length: number) => (field === 'logo_url' ? '/' : '한').padEnd(length, field === 'logo_url' ? 'a' : '글')
    expect((await save({ [field]: text(most) })).status).toBe(200)
    const { status, body } = await save({ [field]: text(most + 1) })
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, field, 'too_long'])
  })

  it('refuses a value that is not a text, and stores nothing', async () => {
    const before = (await read()).body
    expect((await save({ tagline_en: 7, company_name_en: 'New' })).body.errors[0]).toMatchObject({ path: 'tagline_en', code: 'wrong_type' })
    expect((await callRoute('saveSettings', { as: admin, body: '"New"' })).status).toBe(422)
    expect((await read()).body).toEqual(before)
  })
})

describe('getPublicSettings', () => {
  it('names the deployed commit in a header', async () => {
    expect((await readPublic()).headers['x-version']).toBeUndefined()
    process.env['VERSION'] = 'abc123'
    expect((await readPublic()).headers['x-version']).toBe('abc123')
    delete process.env['VERSION']
  })

  it('shows the last save, without the version', async () => {
    const { version: _version, ...saved } = (await save({ company_name_en: 'Prism', cover_url: '/media/c.png' })).body
    expect((await readPublic()).body).toEqual(saved)
  })

  it('may be cached for a while by anonymous callers, who get a 304 if it is unchanged', async () => {
    const { headers } = await readPublic()
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=15, s-maxage=60, stale-while-revalidate=60', vary: 'Authorization' })
    const etag = String(headers['etag'])
    expect((await callRoute('getPublicSettings', { headers: { 'if-none-match': etag } })).status).toBe(304)
    await save({ company_name_en: `Prism ${etag}` })
    expect((await callRoute('getPublicSettings', { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  it('is fresh for signed-in users, and ignores an invalid token', async () => {
    expect((await callRoute('getPublicSettings', { as: admin })).headers['cache-control']).toBe('no-store')
    expect((await callRoute('getPublicSettings', { as: { token: 'nonsense' } })).status).toBe(200)
  })
})
