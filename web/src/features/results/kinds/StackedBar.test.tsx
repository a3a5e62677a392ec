import { fireEvent, render, screen } from '@testing-library/react'
import { loadAllTexts } from '../../../../../test/support/web/loadAllTexts.ts'
import { StackedBar } from './StackedBar.tsx'

beforeAll(() => loadAllTexts())

const parts = [
  { key: 'a', label: 'Never', count: 30 },
  { key: 'b', label: 'Rarely', count: 0 },
  { key: 'c', label: 'Often', count: 50 },
]

/** The bar of 100 answers, 200 pixels wide, and a pointer on it. */
function open() {
  render(<StackedBar title="How often?" parts={parts} base={100} />)
  const bar = screen.getByRole('slider', { name: 'How often?' })
  bar.getBoundingClientRect = () => new DOMRect(100, 0, 200, 20)
  const point = (type: string, clientX = 0) =>
    fireEvent(bar, Object.assign(new MouseEvent(type, { clientX, bubbles: true }), { pointerType: 'mouse' }))
  return { bar, point, said: () => bar.getAttribute('aria-valuetext') }
}

describe('a stacked bar', () => {
  it('says the number of the part under the pointer, and nothing once a mouse has left it', () => {
    const { point, said } = open()
    point('pointermove', 130)
    expect(said()).toBe('Never: 30% (30)')
    expect(screen.getByText('Never: 30% (30)')).toBeTruthy()
    point('pointermove', 170)
    expect(said()).toBe('Often: 50% (50)')
    point('pointermove', 299)
    expect(said()).toBe('Often: 50% (50)')
    point('pointerout')
    expect(said()).toBe('How often?')
  })

  it('says nothing more after Escape, though the pointer is still there', () => {
    const { point, said } = open()
    point('pointermove', 130)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(said()).toBe('How often?')
    expect(screen.queryByText('Never: 30% (30)')).toBeNull()
  })

  it('begins with the first part at the focus, moves by the arrow keys, and ends with the focus', () => {
    const { bar, said } = open()
    fireEvent.focus(bar)
    expect(said()).toBe('Never: 30% (30)')
    fireEvent.keyDown(bar, { key: 'ArrowRight' })
    expect(said()).toBe('Often: 50% (50)')
    fireEvent.keyDown(bar, { key: 'ArrowRight' })
    expect(said()).toBe('Often: 50% (50)')
    fireEvent.blur(bar)
    expect(said()).toBe('How often?')
  })

  it('is not there without an answer', () => {
    render(<StackedBar title="Empty" parts={parts.map((part) => ({ ...part, count: 0 }))} base={0} />)
    expect(screen.queryByRole('slider', { name: 'Empty' })).toBeNull()
  })
})
