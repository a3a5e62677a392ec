import { useRef, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { UnsavedGuard } from '../../lib/document/unsavedGuard.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  guard: UnsavedGuard
  /** Saves; resolves to true if everything is saved. After false the page stays, and shows the error itself. */
  onSave?: () => Promise<boolean>
  note?: string | undefined
}

/** Asks before a navigation would lose unsaved changes. */
export function LeaveDialog({ guard, onSave, note }: Props) {
  const t = useT()
  const [saving, setSaving] = useState(false)
  /** Counts decisions, so that one made during a save, such as Escape, is final. */
  const decisions = useRef(0)
  const stay = () => {
    decisions.current++
    guard.stay()
  }
  const leave = () => {
    decisions.current++
    guard.leave()
  }
  const save = async () => {
    const before = decisions.current
    setSaving(true)
    const isSaved = await onSave!()
    setSaving(false)
    if (decisions.current !== before) return
    if (isSaved) leave()
    else stay()
  }
  return (
    <Dialog
      open={guard.asking}
      title={t('leave.question')}
      onClose={stay}
      actions={
        <>
          <Button kind="secondary" disabled={saving} onClick={stay}>
            {t('leave.stay')}
          </Button>
          <Button kind="danger" disabled={saving} onClick={leave}>
            {t('leave.leave')}
          </Button>
          {onSave && (
            <Button busy={saving} onClick={() => void save()}>
              {t('leave.save_and_leave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('leave.text')}</p>
      {note && <p>{note}</p>}
    </Dialog>
  )
}
