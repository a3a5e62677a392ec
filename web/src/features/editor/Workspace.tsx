import { editorPath } from '#shared/site/adminPaths.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { Survey } from '#shared/survey/survey.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { createContent } from '../../lib/document/content.ts'
import { createSurveySaver } from './saving/surveySaver.ts'
import { SaverContext } from './saving/useSaver.ts'
import { createEditorView } from './store/editorView.ts'
import { bodyOf, newSurvey } from './store/newSurvey.ts'
import { EditorStoreContext, EditorViewContext } from './store/useEditorStore.ts'
import { WorkspaceLayout } from './WorkspaceLayout.tsx'

type Props = {
  loaded: Survey | null
  menuId: string
  /** Called with the new survey's id after its first save. */
  onCreated: (id: string) => void
}

export function Workspace({ loaded, menuId, onCreated }: Props) {
  const navigate = useNavigate()
  const [created, setCreated] = useState<string>()
  const [store] = useState(() => createContent(loaded ? bodyOf(loaded) : newSurvey))
  // Synchronous: otherwise the navigation below could undo one that was made after waiting for the save.
  const [saver] = useState(() => createSurveySaver(store, loaded, (id) => flushSync(() => setCreated(id))))
  const [view] = useState(createEditorView)

  const goToSurvey = useEffectEvent((id: string) => {
    onCreated(id)
    void navigate(editorPath(id), { replace: true, state: stayOnPage })
  })
  useEffect(() => {
    if (created !== undefined) goToSurvey(created)
  }, [created])

  return (
    <EditorStoreContext value={store}>
      <EditorViewContext value={view}>
        <SaverContext value={saver}>
          <WorkspaceLayout menuId={menuId} />
        </SaverContext>
      </EditorViewContext>
    </EditorStoreContext>
  )
}
