import type { Response } from '#shared/responses/response.ts'
import { dateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

type Props = {
  response: Response
  /** Changes were saved just now. */
  saved: boolean
  focus: boolean
  /** Absent where the survey is closed. */
  onEdit?: () => void
  /** Reopens the draft of this device, where this response was saved elsewhere meanwhile. */
  onResume?: () => void
}

/** Above a saved response: when it was saved, and the button to edit it. */
export function SavedBanner({ response, saved, focus, onEdit, onResume }: Props) {
  const t = useT()
  const actions = onEdit && (
    <Button kind="secondary" onClick={onEdit}>
      {t('response.edit')}
    </Button>
  )
  if (onResume)
    return (
      <StatusBanner
        tone="warn"
        focus
        title={t('response.saved_elsewhere')}
        actions={
          <>
            <Button onClick={onResume}>{t('response.resume')}</Button>
            {actions}
          </>
        }
      >
        {t('response.saved_elsewhere_text', { time: dateAndTime(response.updated_at) })}
      </StatusBanner>
    )
  return (
    <StatusBanner sticky focus={focus} title={saved ? t('response.saved') : t('response.answered')} actions={actions}>
      {t(onEdit ? 'response.saved_at' : 'response.saved_at_closed', { time: dateAndTime(response.updated_at) })}
    </StatusBanner>
  )
}
