import { useT } from '../lib/i18n.ts'
import type { UnsavedGuard } from '../lib/unsavedGuard.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

/** The guard's question: stay with what is not saved, or leave it. Escape stays. `onLeave` comes before the page goes; `note` says what becomes of it. */
export function LeaveDialog({ guard, onLeave, note }: { guard: UnsavedGuard; onLeave?: () => void; note?: string | undefined }) {
  const t = useT()
  const leave = () => {
    onLeave?.()
    guard.leave()
  }
  return (
    <Dialog
      open={guard.asking}
      title={t('common.leave_question')}
      onClose={guard.stay}
      actions={
        <>
          <Button kind="secondary" onClick={guard.stay}>
            {t('common.stay')}
          </Button>
          <Button kind="danger" onClick={leave}>
            {t('common.leave')}
          </Button>
        </>
      }
    >
      <p>{t('common.leave_text')}</p>
      {note && <p>{note}</p>}
    </Dialog>
  )
}
