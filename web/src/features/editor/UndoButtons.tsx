import { useSyncExternalStore } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { WorkIcon } from '../../ui/WorkIcon.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useEditorStore } from './store/useEditorStore.ts'

/** Undo and Redo. */
export function UndoButtons() {
  const t = useT()
  const store = useEditorStore()
  const canUndo = useSyncExternalStore(store.subscribe, store.canUndo)
  const canRedo = useSyncExternalStore(store.subscribe, store.canRedo)
  return (
    <>
      <IconButton label={t('work.undo')} off={!canUndo} onClick={store.undo} aria-keyshortcuts="Control+Z Meta+Z">
        <WorkIcon name="undo" />
      </IconButton>
      <IconButton label={t('editor.redo')} off={!canRedo} onClick={store.redo} aria-keyshortcuts="Control+Shift+Z Control+Y">
        <WorkIcon name="redo" />
      </IconButton>
    </>
  )
}
