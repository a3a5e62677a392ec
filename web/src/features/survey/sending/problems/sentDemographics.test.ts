import { isAge, toDemographics } from './sentDemographics.ts'

describe('demographics as they are sent', () => {
  it.each(['', ' ', '1', '34', ' 34 ', '120'])('take %j as an age', (typed) => expect(isAge(typed)).toBe(true))
  it.each(['0', '121', '340', '3.5', '-3', 'many', '1e2'])('refuse %j as an age', (typed) => expect(isAge(typed)).toBe(false))

  it('are only what says something', () => {
    expect(toDemographics({ job: ' ', age: '', gender: '', country: '' })).toEqual({})
    expect(toDemographics({ job: ' Editor ', age: '34', gender: 'prefer_not', country: 'KR' })).toEqual({
      job: 'Editor',
      age: 34,
      gender: 'prefer_not',
      country: 'KR',
    })
  })
})
