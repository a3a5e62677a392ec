import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './Dialog.tsx'

/** A page with a dialog behind a button. */
function Page({ unsaved = false, onClose = () => {} }: { unsaved?: boolean; onClose?: () => void }) {
  const [asked, setAsked] = useState(false)
  const close = () => {
    setAsked(false)
    onClose()
  }
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        Delete
      </button>
      {asked && (
        <Dialog title="Delete this survey?" onClose={close} unsaved={unsaved} actions={<button type="button">Cancel</button>}>
          <p>It has 12 responses.</p>
        </Dialog>
      )}
    </>
  )
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Delete' }))
const dialog = () => screen.queryByRole('dialog')

/** Presses on `from` and lets go on `to`; the browser's click is then on their common ancestor. */
const press = (from: Element, to: Element) =>
  act(async () => {
    fireEvent.pointerDown(from)
    fireEvent.click(from === to ? to : dialog()!)
    await Promise.resolve()
  })

describe('Dialog', () => {
  it('is named by its title and described by its words', async () => {
    render(<Page />)
    await open()
    expect(screen.getByRole('dialog', { name: 'Delete this survey?', description: 'It has 12 responses.' })).toBeTruthy()
  })

  it('is not described by a list, which is read by itself', () => {
    render(
      <Dialog title="Versions" onClose={() => {}}>
        <ol>
          <li>Version 1</li>
        </ol>
      </Dialog>,
    )
    expect(screen.getByRole('dialog', { name: 'Versions', description: '' })).toBeTruthy()
  })

  it('closes by a click beside it', async () => {
    const onClose = jest.fn()
    render(<Page onClose={onClose} />)
    await open()
    await press(dialog()!, dialog()!)
    expect(dialog()).toBeNull()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('stays when a press began inside of it', async () => {
    render(<Page />)
    await open()
    await press(screen.getByText('It has 12 responses.'), dialog()!)
    await press(screen.getByText('It has 12 responses.'), screen.getByText('It has 12 responses.'))
    expect(dialog()).toBeTruthy()
  })

  it('stays when a click beside it would lose something', async () => {
    render(<Page unsaved />)
    await open()
    await press(dialog()!, dialog()!)
    expect(dialog()).toBeTruthy()
  })

  it('opens again by a press that comes before the close event', async () => {
    const onClose = jest.fn()
    render(<Page onClose={onClose} />)
    await open()
    const first = screen.getByRole<HTMLDialogElement>('dialog')
    // a browser closes at once and dispatches `close` later
    await act(async () => {
      first.open = false
      await Promise.resolve()
    })
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
    fireEvent(first, new Event('close'))
    expect(dialog()).toBeTruthy()
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  it('opens and closes by its property', () => {
    const given = { title: 'Share', onClose: () => {} }
    const { rerender } = render(<Dialog {...given} open={false} />)
    expect(dialog()).toBeNull()
    rerender(<Dialog {...given} open />)
    expect(dialog()).toBeTruthy()
    rerender(<Dialog {...given} open={false} />)
    expect(dialog()).toBeNull()
  })
})
