import { act, render, screen } from '@testing-library/react'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { createContent } from '../../../lib/document/content.ts'
import { EditorStoreContext } from '../store/useEditorStore.ts'
import { setHiddenInPreview, useHiddenInPreview } from './hidden.ts'

const Shown = () => <p>{[...useHiddenInPreview()].join(' ') || 'nothing'}</p>

describe('what the preview hides', () => {
  it('is known to the editor of that survey alone, for as long as there is a preview', () => {
    const store = createContent<SurveyBody>(survey([]))
    render(
      <EditorStoreContext value={store}>
        <Shown />
      </EditorStoreContext>,
    )
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => setHiddenInPreview(createContent<SurveyBody>(survey([])), new Set(['other'])))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => setHiddenInPreview(store, new Set(['one', 'two'])))
    expect(screen.getByRole('paragraph').textContent).toBe('one two')
    act(() => setHiddenInPreview(store, null))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
  })
})
