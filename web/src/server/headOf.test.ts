import { publishedHomepage, publishedSamples } from '../../../test/support/web/publishedSamples.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { Published } from '#shared/site/pageContract.ts'
import { addTexts, loadTexts } from '../lib/language/i18n.ts'
import { headOf } from './headOf.ts'

beforeAll(async () => {
  await loadTexts('en')
  for (const part of ['shell', 'surveys'] as const) await addTexts('en', part)
})

const path = '/survey/one'
const given = publishedSamples[path]!
const site = { ...given.settings, cover_url: '/media/site.png' }

/** The preview image of the survey's page. */
function imageOf(survey: Partial<Survey> = {}, settings: Partial<Published['settings']> = {}): string {
  const [[url, reply]] = Object.entries(given.replies) as [[string, Survey]]
  return headOf(path, { ...given, settings: { ...site, ...settings }, replies: { [url]: { ...reply, ...survey } } }).image
}

const homeOf = (homepage: object) => headOf('/', { ...given, settings: site, replies: { '/api/homepage/public': homepage } }).image

describe('the preview image of a survey', () => {
  it('is its cover, else its share picture, before the site’s cover', () => {
    expect(imageOf({ cover_image_url: '/media/cover.png' })).toBe('/media/cover.png')
    expect(imageOf()).toMatch(/^\/api\/share\/S1\/en\/[0-9a-f]{14}\.png$/)
    expect(imageOf({ cover_image_url: 'javascript:alert(1)' })).toBe(imageOf())
  })

  it('has another address with another title, brand or structure, and the same with another description', () => {
    const [section] = (Object.values(given.replies)[0] as Survey).sections
    const others = [imageOf({ title: 'Two' }), imageOf({}, { company_name_en: 'Another' }), imageOf({ sections: [section!, section!] })]
    expect(new Set([imageOf(), ...others]).size).toBe(4)
    expect(imageOf({ description: '<p>Other</p>', title_ko: '둘' })).toBe(imageOf())
  })
})

describe('the preview image of the home page', () => {
  it('is drawn for the hero’s title, regardless of the hero’s media', () => {
    const drawn = homeOf(publishedHomepage)
    expect(drawn).toMatch(/^\/api\/share\/home\/en\/[0-9a-f]{14}\.png$/)
    expect(homeOf({ ...publishedHomepage, hero_media: [] })).toBe(drawn)
    expect(homeOf({ hero_title: { en: 'Another' } })).not.toBe(drawn)
    expect(homeOf({})).toMatch(/^\/api\/share\/home\//)
  })
})

it('leaves other pages the site’s cover', () => {
  expect(headOf('/surveys', { ...given, settings: site, replies: { '/api/surveys/public': [] } }).image).toBe('/media/site.png')
})
