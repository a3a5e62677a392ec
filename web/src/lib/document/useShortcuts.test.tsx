import { fireEvent, render } from '@testing-library/react'
import { useShortcuts } from './useShortcuts.ts'

const save = jest.fn()
const content = { undo: jest.fn(), redo: jest.fn() }
function Editor({ asks = false }) {
  useShortcuts({ save, content })
  return <dialog open={asks}>What now?</dialog>
}
/** Answers whether the browser's own saving is kept off. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.body, { key, code: 'KeyS', ctrlKey: true, ...more })

describe('Ctrl or Cmd with S', () => {
  beforeEach(() => save.mockClear())

  it('saves, where a Korean layout types another letter too', () => {
    render(<Editor />)
    expect([press('s'), press('ㄴ'), press('S', { ctrlKey: false, metaKey: true })]).toEqual([true, true, true])
    expect(save).toHaveBeenCalledTimes(3)
  })

  it('means something else with other keys, and while a syllable is composed', () => {
    render(<Editor />)
    expect([press('s', { shiftKey: true }), press('s', { altKey: true }), press('s', { isComposing: true }), press('d')]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(save).not.toHaveBeenCalled()
  })

  it('saves nothing while a dialog is open', () => {
    const { rerender } = render(<Editor asks />)
    expect(press('s')).toBe(true)
    expect(save).not.toHaveBeenCalled()
    rerender(<Editor />)
    press('s')
    expect(save).toHaveBeenCalledTimes(1)
  })
})

const counts = () => [content.undo.mock.calls.length, content.redo.mock.calls.length]

describe('Ctrl or Cmd with Z or Y', () => {
  beforeEach(() => jest.clearAllMocks())
  it('undoes and redoes', () => {
    render(<Editor />)
    expect([press('z'), press('Z', { shiftKey: true }), press('y')]).toEqual([true, true, true])
    expect(counts()).toEqual([1, 2])
  })

  it('is the field’s own in a dialog', () => {
    const { getByText } = render(<Editor asks />)
    fireEvent.keyDown(getByText('What now?'), { key: 'z', code: 'KeyZ', ctrlKey: true })
    expect(counts()).toEqual([0, 0])
  })
})
