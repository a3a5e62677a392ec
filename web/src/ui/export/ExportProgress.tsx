import { useState } from 'react'
import { ApiError } from '../../lib/api/ApiError.ts'
import { JobEnded } from '../../lib/export/jobs.ts'
import { cancelExport, forgetExport, saveExport, type Export } from '../../lib/export/exportJobs.ts'
import { number } from '../../lib/language/format.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { Icon } from '../Icon.tsx'
import { Progress } from '../states/Progress.tsx'
import css from './ExportProgress.module.css'

/** The progress of an export with the count; then its download, or why it failed. */
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
    <section className={css.export} aria-label={t('work.export')}>
      {error !== undefined ? (
        <>
          <p role="alert" className={css.failure}>
            <strong>{t('exports.failed', { format })}</strong> {exportErrorText(error)}
          </p>
          <Button kind="quiet" onClick={() => forgetExport(surveyId)}>
            {t('common.dismiss')}
          </Button>
        </>
      ) : job?.state === 'done' ? (
        <>
          <output>{t('exports.done', { format, count: exported, number: number(exported) })}</output>
          <Button kind="secondary" onClick={run(() => saveExport(current))}>
            <Icon name="download" /> {t('exports.download')}
          </Button>
          <Button kind="quiet" onClick={() => forgetExport(surveyId)}>
            {t('common.dismiss')}
          </Button>
        </>
      ) : (
        <>
          <Progress
            label={
              job && job.total > 0
                ? t('exports.running', { done: number(job.done), total: number(job.total) })
                : t('exports.queued', { format })
            }
            {...(job && job.total > 0 && { value: Math.min(1, job.done / job.total) })}
          />
          <Button kind="quiet" onClick={run(() => cancelExport(surveyId))}>
            {t('work.cancel')}
          </Button>
        </>
      )}
      {failure !== undefined && (
        <p role="alert" className={css.failure}>
          {errorText(failure)}
        </p>
      )}
    </section>
  )

  /** The message for an export that failed. */
  function exportErrorText(error: unknown): string {
    if (error instanceof ApiError) return errorText(error)
    return error instanceof JobEnded && error.job.error ? errorText(new ApiError(500, error.job.error, {})) : t('exports.failed_text')
  }
}
