import { act, render, screen } from '@testing-library/react'
import { loadTexts } from '../../lib/language/i18n.ts'
import { OfflineNotice } from './OfflineNotice.tsx'

let online = true
const become = (next: boolean) =>
  act(() => {
    online = next
    dispatchEvent(new Event(next ? 'online' : 'offline'))
  })

beforeAll(() => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online })
  return loadTexts('en')
})
afterEach(() => become(true))

describe('OfflineNotice', () => {
  it('is announced in an existing live region, until the network is back', () => {
    render(<OfflineNotice />)
    const region = screen.getByRole('status')
    expect(region.textContent).toBe('')
    become(false)
    expect(region.textContent).toBe('You are offline. What you type stays on this page.')
    become(true)
    expect(region.textContent).toBe('')
  })
})
