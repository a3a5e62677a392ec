import { act, render, screen } from '@testing-library/react'
import { buildUser } from '../../../../test/support/web/buildUser.ts'
import { stubApi, type Answer } from '../../../../test/support/web/stubApi.ts'
import { UnreadBadge } from '../../ui/UnreadBadge.tsx'
import { loadTexts } from '../language/i18n.ts'
import { signIn, signOut } from './session.ts'

const asks = 'GET /inquiries/unread_count'
const count = (value: number): Answer => ({ body: { count: value } })

async function show(roles: string[], answers: Answer[]) {
  const asked = stubApi({ 'GET /auth/me': { body: buildUser({ roles }) }, [asks]: answers })
  signIn('mine')
  const view = render(<UnreadBadge />)
  await act(() => jest.advanceTimersByTimeAsync(0))
  return { ...view, times: () => asked.filter(({ call }) => call === asks).length }
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const look = (visibility: DocumentVisibilityState) =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    await jest.advanceTimersByTimeAsync(0)
  })

beforeAll(() => loadTexts('en').then(() => loadTexts('en', 'signed_in')))
beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  signOut()
  localStorage.clear()
  jest.useRealTimers()
})

describe('the unread count', () => {
  it('is asked for at once and every 15 seconds, and shown', async () => {
    const { times } = await show(['admin'], [count(3), count(1)])
    expect(screen.getByText('3 unread inquiries')).toBeTruthy()
    await pass(14_999)
    expect(times()).toBe(1)
    await pass(1)
    expect(times()).toBe(2)
    expect(screen.getByText('1 unread inquiry')).toBeTruthy()
  })

  it('is loaded only for admins', async () => {
    const { times } = await show([], [count(3)])
    await pass(60_000)
    expect(times()).toBe(0)
  })

  it('is 0 when it cannot be had', async () => {
    await show(['admin'], [count(3), { status: 503, body: { code: 'unavailable' } }])
    await pass(15_000)
    expect(screen.queryByText(/unread/)).toBeNull()
  })

  it('is not requested while the page is hidden, and at once when it shows again', async () => {
    const { times } = await show(['admin'], [count(1)])
    await look('hidden')
    await pass(60_000)
    expect(times()).toBe(1)
    await look('visible')
    expect(times()).toBe(2)
  })

  it('is not asked for any more once nothing shows it', async () => {
    const { times, unmount } = await show(['admin'], [count(1)])
    unmount()
    await pass(60_000)
    expect(times()).toBe(1)
  })
})
