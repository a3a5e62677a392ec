import { reloadPage } from '../lib/loading/reloadPage.ts'
import { reloadAfterDeploy } from './reloadAfterDeploy.ts'

jest.mock('../lib/loading/reloadPage.ts', () => ({ reloadPage: jest.fn() }))

const loseChunk = () => dispatchEvent(new Event('vite:preloadError'))
const loseFor = (detail: string) => dispatchEvent(new CustomEvent('vite:preloadError', { detail }))
const leave = () => dispatchEvent(new Event('beforeunload', { cancelable: true }))
const hold = (event: Event) => event.preventDefault()
const seconds = (count: number) => jest.setSystemTime(Date.now() + count * 1000)

beforeAll(reloadAfterDeploy)
beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 })
  jest.mocked(reloadPage).mockClear()
  sessionStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
})

describe('a chunk that cannot be loaded', () => {
  it('reloads the page, once in ten seconds', () => {
    loseChunk()
    loseChunk()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    seconds(11)
    loseChunk()
    expect(reloadPage).toHaveBeenCalledTimes(2)
  })

  it('reloads the page once where the event says for what, however long a load takes', () => {
    loseFor('survey 1')
    seconds(60)
    loseFor('survey 1')
    expect(reloadPage).toHaveBeenCalledTimes(1)
    loseFor('survey 2')
    expect(reloadPage).toHaveBeenCalledTimes(2)
  })

  it('reloads nothing if changes are unsaved', () => {
    addEventListener('beforeunload', hold)
    loseChunk()
    expect(reloadPage).not.toHaveBeenCalled()
    removeEventListener('beforeunload', hold)
    loseChunk()
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })

  it('reloads nothing when a navigation aborted it, and does so again when the page stayed', () => {
    leave()
    loseChunk()
    expect(reloadPage).not.toHaveBeenCalled()
    seconds(11)
    loseChunk()
    expect(reloadPage).toHaveBeenCalledTimes(1)
  })
})
