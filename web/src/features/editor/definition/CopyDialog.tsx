import { useRef, useState } from 'react'
import { limits } from '#shared/limits.ts'
import { surveyPath } from '#shared/site/sitePaths.ts'
import type { Survey, SurveyRow } from '#shared/survey/survey.ts'
import { pair } from '#shared/text.ts'
import { useCall } from '../../../lib/api/queries.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { duplicateSurvey } from '../../../lib/surveys/createSurveys.ts'
import { searchSurveys } from '../../../lib/surveys/searchSurveys.ts'
import { BilingualText } from '../../../ui/BilingualText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SearchField } from '../../../ui/forms/SearchField.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { Message } from '../../../ui/message/Message.tsx'
import { Dialog } from '../../../ui/overlays/Dialog.tsx'
import { LoadError } from '../../../ui/states/LoadError.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import css from './CopyDialog.module.css'

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
    <Dialog
      ref={dialog}
      title={t('definition.copy')}
      onClose={onClose}
      unsaved={busy}
      actions={
        <Button kind="secondary" onClick={() => dialog.current?.close()}>
          {t('admin.cancel')}
        </Button>
      }
    >
      {error !== undefined && <LoadError error={error} busy={loading} retry={reload} />}
      {!data && error === undefined && <LoadingRows rows={3} />}
      {data && <Surveys surveys={data} busy={busy} onChoose={(id) => void submit(id)} />}
      {failure !== undefined && <Message kind="danger">{errorText(failure)}</Message>}
    </Dialog>
  )
}

type SurveysProps = { surveys: readonly SurveyRow[]; busy: boolean; onChoose: (id: string) => void }

function Surveys({ surveys, busy, onChoose }: SurveysProps) {
  const t = useT()
  const [words, setWords] = useState('')
  const found = searchSurveys(surveys, words)
  if (surveys.length === 0) return <p>{t('admin.empty_title')}</p>
  return (
    <>
      <p className="muted">{t('definition.copy_note')}</p>
      <SearchField
        className={css.search}
        label={t('admin.search')}
        placeholder={t('admin.search_hint')}
        value={words}
        onSearch={setWords}
      />
      <ul className={css.surveys} aria-busy={busy}>
        {found.slice(0, limits.pageSizeMax).map((survey) => (
          <li key={survey.id}>
            <Button kind="plain" className={css.survey} disabled={busy} onClick={() => onChoose(survey.id)}>
              <strong className="weight-strong">
                <BilingualText of={pair(survey, 'title')} />
              </strong>
              <small className="text-xs regular muted breakable">{surveyPath(survey)}</small>
            </Button>
          </li>
        ))}
      </ul>
      <output className="text-sm muted">{found.length === 0 && t('admin.none_found', { words })}</output>
    </>
  )
}
