import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { IconButton } from './IconButton.tsx'

const pressed = jest.fn()
const show = (off: boolean) => (
  <IconButton label="Move up" off={off} onClick={pressed}>
    <svg />
  </IconButton>
)

describe('IconButton', () => {
  it('is named, and says its name to who points at it', async () => {
    render(show(false))
    const button = screen.getByRole('button', { name: 'Move up' })
    expect(button.title).toBe('Move up')
    await userEvent.click(button)
    expect(pressed).toHaveBeenCalledTimes(1)
  })

  it('keeps the focus while there is nothing to do, and does nothing', async () => {
    pressed.mockClear()
    const { rerender } = render(show(false))
    const button = screen.getByRole('button')
    button.focus()
    rerender(show(true))
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(button)
    expect(pressed).not.toHaveBeenCalled()
  })
})
