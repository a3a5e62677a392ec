import { useRef, type ReactNode } from 'react'
import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { ApiError } from '../../../lib/api/ApiError.ts'
import { Button } from '../../../ui/Button.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { Progress } from '../../../ui/states/Progress.tsx'
import css from './CountingStatus.module.css'
import type { useFilteredResults } from './useFilteredResults.ts'

/** Progress or error of counting, or that newer responses can be counted. `isStale`: the figures are from an earlier count. Keeps the focus on its buttons. */
export function CountingStatus({ found, isStale }: { found: ReturnType<typeof useFilteredResults>; isStale: boolean }) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const { job, error, loading, isOld, isStopped, reload, stop } = found
  const button = (label: string, act: () => void): ReactNode => (
    <Button
      kind="quiet"
      onClick={() => {
        place.current?.focus()
        act()
      }}
    >
      {label}
    </Button>
  )
  const isCounting = loading && job && error === undefined
  const canRecount = error === undefined && !isCounting && (isOld || isStopped)
  return (
    <div ref={place} tabIndex={-1} className={css.status}>
      {error !== undefined && (
        <Message kind="danger" className={css.alert}>
          {t('results.count_failed')} {error instanceof ApiError && error.status !== 404 && errorText(error)}{' '}
          {isStale && t('results.figures_before')} {button(t('common.retry'), reload)}
        </Message>
      )}
      {isCounting && (
        <div className={css.job}>
          <Progress
            label={t('results.counting', { done: number(job.done), total: number(job.total) })}
            {...(job.total > 0 && { value: Math.min(1, job.done / job.total) })}
          />
          {button(t('admin.cancel'), stop)}
        </div>
      )}
      <output className={css.old}>
        {canRecount && (
          <>
            {t(isStopped ? 'results.count_stopped' : 'results.old')} {isStopped && isStale && t('results.figures_before')}{' '}
            {button(t('results.count_again'), reload)}
          </>
        )}
      </output>
    </div>
  )
}
