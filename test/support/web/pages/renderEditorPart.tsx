import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Survey, SurveyBody } from '#shared/survey/survey.ts'
import { createContent } from '../../../../web/src/lib/document/content.ts'
import { createSurveySaver } from '../../../../web/src/features/editor/saving/surveySaver.ts'
import { SaverContext } from '../../../../web/src/features/editor/saving/useSaver.ts'
import { createEditorView } from '../../../../web/src/features/editor/store/editorView.ts'
import { bodyOf } from '../../../../web/src/features/editor/store/newSurvey.ts'
import { EditorStoreContext, EditorViewContext } from '../../../../web/src/features/editor/store/useEditorStore.ts'

/** A part of the editor of a survey that was never saved, with its store, saver and view. */
export function renderEditorPart(survey: SurveyBody, part: ReactNode, stored: Survey | null = null) {
  const store = createContent(survey)
  const saver = createSurveySaver(store, stored, () => {})
  const view = createEditorView()
  const rendered = render(
    <EditorStoreContext value={store}>
      <EditorViewContext value={view}>
        <SaverContext value={saver}>{part}</SaverContext>
      </EditorViewContext>
    </EditorStoreContext>,
  )
  return { ...rendered, store, saver, view, undo: () => act(() => store.undo()), edited: () => store.get() }
}

/** The same of a stored survey. */
export const renderStored = (stored: Survey, part: ReactNode) => renderEditorPart(bodyOf(stored), part, stored)
