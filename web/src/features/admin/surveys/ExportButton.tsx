import { useState } from 'react'
import type { SurveyRow } from '#shared/survey/survey.ts'
import { exportedAtOnce, startExport } from '../../../lib/export/exportJobs.ts'
import { lang } from '../../../lib/language/language.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import css from './ExportButton.module.css'
import { downloadExport } from '../../../lib/export/exportJobs.ts'

/** Downloads a survey's responses as an Excel file; large exports run as a job with a progress bar. Errors show below the button. */
export function ExportButton({ survey }: { survey: SurveyRow }) {
  const t = useT()
  const [busy, setBusy] = useState(false)
  const [started, setStarted] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  async function startDownload() {
    setFailure(undefined)
    setStarted(false)
    setBusy(true)
    try {
      const isJob = survey.responses !== null && survey.responses > exportedAtOnce
      if (isJob) await startExport(survey.id, { format: 'xlsx', lang: lang(), where: [] })
      else await downloadExport(survey.id)
      setStarted(!isJob)
    } catch (error) {
      setFailure(error)
    }
    setBusy(false)
  }

  return (
    <>
      <Button kind="secondary" busy={busy} aria-describedby={`title-${survey.id}`} onClick={() => void startDownload()}>
        <Icon name="download" /> {t('admin.export')}
      </Button>
      <output className={css.said}>{started && t('admin.export_started')}</output>
      {failure !== undefined && (
        <p className={`${css.said} ${css.failure}`} role="alert">
          {errorText(failure)}
        </p>
      )}
    </>
  )
}
