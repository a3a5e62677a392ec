import { act, render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { createContent } from './content.ts'
import { createSaver } from './saver.ts'
import { useEditing } from './useEditing.ts'

type Note = { title: string }

/** Opens a note in a component that counts how often it renders. */
async function open() {
  const content = createContent<Note>({ title: 'First' })
  const saver = createSaver<Note, Note, { merged: Note }, string>(
    content,
    { title: 'First' },
    {
      send: async (body) => body,
      load: async (stored) => stored,
      bodyOf: (stored) => stored,
      differences: (before, now) => (before.title === now.title ? [] : ['title']),
      merge: (_base, mine) => ({ merged: mine }),
    },
  )
  const unsavedDraft = () => (saver.isUnsaved() ? { body: content.get(), version: null } : undefined)
  const document = { ...saver, unsavedDraft, differsFromCurrent: () => false }
  const rendered = jest.fn()
  function Editor() {
    rendered(useEditing<Note>(document, 'note').draft.offered)
    return null
  }
  await act(async () => void render(<Editor />, { wrapper: MemoryRouter })) // drafts are looked for
  return { saver, rendered, type: (title: string) => act(() => content.edit(() => ({ title }), { merge: 'title' })) }
}

describe('useEditing', () => {
  it('renders when something becomes unsaved and when it is saved, not at each letter', async () => {
    const { saver, rendered, type } = await open()
    const before = rendered.mock.calls.length
    type('O')
    const { length } = rendered.mock.calls
    expect(length).toBeGreaterThan(before)
    for (const title of ['On', 'One', 'One t', 'One tw', 'One two']) type(title)
    expect(rendered).toHaveBeenCalledTimes(length)
    expect(await act(() => saver.save())).toBe(true)
    expect(rendered.mock.calls.length).toBeGreaterThan(length)
  })
})
