import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import type { Survey } from '#shared/survey/survey.ts'
import { stayOnPage } from '../../lib/navigation/stayOnPage.ts'
import { createSurveySaver } from './saving/surveySaver.ts'
import { SaverContext } from './saving/useSaver.ts'
import { createEditorStore } from './store/editorStore.ts'
import { createEditorView } from './store/editorView.ts'
import { bodyOf, newSurvey } from './store/newSurvey.ts'
import { EditorStoreContext, EditorViewContext } from './store/useEditorStore.ts'
import { WorkspaceScreen } from './WorkspaceScreen.tsx'

type Props = {
  /** As it is stored; null for one that is not yet. */
  loaded: Survey | null
  menuId: string
  /** Comes with its id at the first save. */
  onCreated: (id: string) => void
}

/** The editor of one survey: what it edits, what is open in it, and what saves it. */
export function Workspace({ loaded, menuId, onCreated }: Props) {
  const navigate = useNavigate()
  const [created, setCreated] = useState<string>()
  const [store] = useState(() => createEditorStore(loaded ? bodyOf(loaded) : newSurvey))
  // At once: whoever waits for the save may go elsewhere after it, and would be brought back.
  const [saver] = useState(() => createSurveySaver(store, loaded, (id) => flushSync(() => setCreated(id))))
  const [view] = useState(createEditorView)

  const goToSurvey = useEffectEvent((id: string) => {
    onCreated(id)
    void navigate(`/admin/surveys/${id}`, { replace: true, state: stayOnPage })
  })
  useEffect(() => {
    if (created !== undefined) goToSurvey(created)
  }, [created])

  return (
    <EditorStoreContext value={store}>
      <EditorViewContext value={view}>
        <SaverContext value={saver}>
          <WorkspaceScreen menuId={menuId} />
        </SaverContext>
      </EditorViewContext>
    </EditorStoreContext>
  )
}
