import { useState } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { downloadExport, exportedAtOnce, startExport } from '../../../lib/export/exportJobs.ts'
import { lang } from '../../../lib/language/language.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { useSubmit } from '../../../ui/forms/submitting/useSubmit.ts'
import { DownloadIcon } from '../../../ui/icons/fileIcons.ts'
import { FailureText } from '../../../ui/message/FailureText.tsx'
import css from './ExportButton.module.css'

/** Downloads a survey's responses as an Excel file; large exports run as a job with a progress bar. Errors show below the button. */
export function ExportButton({ survey }: { survey: SurveyRow }) {
  const t = useT()
  const [started, setStarted] = useState(false)
  const { submit, busy, failure } = useSubmit(async () => {
    setStarted(false)
    const isJob = survey.responses !== null && survey.responses > exportedAtOnce
    if (isJob) await startExport(survey.id, { format: 'xlsx', lang: lang(), where: [] })
    else await downloadExport(survey.id)
    setStarted(!isJob)
  })

  return (
    <>
      <Button kind="secondary" busy={busy} aria-describedby={`title-${survey.id}`} onClick={() => void submit()}>
        <DownloadIcon /> {t('admin.export_excel')}
      </Button>
      <output className={css.said}>{started && t('admin.export_started')}</output>
      {failure !== undefined && <FailureText className={css.said}>{errorText(failure)}</FailureText>}
    </>
  )
}
