import { act, render, screen } from '@testing-library/react'

let width = 300
let resized: (() => void)[] = []

beforeAll(() => {
  Object.assign(globalThis, {
    CSS: { supports: () => false },
    ResizeObserver: class {
      constructor(tell: () => void) {
        resized.push(tell)
      }
      observe() {}
      disconnect() {
        resized = []
      }
    },
  })
  // 3000 px of text on lines of 20 px; jsdom lays out nothing
  Object.defineProperty(HTMLElement.prototype, 'scrollHeight', { get: () => (3000 / width) * 20 })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { get: () => width })
})

describe('a text that grows, where the browser does not grow fields', () => {
  it('is seen whole when its place becomes narrower, whichever way it is written', async () => {
    const { GrowingText } = await import('./GrowingText.tsx')
    render(<GrowingText value="نص" onText={() => {}} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect([field.style.height, field.dir]).toEqual(['200px', 'auto'])
    width = 150
    act(() => {
      for (const tell of resized) tell()
    })
    expect(field.style.height).toBe('400px')
  })
})
