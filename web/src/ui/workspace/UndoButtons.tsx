import { useSyncExternalStore } from 'react'
import type { Content } from '../../lib/document/content.ts'
import { useT } from '../../lib/language/i18n.ts'
import { IconButton } from '../IconButton.tsx'
import { RedoIcon, UndoIcon } from '../icons/workIcons.ts'

type Props = { content: Pick<Content<unknown>, 'subscribe' | 'canUndo' | 'canRedo' | 'undo' | 'redo'> }

export function UndoButtons({ content: { subscribe, canUndo, canRedo, undo, redo } }: Props) {
  const t = useT()
  const isUndoOff = !useSyncExternalStore(subscribe, canUndo)
  const isRedoOff = !useSyncExternalStore(subscribe, canRedo)
  return (
    <>
      <IconButton label={t('admin.undo')} off={isUndoOff} onClick={undo} aria-keyshortcuts="Control+Z Meta+Z">
        <UndoIcon />
      </IconButton>
      <IconButton label={t('admin.redo')} off={isRedoOff} onClick={redo} aria-keyshortcuts="Control+Shift+Z Control+Y">
        <RedoIcon />
      </IconButton>
    </>
  )
}
