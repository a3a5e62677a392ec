import { useRef, useState } from 'react'
import { useT } from '../../lib/language/i18n.ts'
import type { UnsavedGuard } from '../../lib/drafts/unsavedGuard.ts'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'

type Props = {
  guard: UnsavedGuard
  /** Saves, and answers whether all is saved now; where it is not, the page stays and says why itself. */
  onSave?: () => Promise<boolean>
  /** What becomes of what is not saved. */
  note?: string | undefined
}

/** The guard's question: stay with what is not saved, leave it, or save it first. Escape stays. */
export function LeaveDialog({ guard, onSave, note }: Props) {
  const t = useT()
  const [saving, setSaving] = useState(false)
  /** Counts the answers: one that was given while it saved, as by Escape, stands. */
  const answers = useRef(0)
  const stay = () => {
    answers.current++
    guard.stay()
  }
  const leave = () => {
    answers.current++
    guard.leave()
  }
  const save = async () => {
    const before = answers.current
    setSaving(true)
    const isSaved = await onSave!()
    setSaving(false)
    if (answers.current !== before) return
    if (isSaved) leave()
    else stay()
  }
  return (
    <Dialog
      open={guard.asking}
      title={t('common.leave_question')}
      onClose={stay}
      actions={
        <>
          <Button kind="secondary" disabled={saving} onClick={stay}>
            {t('common.stay')}
          </Button>
          <Button kind="danger" disabled={saving} onClick={leave}>
            {t('common.leave')}
          </Button>
          {onSave && (
            <Button busy={saving} onClick={() => void save()}>
              {t('common.save_and_leave')}
            </Button>
          )}
        </>
      }
    >
      <p>{t('common.leave_text')}</p>
      {note && <p>{note}</p>}
    </Dialog>
  )
}
