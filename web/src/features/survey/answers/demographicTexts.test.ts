import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import { countries } from '../../../lib/language/countries.ts'
import { demographicTexts, profileDemographics } from './demographicTexts.ts'

describe('demographics', () => {
  it('prefers the profile to the saved response, except for missing fields of the profile', () => {
    const known = profileDemographics(buildUser({ age: 40, country: 'KR', job: '', gender: '' }))
    expect(known).toEqual({ age: '40', country: 'KR' })
    expect(demographicTexts({ job: 'Editor', age: 39 }, known)).toEqual({ job: 'Editor', age: '40', gender: '', country: 'KR' })
  })
})

describe('countries', () => {
  it.each(['en', 'ko'] as const)('names all 249 in %s, each once and none by its code', (language) => {
    const list = countries(language)
    expect(list).toHaveLength(249)
    expect(new Set(list.map(({ name }) => name)).size).toBe(249)
    expect(list.filter(({ code, name }) => code === name)).toEqual([])
  })

  it('is in the order of its language', () => {
    expect(countries('en')[0]?.name).toBe('Afghanistan')
    expect(countries('ko')[0]?.name).toBe('가나')
  })
})
