import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Alert } from '../../../ui/states/Alert.tsx'
import { Progress } from '../../../ui/states/Progress.tsx'
import css from './CountingStatus.module.css'
import type { useFilteredResults } from './useFilteredResults.ts'

/** The progress or error of counting under a filter, or that newer responses can be counted. `isStale`: figures from before are shown. */
export function CountingStatus({ found, isStale }: { found: ReturnType<typeof useFilteredResults>; isStale: boolean }) {
  const t = useT()
  const { job, error, loading, isOld, isStopped, reload, stop } = found
  if (error !== undefined)
    return (
      <Alert tone="error" className={css.alert}>
        {t('results.count_failed')} {error instanceof ApiError && errorText(error)} {isStale && t('results.figures_before')}{' '}
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
  if (isOld || isStopped)
    return (
      <p className={css.old}>
        {t(isStopped ? 'results.count_stopped' : 'results.old')} {isStopped && isStale && t('results.figures_before')}{' '}
        <Button kind="quiet" onClick={reload}>
          {t('results.count_again')}
        </Button>
      </p>
    )
  return null
}
