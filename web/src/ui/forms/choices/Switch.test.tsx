import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Switch } from './Switch.tsx'

describe('Switch', () => {
  it('is turned on by the space bar', async () => {
    const heard: boolean[] = []
    render(<Switch label="Active" onChange={({ target }) => heard.push(target.checked)} />)
    await userEvent.tab()
    const track = screen.getByRole<HTMLInputElement>('switch', { name: 'Active' })
    expect(document.activeElement).toBe(track)
    await userEvent.keyboard(' ')
    expect(heard).toEqual([true])
    expect(track.checked).toBe(true)
  })

  it('does not move while it is disabled', async () => {
    render(<Switch label="Active" disabled />)
    await userEvent.click(screen.getByText('Active'))
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false)
  })
})
