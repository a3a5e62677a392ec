import type { ReactNode } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { toast } from '../toasts/toast.tsx'
import css from './ConflictDialog.module.css'
import { Dialog } from './Dialog.tsx'

type Props = {
  title: string
  text: string
  /** Closes without a decision: the next save asks again. */
  onLater: () => void
  /** Loads what somebody else saved; my changes become a draft on this device. */
  onLoad: () => void | Promise<void>
  /** Saves my content over theirs. */
  onKeep: () => void | Promise<void>
  /** Replaces the content by the merge of both. */
  onMerge: () => void
  /** Lists of what each side changed. */
  children: ReactNode
}

/** The dialog of a conflict: somebody else saved meanwhile. Closing it decides nothing. */
export function ConflictDialog({ title, text, onLater, onLoad, onKeep, onMerge, children }: Props) {
  const t = useT()
  const load = async () => {
    await onLoad()
    toast(t('admin.loaded_theirs'), { tone: 'success' })
  }
  const merge = () => {
    onMerge()
    toast(t('admin.merged'), { tone: 'success' })
  }
  return (
    <Dialog
      wide
      unsaved
      title={title}
      onClose={onLater}
      actions={
        <>
          <Button kind="quiet" className={css.later} onClick={onLater}>
            {t('admin.decide_later')}
          </Button>
          <Button kind="secondary" onClick={() => void load()}>
            {t('admin.load_theirs')}
          </Button>
          <Button kind="secondary" onClick={() => void onKeep()}>
            {t('admin.keep_mine')}
          </Button>
          <Button onClick={merge}>{t('admin.merge')}</Button>
        </>
      }
    >
      <p>{text}</p>
      {children}
    </Dialog>
  )
}
