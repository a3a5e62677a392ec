import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  asked,
  openSurveyPage,
  pick,
  press,
  setUpSurveyPages,
  stored,
  taken,
} from '../../../../../../test/support/web/pages/openSurveyPage.tsx'
import { writeStorage } from '../../../../lib/store/storage.ts'
import { loadAfterFormChunk } from '../loadAfterFormChunk.ts'

setUpSurveyPages()

/** The elements in view for each observer, since jsdom has no layout. */
const observers = new Set<{ targets: Set<Element>; onView: IntersectionObserverCallback }>()
const sent: { url: string; body: Blob }[] = []

beforeEach(async () => {
  await loadAfterFormChunk()
  observers.clear()
  sent.length = 0
  globalThis.IntersectionObserver = class {
    targets = new Set<Element>()
    onView: IntersectionObserverCallback
    constructor(onView: IntersectionObserverCallback) {
      this.onView = onView
      observers.add(this)
    }
    observe(target: Element) {
      this.targets.add(target)
    }
    unobserve(target: Element) {
      this.targets.delete(target)
    }
    disconnect() {
      this.targets.clear()
    }
  } as unknown as typeof IntersectionObserver
  Object.defineProperty(navigator, 'sendBeacon', {
    value: (url: string, body: Blob) => sent.push({ url, body }) > 0,
    configurable: true,
  })
  jest.useFakeTimers({ advanceTimers: true })
})
afterEach(async () => {
  cleanup()
  leave() // of who is still at it
  writeStorage('reach:sv1', null)
  jest.useRealTimers()
  Object.defineProperty(navigator, 'doNotTrack', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: undefined, configurable: true })
})

/** Has the page look for sections, then scrolls to the heading or question with that text. */
function scrollTo(text: string) {
  act(() => jest.advanceTimersByTime(1_000))
  for (const { targets, onView } of observers) {
    const target = [...targets].find((one) => one.textContent.includes(text))
    if (target) onView([{ target, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver)
  }
}
const leave = () => act(() => void dispatchEvent(new Event('pagehide')))
const reported = () => Promise.all(sent.map(async ({ body }) => (JSON.parse(await textOf(body)) as { steps: string[] }).steps))
const textOf = (body: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsText(body)
  })

describe('how far a respondent gets', () => {
  it('is reported in one beacon as the page is left: that they began, and the sections that came into view', async () => {
    await openSurveyPage()
    await pick('I make')
    scrollTo('What do you do?')
    scrollTo('Making')
    leave()
    expect(sent[0]!.url).toBe('/api/surveys/sv1/reach')
    expect([sent[0]!.body.type, await reported()]).toEqual(['application/json', [['began', 'first', 'makers']]])
  })

  it('is not reported of who looks and enters nothing', async () => {
    await openSurveyPage()
    scrollTo('What do you do?')
    leave()
    expect(sent).toEqual([])
  })

  it('counts a section if one of its questions has the focus', async () => {
    await openSurveyPage()
    await pick('I make')
    act(() => jest.advanceTimersByTime(1_000))
    await userEvent.click(screen.getByLabelText(/With what/))
    leave()
    expect((await reported())[0]).toContain('makers')
  })

  it('is reported once for a draft: later beacons have only new steps, even after reopening the page', async () => {
    await openSurveyPage()
    await pick('I make')
    scrollTo('What do you do?')
    leave()
    leave()
    cleanup()
    await openSurveyPage()
    await pick('I read')
    scrollTo('What do you do?')
    scrollTo('Reading')
    leave()
    expect(await reported()).toEqual([['began', 'first'], ['readers']])
  })

  it('is reported of who submitted too, and then of the next person from the beginning', async () => {
    await openSurveyPage({ 'POST /responses': taken })
    await pick('I read')
    scrollTo('What do you do?')
    await press('Submit')
    await screen.findByRole('heading', { name: /Thank you/ })
    leave()
    expect([await reported(), localStorage.getItem('reach:sv1')]).toEqual([[['began', 'first']], null])
    cleanup()
    writeStorage('response:sv1', null)
    await openSurveyPage()
    await pick('I read')
    scrollTo('What do you do?')
    leave()
    expect((await reported())[1]).toEqual(['began', 'first'])
  })

  it('is not reported of changes to a saved response', async () => {
    writeStorage('response:sv1', 'r1')
    await openSurveyPage({ 'GET /responses/id/r1': { body: stored } })
    await press('Edit')
    await pick('I read')
    leave()
    expect(sent).toEqual([])
  })

  it.each([
    ['doNotTrack', '1', asked],
    ['globalPrivacyControl', true, asked],
    ['doNotTrack', '0', { ...asked, count_reach: false }],
  ])('is not reported where %s is %s and the survey counts it: %#', async (name, value, body) => {
    Object.defineProperty(navigator, name, { value, configurable: true })
    await openSurveyPage({ 'GET /surveys/slug/real': { body } })
    await pick('I make')
    scrollTo('What do you do?')
    leave()
    expect(sent).toEqual([])
  })
})
