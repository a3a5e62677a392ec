import { lang, settleLanguage } from './language.ts'

const open = (address: string) => {
  history.replaceState(null, '', address)
  settleLanguage()
}
beforeEach(() => localStorage.clear())

describe('the language', () => {
  it.each([
    [null, 'en'],
    ['ko', 'ko'],
    ['en', 'en'],
    ['KO', 'en'],
    ['fr', 'en'],
  ])('stored as %s is %s', (stored, language) => {
    if (stored !== null) localStorage.setItem('lang', stored)
    expect(lang()).toBe(language)
  })

  it('of the address is stored and leaves the address, which keeps the rest', () => {
    open('/surveys?lang=ko&x=1#survey')
    expect(lang()).toBe('ko')
    expect(document.documentElement.lang).toBe('ko')
    expect(location.pathname + location.search + location.hash).toBe('/surveys?x=1#survey')
  })

  it('of the address is ignored when it is neither', () => {
    localStorage.setItem('lang', 'ko')
    open('/?lang=fr')
    expect(lang()).toBe('ko')
  })
})
