import { stubApi } from '../../../../../test/support/web/stubApi.ts'
import { changeHeroMedia } from './heroMedia.ts'

const picture = {
  url: '/media/a.jpg',
  kind: 'image',
  fit: 'contain',
  position: 'top',
  offset_x: 1,
  offset_y: 2,
  scale: 2,
  alt: 'A',
  alt_ko: '',
  widths: [640],
}
const other = { ...picture, url: '/media/b.jpg' }
const stored = (version: number, hero_media?: object[]) => ({
  body: { version, hero_title: { en: 'T', ko: '' }, ...(hero_media && { hero_media }) },
})
const puts = (asked: ReturnType<typeof stubApi>) =>
  asked.filter(({ call }) => call.startsWith('PUT')).map(({ body, headers }) => [headers['if-match'], JSON.parse(body) as object])

beforeEach(() => localStorage.setItem('token', 't'))

describe('changeHeroMedia', () => {
  it('sends only the list, with whole entries, on the version that it read', async () => {
    const asked = stubApi({ 'GET /homepage': stored(7, [picture]), 'PUT /homepage': { body: {} } })
    expect(await changeHeroMedia((media) => [...media, other as never])).toEqual([picture, other])
    expect(puts(asked)).toEqual([['"7"', { hero_media: [picture, other] }]])
  })

  it('begins a list where there is none', async () => {
    const asked = stubApi({ 'GET /homepage': stored(0), 'PUT /homepage': { body: {} } })
    await changeHeroMedia((media) => [...media, other as never])
    expect(puts(asked)).toEqual([['"0"', { hero_media: [other] }]])
  })

  it('makes the change to what another admin saved in between', async () => {
    const asked = stubApi({
      'GET /homepage': [stored(1, []), stored(2, [picture])],
      'PUT /homepage': [{ status: 412, body: { code: 'stale_version' } }, { body: {} }],
    })
    await changeHeroMedia((media) => [...media, other as never])
    expect(puts(asked)).toEqual([
      ['"1"', { hero_media: [other] }],
      ['"2"', { hero_media: [picture, other] }],
    ])
  })

  it('gives up where another admin keeps saving, and at once where it is refused', async () => {
    stubApi({ 'GET /homepage': stored(1), 'PUT /homepage': { status: 412, body: { code: 'stale_version' } } })
    await expect(changeHeroMedia((media) => media)).rejects.toMatchObject({ status: 412 })
    const asked = stubApi({ 'GET /homepage': stored(1), 'PUT /homepage': { status: 403, body: { code: 'auth.forbidden' } } })
    await expect(changeHeroMedia((media) => media)).rejects.toMatchObject({ status: 403 })
    expect(puts(asked)).toHaveLength(1)
  })
})
