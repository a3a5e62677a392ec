import { authPath, parseAuthParams } from './authParams.ts'

const at = (search: string, hash = '') => parseAuthParams({ pathname: '/login', search, hash })

describe('parseAuthParams', () => {
  it('reads next, claim and token from the query', () => {
    expect(at('?next=%2Fsurvey%2Fmedia%3Fmine%3D1&claim=r1&token=abc')).toMatchObject({
      next: '/survey/media?mine=1',
      claim: 'r1',
      token: 'abc',
      address: '/login?next=%2Fsurvey%2Fmedia%3Fmine%3D1&claim=r1',
    })
  })

  it('reads them from the fragment, where a social sign-in puts them', () => {
    expect(at('', '#token=abc&next=/surveys&claim=r1')).toMatchObject({
      next: '/surveys',
      claim: 'r1',
      token: 'abc',
      address: '/login?next=%2Fsurveys&claim=r1',
    })
  })

  it('reads why a sign-in elsewhere came to nothing, and leaves it out of the address', () => {
    expect(at('?error=oauth.state&next=%2Fsurveys')).toMatchObject({ error: 'oauth.state', address: '/login?next=%2Fsurveys' })
  })

  it('reads a ticket only from the fragment, which no server sees', () => {
    expect(at('', '#reset=abc')).toMatchObject({ reset: 'abc', address: '/login' })
    expect(at('?reset=abc').reset).toBe('')
  })

  it('goes home when nothing is said', () => {
    expect(at('')).toEqual({ next: '/', claim: '', token: '', reset: '', error: '', forgot: false, address: '/login' })
  })

  it.each(['//evil.example', '/\\evil.example', 'https:evil.example', '/%09/evil.example', 'javascript:alert(1)', 'https://app//evil'])(
    'never leaves the site for next=%s',
    (next) => {
      expect(at(`?next=${next}`).next).toBe('/')
      expect(at(`?next=${encodeURIComponent(next)}`).next).toBe(next === '/%09/evil.example' ? next : '/')
      expect(at('', `#next=${next}`).next).toBe('/')
    },
  )
})

describe('authPath', () => {
  it('leaves out missing values', () => {
    expect(authPath('/signup', { next: '/', claim: '' })).toBe('/signup')
    expect(authPath('/signup', { next: '/surveys', claim: 'r1' })).toBe('/signup?next=%2Fsurveys&claim=r1')
  })
})
