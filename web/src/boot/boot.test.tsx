import { replayEarlyClick } from '../lib/hydration/earlyClick.ts'
import { captureEarlyInput, takeEarlyInput } from '../lib/hydration/earlyInput.ts'
import {
  browser,
  checked,
  control,
  entry,
  form,
  loaded,
  open,
  paint,
  parsed,
  root,
  useBrowser,
} from '../../../test/support/web/pages/openBoot.ts'

let clock = 1e12
const tick = (...values: string[]) => {
  jest.spyOn(Date, 'now').mockImplementation(() => clock++)
  for (const value of values) document.querySelector<HTMLElement>(`[name=answer-q][value=${value}]`)!.click()
}
const storeDraft = () => {
  localStorage.setItem('survey:one', 'S1')
  localStorage.setItem('draft:S1', JSON.stringify({ response: null, user: null, answers: { q: ['d', 'a'], several: ['d', 'a'] } }))
}
const entered = () => {
  captureEarlyInput(document)
  return Object.fromEntries(takeEarlyInput())
}
const tokenOf = (user: string) => `head.${btoa(JSON.stringify({ sub: user })).replaceAll('/', '_')}.signature`

useBrowser()

describe('the language', () => {
  it.each([
    ['/surveys', null, 'en', null],
    ['/surveys', 'ko', 'ko', 'ko'],
    ['/surveys?lang=ko', 'en', 'ko', 'ko'],
    ['/surveys?lang=fr', 'ko', 'ko', 'ko'],
  ])('of %s, stored as %s, is %s', async (address, stored, language, after) => {
    if (stored) localStorage.setItem('lang', stored)
    await open(address)
    expect([root.lang, localStorage.getItem('lang')]).toEqual([language, after])
  })

  it.each([
    ['/', ['ko-KR', 'en'], null, true],
    ['/', ['fr', 'ko'], null, true],
    ['/', ['en', 'ko'], null, false],
    ['/', ['ko'], 'en', false],
    ['/?lang=en', ['ko'], null, false],
  ])('Korean is offered on %s to a browser that prefers %j and stored %s: %s', async (address, languages, stored, isOffered) => {
    browser.preferred = languages
    if (stored) localStorage.setItem('lang', stored)
    await open(address)
    expect('offerKorean' in root.dataset).toBe(isOffered)
  })

  it('stays English once the offer is closed, with the focus in the page', async () => {
    browser.preferred = ['ko']
    await open('/', '<main>Home</main><aside class="offer"><button value="en">닫기</button></aside>')
    document.querySelector('button')!.click()
    expect([localStorage.getItem('lang'), 'offerKorean' in root.dataset, document.activeElement?.tagName]).toEqual(['en', false, 'MAIN'])
  })
})

describe('the early calls', () => {
  it.each([
    ['/', ['/api/homepage/public', '/api/admin/settings/public']],
    ['/surveys', ['/api/surveys/public', '/api/admin/settings/public']],
    ['/survey/a%20b', ['/api/surveys/slug/a%20b', '/api/admin/settings/public']],
    ['/login', ['/api/admin/settings/public']],
  ])('of %s are %j', async (path, urls) => {
    await open(path)
    expect([browser.requests, Object.keys(window.early!)]).toEqual([urls, urls])
  })

  it('are none if the HTML has the replies, and for a token but on the account page', async () => {
    await open('/surveys', '')
    expect(browser.requests).toEqual([])
    localStorage.setItem('token', 'mine')
    await open('/surveys')
    expect([browser.requests, 'signedIn' in root.dataset]).toEqual([[], true])
    await open('/account', '')
    expect([browser.requests, Object.keys(window.early!)]).toEqual([['/api/auth/me'], ['/api/auth/memine']])
    expect(fetch).toHaveBeenCalledWith('/api/auth/me', { headers: { authorization: 'Bearer mine' } })
  })
})

describe('the empty shell', () => {
  it('preloads the files of the page, and sets its canonical address', async () => {
    await open('/survey/one?lang=ko')
    expect(loaded()).toEqual(['/ko.js', '/survey.js', '/survey.css'])
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('[rel=canonical], [rel=alternate]')]
    const english = `${location.origin}/survey/one`
    expect(links.map(({ hreflang, href }) => [hreflang, href])).toEqual([
      ['', `${english}?lang=ko`],
      ['en', english],
      ['ko', `${english}?lang=ko`],
      ['x-default', english],
    ])
    expect(document.querySelector<HTMLMetaElement>('[name=description]')!.content).toBe('한국어로')
  })

  it.each(['/login', '/admin/surveys', '/files/F1'])('keeps %s from search engines', async (path) => {
    await open(path)
    expect(document.querySelector<HTMLMetaElement>('[name=robots]')!.content).toBe('noindex')
    expect(document.querySelector('[rel=canonical]')).toBeNull()
  })
})

describe('a published page', () => {
  it('loads its scripts once it is whole and painted', async () => {
    await open('/survey/one', form)
    await parsed()
    expect(loaded()).toEqual([])
    paint()
    await parsed()
    expect(loaded()).toEqual(['/en.js', '/survey.js', entry])
  })

  it('loads them at once where it will be in the other language', async () => {
    await open('/survey/one?lang=ko', form)
    await parsed()
    expect(loaded()).toEqual(['/ko.js', '/survey.js', entry])
  })

  it('loads none in a browser that is too old', async () => {
    await open('/login?token=t', form, true)
    await parsed()
    paint()
    await parsed()
    expect([loaded(), 'awaitScript' in root.dataset]).toEqual([[], false])
  })

  it('hides the plain form where the address changes it', async () => {
    await open('/login?token=t', form)
    expect('awaitScript' in root.dataset).toBe(true)
  })

  it('presses again, once the app runs, the button that was pressed', async () => {
    await open('/surveys', '<button><b>Menu</b></button><button popovertarget="menu">Language</button>')
    const [menu, language] = document.querySelectorAll('button')
    document.querySelector('b')!.click()
    language!.click()
    const pressed = jest.fn()
    menu!.addEventListener('click', pressed)
    replayEarlyClick()
    expect(pressed).toHaveBeenCalledTimes(1)
    delete window.pressed
    menu!.click()
    expect(window.pressed).toBeUndefined()
  })

  it('sends no form, and hands the query on to the other way in', async () => {
    await open('/login?next=%2Fsurveys', '<main><a href="/signup">Sign up</a></main><form></form>')
    const link = document.querySelector('a')!
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
    expect(link.search).toBe('?next=%2Fsurveys')
    expect(document.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }))).toBe(false)
  })
})

describe('the draft', () => {
  const answers = { often: 'never', why: 'Habit' }
  const store = (changes: object) =>
    localStorage.setItem('draft:S1', JSON.stringify({ response: null, user: null, answers, demographics: { job: 'Editor' }, ...changes }))
  beforeEach(() => localStorage.setItem('survey:one', 'S1'))

  it('shows before the app runs, but where something was entered meanwhile, and is not taken for early input', async () => {
    store({})
    await open('/survey/one', form)
    control('job').value = 'Writer'
    await parsed()
    expect([checked(), control('answer-why').value, control('job').value]).toEqual(['never', 'Habit', 'Writer'])
    captureEarlyInput(document)
    expect([...takeEarlyInput()]).toEqual([['job', ['Writer']]])
  })

  it.each([
    ['a guest’s, signed in', { user: null }, tokenOf('mina'), 'Habit'],
    ['one’s own', { user: 'mina' }, tokenOf('mina'), 'Habit'],
    ['one’s own, with an id that encodes to a slash', { user: 'm???' }, tokenOf('m???'), 'Habit'],
    ['another user’s', { user: 'june' }, tokenOf('mina'), ''],
    ['a user’s, signed out', { user: 'mina' }, null, ''],
    ['one of changes to a response', { response: 'R1' }, null, ''],
  ])('of %s', async (_, changes, token, shown) => {
    store(changes)
    if (token) localStorage.setItem('token', token)
    await open('/survey/one', form)
    await parsed()
    expect(control('answer-why').value).toBe(shown)
  })
})

describe('a ranking', () => {
  const ranking = ['a', 'b', 'c', 'd'].map((value) => `<input type="checkbox" name="answer-q" value="${value}" data-ranked />`).join('')
  const several = ranking.replaceAll(' data-ranked', '').replaceAll('answer-q', 'answer-several')

  it('has the choices that are ticked before the script in the order of their ticks, several choices in their own', async () => {
    await open('/survey/one', ranking + several)
    tick('c', 'a', 'd', 'a', 'a')
    for (const value of ['d', 'b']) document.querySelector<HTMLElement>(`[name=answer-several][value=${value}]`)!.click()
    expect(entered()).toEqual({ 'answer-q': ['c', 'd', 'a'], 'answer-several': ['b', 'd'] })
  })

  it.each([
    ['goes on after those of a draft', ['c'], ['d', 'a', 'c']],
    ['changes the order of a draft', ['d', 'd'], ['a', 'd']],
    ['takes all of a draft back', ['d', 'a'], []],
  ])('%s', async (_, ticked, ranked) => {
    storeDraft()
    await open('/survey/one', ranking + several)
    await parsed()
    expect(entered()).toEqual({})
    tick(...ticked)
    document.querySelector<HTMLElement>('[name=answer-several][value=b]')!.click()
    expect(entered()).toEqual({ 'answer-q': ranked, 'answer-several': ['a', 'b', 'd'] })
  })

  it('stays in its order where the page is loaded again', async () => {
    await open('/survey/one', ranking)
    tick('d', 'b')
    dispatchEvent(new Event('vite:preloadError'))
    dispatchEvent(new Event('pagehide'))
    await open('/survey/one', ranking)
    await parsed()
    tick('a')
    expect(entered()).toEqual({ 'answer-q': ['d', 'b', 'a'] })
  })

  it('of a draft stays in its order there, whole', async () => {
    storeDraft()
    await open('/survey/one', ranking)
    await parsed()
    dispatchEvent(new Event('vite:preloadError'))
    dispatchEvent(new Event('pagehide'))
    localStorage.clear()
    await open('/survey/one', ranking)
    await parsed()
    expect(entered()).toEqual({ 'answer-q': ['d', 'a'] })
  })
})
