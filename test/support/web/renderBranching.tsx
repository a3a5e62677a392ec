import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { SurveyBody } from '#shared/survey/survey.ts'
import { createContent } from '../../../web/src/lib/document/content.ts'
import { createSurveySaver } from '../../../web/src/features/editor/saving/surveySaver.ts'
import { SaverContext } from '../../../web/src/features/editor/saving/useSaver.ts'
import { createEditorView } from '../../../web/src/features/editor/store/editorView.ts'
import { EditorStoreContext, EditorViewContext } from '../../../web/src/features/editor/store/useEditorStore.ts'

/** For tests: a part of the editor of `survey`, with its store and view. */
export function renderBranching(survey: SurveyBody, part: ReactNode) {
  const store = createContent(survey)
  const view = createEditorView()
  const rendered = render(
    <EditorStoreContext value={store}>
      <EditorViewContext value={view}>
        <SaverContext value={createSurveySaver(store, null, () => {})}>{part}</SaverContext>
      </EditorViewContext>
    </EditorStoreContext>,
  )
  return { ...rendered, store, view, undo: () => act(() => store.undo()), edited: () => store.get() }
}
