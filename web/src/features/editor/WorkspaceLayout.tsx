import { useState } from 'react'
import { useUnsavedGuard } from '../../lib/drafts/unsavedGuard.ts'
import { useT } from '../../lib/language/i18n.ts'
import { useEndedSession } from '../../lib/session/endedSession.ts'
import { LeaveDialog } from '../../ui/overlays/LeaveDialog.tsx'
import { ReauthDialog } from '../../ui/signIn/ReauthDialog.tsx'
import { Dock } from './Dock.tsx'
import { SurveyEditorBar } from './SurveyEditorBar.tsx'
import { Panes } from './Panes.tsx'
import { DraftChip } from './saving/DraftChip.tsx'
import { FailureNotice } from './saving/FailureNotice.tsx'
import css from './saving/Notice.module.css'
import { Notice } from './saving/Notice.tsx'
import { PublishDialog } from './saving/PublishDialog.tsx'
import { SurveyConflict } from './saving/SurveyConflict.tsx'
import { useIsUnsaved, useSaver, useSaveState } from './saving/useSaver.ts'
import { useSurveyDraft } from './saving/useSurveyDraft.ts'
import { PublishedNotice } from './share/PublishedNotice.tsx'
import { ShareDialog } from './share/ShareDialog.tsx'
import { type OpenDialog, useLayout } from './useLayout.ts'
import { useShortcuts } from './useShortcuts.ts'
import { VersionsDialog } from './versions/VersionsDialog.tsx'

/** The bar, the panes, and the dialogs in front of them. */
export function WorkspaceLayout({ menuId }: { menuId: string }) {
  const t = useT()
  const saver = useSaver()
  const { stored, theirs, blocking, saving, failure } = useSaveState()
  const isUnsaved = useIsUnsaved()
  const guard = useUnsavedGuard(isUnsaved)
  const session = useEndedSession({
    unsaved: isUnsaved || saving,
    failure: failure?.error,
    again: () => void saver.save(),
    evenOwnSignOut: true,
  })
  const draft = useSurveyDraft(session.userId)
  const { offered } = draft
  const { mode, pane, setMode, setPane } = useLayout()
  const [opened, setOpened] = useState<OpenDialog>(null)
  const close = () => setOpened(null)
  const saveAll = async () => {
    await saver.save()
    return !saver.isUnsaved()
  }
  useShortcuts()

  return (
    <>
      <SurveyEditorBar
        menuId={menuId}
        mode={mode}
        onMode={setMode}
        onOpen={setOpened}
        draft={
          offered && (
            <DraftChip
              key={offered.key}
              draft={offered}
              onRestore={() => draft.restore(offered)}
              onDiscard={() => draft.discard(offered)}
            />
          )
        }
      />
      <Panes mode={mode} pane={pane} onPane={setPane} notices={<Notices hasNoRoom={draft.isStorageFull} />} />
      <Dock />
      {opened === 'share' && stored && <ShareDialog id={stored.id} slug={stored.slug} onClose={close} />}
      {opened === 'versions' && stored && <VersionsDialog id={stored.id} onClose={close} />}
      {blocking.length > 0 && <PublishDialog blocking={blocking} />}
      {theirs && <SurveyConflict theirs={theirs} onStash={draft.stash} />}
      <ReauthDialog session={session} />
      <LeaveDialog guard={guard} onSave={saveAll} note={draft.isStorageFull ? undefined : t('admin.leave_kept')} />
    </>
  )
}

/** Notices about the whole survey. `hasNoRoom`: this device cannot keep drafts. */
function Notices({ hasNoRoom }: { hasNoRoom: boolean }) {
  const t = useT()
  return (
    <div className={css.notices}>
      <FailureNotice />
      <PublishedNotice />
      {hasNoRoom && <Notice tone="info" title={t('work.no_room')} />}
    </div>
  )
}
