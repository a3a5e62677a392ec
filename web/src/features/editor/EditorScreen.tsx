import { useState, type ContextType } from 'react'
import { useParams } from 'react-router-dom'
import { SurveyLoader } from './SurveyLoader.tsx'
import { PreviewContext } from './preview/previewContext.ts'

/** The `id` in the address of a survey that is not saved yet. */
const unsavedId = 'new'

type Props = {
  preview: ContextType<typeof PreviewContext>
  /** The id of the admin area's side menu, a popover that the workspace bar opens. */
  menuId: string
}

/** Creates and edits a survey. The first save of a new one changes the address and keeps the editor, with undo steps and focus. */
export default function EditorScreen({ preview, menuId }: Props) {
  const { id = unsavedId } = useParams()
  const [edited, setEdited] = useState({ serial: 0, ids: [id] })
  if (!edited.ids.includes(id)) setEdited({ serial: edited.serial + 1, ids: [id] })
  else if (id !== unsavedId && edited.ids.length > 1) setEdited({ ...edited, ids: [id] })
  return (
    <PreviewContext value={preview}>
      <SurveyLoader
        key={edited.serial}
        id={id === unsavedId ? null : id}
        menuId={menuId}
        onCreated={(created) => setEdited((before) => ({ ...before, ids: [...before.ids, created] }))}
      />
    </PreviewContext>
  )
}
