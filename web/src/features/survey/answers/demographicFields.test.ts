import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import { countries } from '../../../lib/language/countries.ts'
import { toDemographics, demographicTexts, profileDemographics, isAge } from './demographicFields.ts'

describe('demographics', () => {
  it.each(['', ' ', '1', '34', ' 34 ', '120'])('takes %j as an age', (typed) => expect(isAge(typed)).toBe(true))
  it.each(['0', '121', '340', '3.5', '-3', 'many', '1e2'])('refuses %j as an age', (typed) => expect(isAge(typed)).toBe(false))

  it('sends only what says something', () => {
    expect(toDemographics({ job: ' ', age: '', gender: '', country: '' })).toEqual({})
    expect(toDemographics({ job: ' Editor ', age: '34', gender: 'prefer_not', country: 'KR' })).toEqual({
      job: 'Editor',
      age: 34,
      gender: 'prefer_not',
      country: 'KR',
    })
  })

  it('puts the profile above the saved response, and leaves out what the profile does not know', () => {
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
