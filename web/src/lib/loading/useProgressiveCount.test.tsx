import { act, renderHook } from '@testing-library/react'
import { useProgressiveCount } from './useProgressiveCount.ts'

const growth = { first: 4, step: 3 }

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

const draw = (count: number) =>
  renderHook(({ items }) => Math.min(items, useProgressiveCount(items, growth)), { initialProps: { items: count } })
const idle = () => act(() => jest.runOnlyPendingTimersAsync())

describe('a long list', () => {
  it('is drawn in steps while the page has nothing else to do', async () => {
    const { result } = draw(9)
    expect(result.current).toBe(4)
    await idle()
    expect(result.current).toBe(7)
    await idle()
    expect(result.current).toBe(9)
  })

  it('renders later additions at once', async () => {
    const { result, rerender } = draw(4)
    expect(result.current).toBe(4)
    await act(async () => rerender({ items: 30 }))
    expect(result.current).toBe(30)
  })
})
