import { act, render, screen } from '@testing-library/react'
import { TransientStatus } from './TransientStatus.tsx'

const after = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
const words = () => screen.getByRole('status').textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('TransientStatus', () => {
  it('shows its text for 2000 ms each time that the count grows', () => {
    const { rerender } = render(<TransientStatus count={0}>Saved</TransientStatus>)
    expect(words()).toBe('')
    rerender(<TransientStatus count={1}>Saved</TransientStatus>)
    after(1900)
    expect(words()).toBe('Saved')
    after(150)
    expect(words()).toBe('')
    rerender(<TransientStatus count={2}>Saved</TransientStatus>)
    expect(words()).toBe('Saved')
  })

  it('restarts the 2000 ms when the count grows while the text shows', () => {
    const { rerender } = render(<TransientStatus count={1}>Saved</TransientStatus>)
    rerender(<TransientStatus count={2}>Saved</TransientStatus>)
    after(1500)
    rerender(<TransientStatus count={3}>Saved</TransientStatus>)
    after(1500)
    expect(words()).toBe('Saved')
    after(600)
    expect(words()).toBe('')
  })
})
