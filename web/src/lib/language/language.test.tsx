import { addressIn, lang, initializeLanguage } from './language.ts'

const open = (address: string) => {
  history.replaceState(null, '', address)
  initializeLanguage()
}
const isFull = () => {
  throw new DOMException('No room', 'QuotaExceededError')
}
beforeEach(() => localStorage.clear())
afterEach(() => jest.restoreAllMocks())

describe('the language', () => {
  it.each([
    [null, 'en'],
    ['ko', 'ko'],
    ['en', 'en'],
    ['KO', 'en'],
    ['fr', 'en'],
  ])('stored as %s is %s', (stored, language) => {
    if (stored !== null) localStorage.setItem('lang', stored)
    open('/')
    expect(lang()).toBe(language)
  })

  it('of the address is stored and leaves the address, which keeps the rest', () => {
    open('/surveys?lang=ko&x=1#survey')
    expect(lang()).toBe('ko')
    expect(document.documentElement.lang).toBe('ko')
    expect(location.pathname + location.search + location.hash).toBe('/surveys?x=1#survey')
  })

  it('stays that of the document when another tab stores another one', () => {
    localStorage.setItem('lang', 'en')
    open('/')
    localStorage.setItem('lang', 'ko')
    expect(lang()).toBe('en')
    open('/') // the next document
    expect(lang()).toBe('ko')
  })

  it('of an address takes the place of another one there and leaves the rest', () => {
    expect(addressIn('ko', 'https://a.b/login?next=%2Fsurveys&lang=en&claim=r1#x')).toBe(
      'https://a.b/login?next=%2Fsurveys&lang=ko&claim=r1#x',
    )
  })

  it('of the address is ignored when it is neither', () => {
    localStorage.setItem('lang', 'ko')
    open('/?lang=fr')
    expect(lang()).toBe('ko')
  })

  it.each(['en', 'ko'])('%s of the address applies to the visit without storage, and to a reload', (language) => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(isFull)
    open(`/surveys?lang=${language}`)
    expect(lang()).toBe(language)
    expect(location.search).toBe(`?lang=${language}`)
    history.pushState(null, '', '/')
    expect(lang()).toBe(language)
  })
})
