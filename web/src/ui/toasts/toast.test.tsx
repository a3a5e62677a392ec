import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadTexts } from '../../lib/language/i18n.ts'
import { toast } from './toast.tsx'
import { ToastRegion } from './ToastRegion.tsx'
import { currentToasts, dropToast } from './toastStore.ts'

const say = (...told: Parameters<typeof toast>) => act(async () => toast(...told))
const later = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds))
const shown = () => [...screen.getByRole('status').querySelectorAll('p')].map(({ textContent }) => textContent)

beforeAll(() => loadTexts('en'))
beforeEach(() => {
  jest.useFakeTimers()
  render(
    <>
      <button type="button">Elsewhere</button>
      <ToastRegion />
    </>,
  )
})
afterEach(() => {
  act(() => {
    for (const { id } of currentToasts()) dropToast(id)
  })
  jest.useRealTimers()
})

describe('toast', () => {
  it('appears in the region that was there before, and goes after a while', async () => {
    expect(shown()).toEqual([])
    await say('Saved.')
    expect(shown()).toEqual(['Saved.'])
    await later(5999)
    expect(shown()).toEqual(['Saved.'])
    await later(1)
    expect(shown()).toEqual([])
  })

  it('shows the newest three', async () => {
    for (const words of ['One', 'Two', 'Three', 'Four']) await say(words)
    expect(shown()).toEqual(['Two', 'Three', 'Four'])
  })

  it('keeps an error until it is dismissed', async () => {
    await say('Not saved.', { tone: 'error' })
    await later(60_000)
    expect(shown()).toEqual(['Not saved.'])
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(shown()).toEqual([])
  })

  it('offers something to do, once and for longer', async () => {
    const undo = jest.fn()
    await say('Question deleted.', { action: { label: 'Undo', run: undo } })
    await later(9999)
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(shown()).toEqual([])
  })

  it('waits while the pointer is on it', async () => {
    await say('Saved.')
    const stack = screen.getByText('Saved.').closest('.toasts')!
    fireEvent.pointerEnter(stack)
    await later(60_000)
    expect(shown()).toEqual(['Saved.'])
    fireEvent.pointerLeave(stack)
    await later(6000)
    expect(shown()).toEqual([])
  })

  it('waits while the focus is in it, and gives the focus back when it is dismissed', async () => {
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await say('Saved.')
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    await later(60_000)
    expect(shown()).toEqual(['Saved.'])
    await act(async () => fireEvent.click(dismiss))
    expect(shown()).toEqual([])
    expect(document.activeElement).toBe(elsewhere)
  })
})
