import { render, screen } from '@testing-library/react'
import { loadTexts } from '../../lib/language/i18n.ts'
import { LoadingRows } from './LoadingRows.tsx'

describe('LoadingRows', () => {
  it('says Loading... and keeps the places of the rows that are to come, in silence', async () => {
    await loadTexts('en')
    const { container } = render(<LoadingRows rows={3} />)
    expect(screen.getByRole('status').textContent).toBe('Loading...')
    expect(container.querySelectorAll('[aria-hidden=true] > div')).toHaveLength(3)
  })
})
