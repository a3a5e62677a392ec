import { act, render, screen } from '@testing-library/react'
import { survey } from '../../../../../test/support/fixtures/buildSurvey.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { createContent } from '../../../lib/document/content.ts'
import { EditorStoreContext } from '../store/useEditorStore.ts'
import { setShownInPreview, useShownInPreview } from './shown.ts'

function Shown() {
  const shown = useShownInPreview()
  return <p>{shown ? [...shown.hidden, `ended by ${shown.endedBy}`].join(' ') : 'nothing'}</p>
}

describe('the visibility in the preview', () => {
  it('is known only to the editor of that survey, while there is a preview', () => {
    const store = createContent<SurveyBody>(survey([]))
    render(
      <EditorStoreContext value={store}>
        <Shown />
      </EditorStoreContext>,
    )
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => setShownInPreview(createContent<SurveyBody>(survey([])), { hidden: new Set(['other']), endedBy: undefined }))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
    act(() => setShownInPreview(store, { hidden: new Set(['one', 'two']), endedBy: 'end' }))
    expect(screen.getByRole('paragraph').textContent).toBe('one two ended by end')
    act(() => setShownInPreview(store, null))
    expect(screen.getByRole('paragraph').textContent).toBe('nothing')
  })
})
