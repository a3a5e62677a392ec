import { act, render, screen } from '@testing-library/react'
import { ForAWhile } from './ForAWhile.tsx'

const after = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
const words = () => screen.getByRole('status').textContent

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('ForAWhile', () => {
  it('shows its words for 2000 ms each time that something went well', () => {
    const { rerender } = render(<ForAWhile count={0}>Saved</ForAWhile>)
    expect(words()).toBe('')
    rerender(<ForAWhile count={1}>Saved</ForAWhile>)
    after(1900)
    expect(words()).toBe('Saved')
    after(150)
    expect(words()).toBe('')
    rerender(<ForAWhile count={2}>Saved</ForAWhile>)
    expect(words()).toBe('Saved')
  })

  it('begins anew when the next time comes before the words are gone', () => {
    const { rerender } = render(<ForAWhile count={1}>Saved</ForAWhile>)
    rerender(<ForAWhile count={2}>Saved</ForAWhile>)
    after(1500)
    rerender(<ForAWhile count={3}>Saved</ForAWhile>)
    after(1500)
    expect(words()).toBe('Saved')
    after(600)
    expect(words()).toBe('')
  })
})
