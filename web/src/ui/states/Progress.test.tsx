import { render, screen } from '@testing-library/react'
import { Progress } from './Progress.tsx'

describe('Progress', () => {
  it('says how far it is, in words and to a screen reader', () => {
    render(<Progress label="photo.jpg" value={0.42} />)
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'photo.jpg' }).value).toBe(0.42)
    expect(screen.getByText('42%')).toBeTruthy()
  })

  it('shows no figure while it is unknown', () => {
    const { container } = render(<Progress label="photo.jpg" />)
    expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(false)
    expect(container.textContent).toBe('photo.jpg')
  })
})
