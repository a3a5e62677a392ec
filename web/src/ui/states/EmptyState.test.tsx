import { render, screen } from '@testing-library/react'
import { EmptyState } from './EmptyState.tsx'
import { GhostState } from './GhostState.tsx'

describe('EmptyState', () => {
  it.each(['empty', 'missing'] as const)('is below a drawing of its kind that screen readers skip: %s', (drawing) => {
    const { container } = render(
      <EmptyState title="No surveys yet" drawing={drawing}>
        Come back soon.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { name: 'No surveys yet' })).toBeTruthy()
    expect(container.querySelectorAll('svg[aria-hidden=true]')).toHaveLength(1)
    // Colors come out of the glass only where something will.
    expect(container.querySelectorAll('svg g path')).toHaveLength(drawing === 'empty' ? 4 : 0)
  })

  it.each(['rows', 'messages', 'bars', 'entries', 'map'] as const)('shows a ghost in place of the drawing: %s', (kind) => {
    const { container } = render(
      <GhostState title="No surveys yet" ghost={kind} action={null}>
        None
      </GhostState>,
    )
    const [ghost, ...others] = container.querySelectorAll('svg[aria-hidden=true]')
    expect([ghost!.querySelectorAll('rect').length > 0, others]).toEqual([true, []])
  })
})
