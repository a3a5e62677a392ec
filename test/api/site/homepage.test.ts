import { callRoute } from '../../support/api/callRoute.ts'
import { ownTable } from '../../support/api/ownTable.ts'
import { ownAdmin } from '../../support/api/people.ts'

ownTable()

const admin = ownAdmin()

const text = (en: string, ko = '') => ({ en, ko })
const save = (body: object, headers = {}) => callRoute('updateHomepage', { as: admin, body, headers })

it('is empty before the first save', async () => {
  expect(await callRoute('getHomepagePublic')).toMatchObject({ status: 200, body: {} })
  expect(await callRoute('getHomepage', { as: admin })).toMatchObject({ status: 200, body: { version: 0 }, headers: { etag: '"0"' } })
})

it('keeps fields that a save does not name: an upload of hero media never clears the rest', async () => {
  await save({ hero_title: text('See what is real'), faq: [{ question: text('Why?'), answer: text('<p>Because</p>') }] })
  const media = [{ url: '/media/a.png', kind: 'image', fit: 'contain', offset_x: 10, scale: 1.5 }]
  const saved = await save({ hero_media: media })
  expect(saved.body).toMatchObject({ hero_title: text('See what is real'), hero_media: media })
  expect((await callRoute('getHomepagePublic')).body).toMatchObject({ faq: [{ question: text('Why?') }], hero_media: media })
})

it('counts its saves and answers 412 to a stale one', async () => {
  const { body } = await callRoute('getHomepage', { as: admin })
  expect((await save({ hero_footnote: text('a') }, { 'if-match': `"${body.version}"` })).body.version).toBe(body.version + 1)
  expect(await save({ hero_footnote: text('b') }, { 'if-match': `"${body.version}"` })).toMatchObject({
    status: 412,
    body: { code: 'stale_version' },
  })
  expect((await save({ hero_footnote: text('c') })).status).toBe(200)
})

it('makes rich text safe and keeps plain text plain', async () => {
  const { body } = await save({
    hero_subtext: text('<p onclick="x()">a<script>alert(1)</script></p>'),
    mission: [{ title: text('<b>1 < 2</b>'), description: text('<img src="javascript:alert(1)"><a href="javascript:alert(1)">b</a>') }],
  })
  expect(body.hero_subtext.en).toBe('<p>a</p>')
  expect(body.mission[0].title.en).toBe('<b>1 < 2</b>')
  expect(body.mission[0].description.en).not.toMatch(/javascript/)
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x.png', '/\\evil.example', 'vbscript:x', ' https://a.example'])(
  'refuses the media address %s',
  async (url) => {
    const { status, body } = await save({ hero_media: [{ url }] })
    expect([status, body.errors[0].path, body.errors[0].code]).toEqual([422, 'hero_media.0.url', 'unsafe_url'])
  },
)

it('answers 413 to what would not fit, and stores nothing of it', async () => {
  const { randomBytes } = await import('node:crypto')
  const before = await callRoute('getHomepage', { as: admin })
  const noise = () => text(randomBytes(75_000).toString('base64'))
  const mission = Array.from({ length: 8 }, () => ({ description: noise(), title: text('') }))
  expect(await save({ mission })).toMatchObject({ status: 413, body: { code: 'homepage.too_large' } })
  expect((await callRoute('getHomepage', { as: admin })).body).toEqual(before.body)
})

it('lets anonymous callers cache the public content for a while, and answers 304 if it is unchanged', async () => {
  const { headers } = await callRoute('getHomepagePublic')
  expect(headers).toMatchObject({ 'cache-control': 'public, max-age=15, s-maxage=60, stale-while-revalidate=60', vary: 'Authorization' })
  const again = await callRoute('getHomepagePublic', { headers: { 'if-none-match': String(headers.etag) } })
  expect([again.status, again.raw.length]).toEqual([304, 0])
  expect((await callRoute('getHomepagePublic', { as: admin })).headers['cache-control']).toBe('no-store')
})

it('keeps all of five changes that are made at once', async () => {
  const names = ['mission_footnote', 'capabilities_footnote', 'principles_footnote', 'ecosystem_footnote', 'faq_footnote']
  await Promise.all(names.map((name) => save({ [name]: text(name) })))
  expect((await callRoute('getHomepagePublic')).body).toMatchObject(Object.fromEntries(names.map((name) => [name, text(name)])))
})
