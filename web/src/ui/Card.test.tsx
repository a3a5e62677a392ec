import { render, screen } from '@testing-library/react'
import { Card } from './Card.tsx'

describe('Card', () => {
  it('is a region named by its title', () => {
    render(
      <Card title="Profile" actions={<button type="button">Edit</button>}>
        Mina Park
      </Card>,
    )
    const card = screen.getByRole('region', { name: 'Profile' })
    expect(card.textContent).toContain('Mina Park')
    expect(card.contains(screen.getByRole('button', { name: 'Edit' }))).toBe(true)
  })

  it('is a plain frame without one', () => {
    render(<Card>Mina Park</Card>)
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
