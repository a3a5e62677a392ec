import { useState } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { cancelExport, forgetExport, saveExport, type Export } from '../../lib/export/exportJobs.ts'
import { number } from '../../lib/language/format.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { DownloadIcon } from '../icons/fileIcons.ts'
import { JobFailed, JobPanel, JobRunning } from './JobPanel.tsx'

/** How far an export is, a way to cancel it, and its file in the end. */
export function ExportProgress({ surveyId, current }: { surveyId: string; current: Export }) {
  const t = useT()
  const [failure, setFailure] = useState<unknown>()
  const { job, error } = current
  const run = (action: () => Promise<unknown>) => () => {
    setFailure(undefined)
    action().catch(setFailure)
  }
  const exported = job?.rows ?? job?.total ?? 0
  const format = t(`exports.${current.format}`)
  return (
    <JobPanel label={t('admin.export')} failure={failure}>
      {error !== undefined || job?.state === 'failed' ? (
        <>
          <JobFailed>
            <strong className="weight-title">{t('exports.failed', { format })}</strong> {failedText()}
          </JobFailed>
          <Button kind="quiet" onClick={() => forgetExport(surveyId)}>
            {t('common.dismiss')}
          </Button>
        </>
      ) : job?.state === 'done' ? (
        <>
          <output>{t('exports.done', { format, count: exported, number: number(exported) })}</output>
          <Button kind="secondary" onClick={run(() => saveExport(current))}>
            <DownloadIcon /> {t('exports.download')}
          </Button>
          <Button kind="quiet" onClick={() => forgetExport(surveyId)}>
            {t('common.dismiss')}
          </Button>
        </>
      ) : (
        <JobRunning
          job={job}
          running={t('exports.running', { done: number(job?.done ?? 0), total: number(job?.total ?? 0) })}
          queued={t('exports.queued', { format })}
          onCancel={run(() => cancelExport(surveyId))}
        />
      )}
    </JobPanel>
  )

  function failedText(): string {
    if (error !== undefined) return errorText(error)
    return job?.error ? errorText(new ApiError(500, job.error, {})) : t('exports.failed_text')
  }
}
