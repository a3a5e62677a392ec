import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useT } from '../../lib/language/i18n.ts'
import { rememberSharedSurvey, shareHash } from '../../lib/site/sharedSurvey.ts'
import { useStore } from '../../lib/store/createStore.ts'
import { EditingDialogs } from '../../ui/overlays/EditingDialogs.tsx'
import { Dock } from './Dock.tsx'
import { SurveyEditorBar } from './SurveyEditorBar.tsx'
import { Panes } from './Panes.tsx'
import { DraftChip } from './saving/DraftChip.tsx'
import { FailureNotice } from './saving/FailureNotice.tsx'
import { Message } from '../../ui/message/Message.tsx'
import css from './WorkspaceLayout.module.css'
import { PublishDialog } from './saving/PublishDialog.tsx'
import { SurveyConflict } from './saving/SurveyConflict.tsx'
import { useSaver, useSaveState } from './saving/useSaver.ts'
import { useSurveyEditing } from './saving/useSurveyEditing.ts'
import { PublishedNotice } from './share/PublishedNotice.tsx'
import { ShareDialog } from './share/ShareDialog.tsx'
import { type OpenDialog, useLayout } from './useLayout.ts'
import { useEditorView } from './store/useEditorStore.ts'
import { VersionsDialog } from './versions/VersionsDialog.tsx'

export function WorkspaceLayout({ menuId }: { menuId: string }) {
  const t = useT()
  const { stored, theirs } = useSaveState()
  const blocking = useStore(useSaver().blocking)
  const { restore, ...editing } = useSurveyEditing()
  const { offered, discard, isStorageFull } = editing.draft
  const { mode, pane, setMode, setPane } = useLayout()
  const { hash } = useLocation()
  const [opened, setOpened] = useState<OpenDialog>(hash === shareHash ? 'share' : null)
  useEffect(() => {
    if (opened === 'share') rememberSharedSurvey()
  }, [opened])
  const close = () => setOpened(null)
  const view = useEditorView()
  const showPreview = () => {
    setMode('edit')
    setPane('preview')
    view.showPreview()
  }

  return (
    <>
      <SurveyEditorBar
        menuId={menuId}
        mode={mode}
        onMode={setMode}
        onOpen={setOpened}
        draft={
          offered && <DraftChip key={offered.key} draft={offered} onRestore={() => restore(offered)} onDiscard={() => discard(offered)} />
        }
      />
      <Panes mode={mode} pane={pane} onPane={setPane} notices={<Notices hasNoRoom={isStorageFull} onPreview={showPreview} />} />
      <Dock />
      {opened === 'share' && stored && <ShareDialog id={stored.id} slug={stored.slug} onClose={close} />}
      {opened === 'versions' && stored && <VersionsDialog id={stored.id} onClose={close} />}
      {blocking.length > 0 && <PublishDialog blocking={blocking} />}
      <EditingDialogs
        editing={editing}
        conflict={theirs !== null && { title: t('editor.conflict_title'), text: t('editor.conflict_text'), changes: <SurveyConflict /> }}
      />
    </>
  )
}

/** Notices about the whole survey. `hasNoRoom`: this device cannot keep drafts. */
function Notices({ hasNoRoom, onPreview }: { hasNoRoom: boolean; onPreview: () => void }) {
  const t = useT()
  return (
    <div className={css.notices}>
      <FailureNotice />
      <PublishedNotice onPreview={onPreview} />
      {hasNoRoom && <Message kind="info" live={false} title={t('admin.no_room')} />}
    </div>
  )
}
