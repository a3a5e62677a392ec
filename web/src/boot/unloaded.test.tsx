import { reloadPage } from '../lib/loading/reloadPage.ts'
import { checked, control, form, open, parsed, useBrowser } from '../../../test/support/web/pages/openBoot.ts'

jest.mock('../lib/loading/reloadPage.ts', () => ({ reloadPage: jest.fn() }))

useBrowser()
beforeEach(() => jest.mocked(reloadPage).mockClear())

const fail = () =>
  document.head.appendChild(Object.assign(document.createElement('script'), { type: 'module' })).dispatchEvent(new Event('error'))
const notice = () => document.querySelector<HTMLElement>('[role=alert]')
const isHidden = () => 'awaitScript' in document.documentElement.dataset
const retry = async () => {
  notice()!.querySelector('button')!.click()
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

async function typeAndRetry() {
  await open('/survey/one', form)
  document.querySelector<HTMLInputElement>('[value=daily]')!.checked = true
  control('answer-why').value = 'Typed'
  control('secret').value = 'secret'
  fail()
  await retry()
}

describe('if a script cannot be loaded', () => {
  it.each([
    ['en', 'could not be loaded completely', 'Retry'],
    ['ko', '다 불러오지 못했습니다', '다시 시도'],
  ])('the page says so once (%s)', async (language, words, button) => {
    await open(`/?lang=${language}`)
    fail()
    fail()
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
    expect(notice()!.textContent).toContain(words)
    expect([notice()!.lang, notice()!.querySelector('button')!.textContent]).toEqual([language, button])
  })

  it('a form that waits for the script shows as it was published', async () => {
    await open('/survey/one#step=two', form)
    expect(isHidden()).toBe(true)
    fail()
    expect(isHidden()).toBe(false)
  })

  it('Retry loads the page again, but not without an answer, or with one of 500', async () => {
    await open('/')
    fail()
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await retry()
    jest.mocked(fetch).mockResolvedValueOnce({ status: 503 } as Response)
    await retry()
    expect(reloadPage).not.toHaveBeenCalled()
    await retry()
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('the next page has the input, and the page after that does not', async () => {
    await typeAndRetry()
    await open('/survey/one', form)
    await parsed()
    expect([checked(), control('answer-why').value, control('secret').value]).toEqual(['daily', 'Typed', ''])
    await open('/survey/one', form)
    await parsed()
    expect(control('answer-why').value).toBe('')
  })

  it('input until an automatic reload is kept', async () => {
    await open('/survey/one', form)
    dispatchEvent(new Event('vite:preloadError'))
    control('answer-why').value = 'Typed after that'
    dispatchEvent(new Event('pagehide'))
    await open('/survey/one', form)
    await parsed()
    expect(control('answer-why').value).toBe('Typed after that')
  })

  it('input in the next page stays', async () => {
    await typeAndRetry()
    await open('/survey/one', form)
    document.querySelector<HTMLInputElement>('[value=never]')!.checked = true
    control('answer-why').value = 'Typed again'
    await parsed()
    expect([checked(), control('answer-why').value]).toEqual(['never', 'Typed again'])
  })

  it.each([
    ['another page', '/survey/two', 0],
    ['the page after a minute', '/survey/one', 61_000],
  ])('%s has nothing of it', async (_, path, later) => {
    await typeAndRetry()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + later)
    await open(path, form)
    await parsed()
    expect(control('answer-why').value).toBe('')
  })
})
