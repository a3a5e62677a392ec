import { act, render, screen } from '@testing-library/react'
import { survey } from '../../../../../scripts/fixtures/buildSurvey.ts'
import { createEditorStore } from '../store/editorStore.ts'
import { EditorContext } from '../store/useEditor.ts'
import { tellHidden, useHiddenInPreview } from './hidden.ts'

const Shown = () => <p>{[...useHiddenInPreview()].join(' ') || 'nothing'}</p>

describe('what the preview hides', () => {
  it('is known to the editor of that survey alone, for as long as there is a preview', () => {
    const store = createEditorStore(survey([]))
    render(
      <EditorContext value={store}>
        <Shown />
      </EditorContext>,
    )
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => tellHidden(createEditorStore(survey([])), new Set(['other'])))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => tellHidden(store, new Set(['one', 'two'])))
    expect(screen.getByRole('paragraph').textContent).toBe('one two')
    act(() => tellHidden(store, null))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
  })
})
