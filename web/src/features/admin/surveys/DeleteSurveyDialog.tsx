import { useRef } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { call } from '../../../lib/api/allCalls.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { pickText } from '../../../lib/language/pickText.ts'
import { FailureMessage } from '../../../ui/message/FailureMessage.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import css from './DeleteSurveyDialog.module.css'

/** Asks for confirmation and deletes a survey. `onClose` is always called at the end, after `onDeleted`. */
export function DeleteSurveyDialog({ survey, onClose, onDeleted }: { survey: SurveyRow; onClose: () => void; onDeleted: () => void }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const { submit, busy, failure } = useSubmit(async () => {
    await call('deleteSurvey', { id: survey.id })
    dialog.current?.close()
    onDeleted()
  })
  const title = pickText(pair(survey, 'title'))

  return (
    <Dialog
      ref={dialog}
      title={t('admin.delete_question')}
      onClose={onClose}
      unsaved={busy}
      closeLabel={t('admin.cancel')}
      actions={
        <Button kind="danger" busy={busy} onClick={() => void submit()}>
          {t('admin.delete')}
        </Button>
      }
    >
      <div className={css.words}>
        <p lang={title.lang} dir="auto">
          {title.text}
        </p>
        <p className="above-1 muted">{t('admin.delete_note')}</p>
      </div>
      <FailureMessage failure={failure} />
    </Dialog>
  )
}
