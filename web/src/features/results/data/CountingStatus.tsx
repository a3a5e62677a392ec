import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Alert } from '../../../ui/states/Alert.tsx'
import { LoadingRows } from '../../../ui/states/LoadingRows.tsx'
import { Progress } from '../../../ui/states/Progress.tsx'
import css from './CountingStatus.module.css'
import type { useFilteredResults } from './useFilteredResults.ts'

/** The progress or error of counting under a filter, or that newer responses can be counted. */
export function CountingStatus({ found }: { found: ReturnType<typeof useFilteredResults> }) {
  const t = useT()
  const { job, error, loading, results, isOld, reload, stop } = found
  if (error !== undefined)
    return (
      <Alert tone="error" className={css.alert}>
        {t('results.count_failed')} {error instanceof ApiError && errorText(error)}{' '}
        <Button kind="quiet" onClick={reload}>
          {t('common.retry')}
        </Button>
      </Alert>
    )
  if (loading && job)
    return (
      <div className={css.job}>
        <Progress
          label={t('results.counting', { done: number(job.done), total: number(job.total) })}
          {...(job.total > 0 && { value: Math.min(1, job.done / job.total) })}
        />
        <Button kind="quiet" onClick={stop}>
          {t('work.cancel')}
        </Button>
      </div>
    )
  if (loading && !results) return <LoadingRows rows={6} />
  if (isOld)
    return (
      <p className={css.old}>
        {t('results.old')}{' '}
        <Button kind="quiet" onClick={reload}>
          {t('results.count_again')}
        </Button>
      </p>
    )
  return null
}
