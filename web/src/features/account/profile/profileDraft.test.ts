import { buildUser } from '../../../../../test/support/web/buildUser.ts'
import { changedFields, toProfileDraft, profileBody, type ProfileDraft } from './profileDraft.ts'

const social = { linkedin: '', facebook: '', instagram: '', kakaotalk: '', naver: '' }
const filled = toProfileDraft(
  buildUser({ company: 'Harbour Desk', country: 'KR', phone: '02', picture_url: '/media/a.png', job: 'Editor', age: 34, gender: 'other' }),
)
const blank = toProfileDraft(buildUser())
const sent = (base: ProfileDraft, change: Partial<ProfileDraft>) => profileBody(base, { ...base, ...change })

describe('profileBody', () => {
  it('sends filled fields, with the age as a number', () => {
    const change = { designation: ' Editor ', age: '41', gender: 'prefer_not', naver: 'mina', first_name: '' }
    expect(sent(blank, change)).toEqual({
      first_name: '',
      last_name: 'Park',
      designation: 'Editor',
      age: 41,
      gender: 'prefer_not',
      social: { ...social, naver: 'mina' },
    })
  })

  it('sends null for cleared fields', () => {
    const cleared = { company: '', country: '', phone: ' ', picture_url: '', job: '', age: '', gender: '' }
    expect(sent(filled, cleared)).toMatchObject(Object.fromEntries(Object.keys(cleared).map((name) => [name, null])))
  })

  it('lets the server refuse an invalid age', () => {
    expect(sent(blank, { age: '4x' }).age).toBe('4x')
  })
})

describe('changedFields', () => {
  it('names what differs, but for spaces around it', () => {
    expect(changedFields(blank, { ...blank, job: 'Editor', first_name: 'Mina ', naver: 'm' })).toEqual(['job', 'naver'])
  })
})
