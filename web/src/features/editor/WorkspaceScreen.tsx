import { useEffect, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { useEndedSession } from '../../lib/session/endedSession.ts'
import { useUnsavedGuard } from '../../lib/drafts/unsavedGuard.ts'
import { LeaveDialog } from '../../ui/overlays/LeaveDialog.tsx'
import { ReauthDialog } from '../../ui/signIn/ReauthDialog.tsx'
import { Dock } from './Dock.tsx'
import type { Opened } from './layout.ts'
import { Panes } from './Panes.tsx'
import { SurveyConflict } from './saving/SurveyConflict.tsx'
import { DraftChip } from './saving/DraftChip.tsx'
import { createDraftKeeper } from './saving/draftKeeper.ts'
import { Notices } from './saving/Notices.tsx'
import { PublishDialog } from './saving/PublishDialog.tsx'
import { useDrafts } from './saving/useDrafts.ts'
import { useIsUnsaved, useSaver, useSaveState } from './saving/useSaver.ts'
import { ShareDialog } from './share/ShareDialog.tsx'
import { useEditorStore } from './store/useEditor.ts'
import { useLayout } from './useLayout.ts'
import { useShortcuts } from './useShortcuts.ts'
import { VersionsDialog } from './versions/VersionsDialog.tsx'
import { EditorBar } from './EditorBar.tsx'

/** The bar, the panes, and what may be in front of them. */
export function WorkspaceScreen({ menuId }: { menuId: string }) {
  const t = useT()
  const store = useEditorStore()
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
  const [keeper] = useState(() => createDraftKeeper(store, saver, session.userId))
  const drafts = useDrafts(keeper, session.userId)
  const { mode, pane, setMode, setPane } = useLayout()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const saveAll = async () => {
    await saver.save()
    return !saver.isUnsaved()
  }
  useShortcuts()
  useEffect(() => keeper.start(), [keeper])

  return (
    <>
      <EditorBar
        menuId={menuId}
        mode={mode}
        onMode={setMode}
        onOpen={setOpened}
        draft={
          drafts.offered && (
            <DraftChip key={drafts.offered.key} draft={drafts.offered} onRestore={drafts.restore} onDiscard={drafts.discard} />
          )
        }
      />
      <Panes mode={mode} pane={pane} onPane={setPane} notices={<Notices keeper={keeper} />} />
      <Dock />
      {opened === 'share' && stored && <ShareDialog id={stored.id} slug={stored.slug} onClose={close} />}
      {opened === 'versions' && stored && <VersionsDialog id={stored.id} onClose={close} />}
      {blocking.length > 0 && <PublishDialog blocking={blocking} />}
      {theirs && <SurveyConflict theirs={theirs} keeper={keeper} onSetAside={drafts.offer} />}
      <ReauthDialog session={session} />
      <LeaveDialog guard={guard} onSave={saveAll} note={keeper.isRefused() ? undefined : t('admin.leave_kept')} />
    </>
  )
}
