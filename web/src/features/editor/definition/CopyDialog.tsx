import { useRef } from 'react'
import type { Survey } from '#shared/survey/survey.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { duplicateSurvey } from '../../../lib/surveys/createSurveys.ts'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { SurveyPicker } from './SurveyPicker.tsx'

/** Asks which survey to copy. `onCopied` gets the copy, an inactive survey. */
export function CopyDialog({ onCopied, onClose }: { onCopied: (copy: Survey) => void; onClose: () => void }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error, loading, reload } = useCall('listSurveys', {})
  const { submit, busy, failure } = useSubmit(async (id: string) => {
    const copy = await duplicateSurvey(id, data!)
    dialog.current?.close()
    onCopied(copy)
  })
  return (
    <Dialog ref={dialog} title={t('definition.copy')} onClose={onClose} unsaved={busy} closeLabel={t('admin.cancel')}>
      {error !== undefined && <LoadError error={error} busy={loading} retry={reload} />}
      {!data && error === undefined && <LoadingRows rows={3} />}
      {data && <SurveyPicker surveys={data} busy={busy} note={t('definition.copy_note')} onChoose={(id) => void submit(id)} />}
      <FailureMessage failure={failure} />
    </Dialog>
  )
}
