import { render } from '@testing-library/react'
import { Skeleton } from './Skeleton.tsx'

describe('Skeleton', () => {
  it('keeps the place of as many lines as are to come, in silence', () => {
    const { container } = render(<Skeleton lines={3} />)
    const skeleton = container.firstElementChild!
    expect(skeleton.children).toHaveLength(3)
    expect(skeleton.getAttribute('aria-hidden')).toBe('true')
  })
})
