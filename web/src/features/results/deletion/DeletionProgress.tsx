import { useState } from 'react'
import { number } from '../../../lib/language/format.ts'
import { errorText, useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { JobFailed, JobPanel, JobRunning } from '../../../ui/export/JobPanel.tsx'
import type { Deletion, Doomed } from './useDeletion.ts'

type Props = {
  deletion: Deletion
  onCancel: () => Promise<void>
  onDismiss: () => void
  /** Asks to delete the remaining responses, or those that match now. */
  onRetry: (doomed: Doomed) => void
}

/** The progress of a deletion; then how many responses were deleted, or why not all were, and a way to delete the rest. */
export function DeletionProgress({ deletion: { where, job, error }, onCancel, onDismiss, onRetry }: Props) {
  const t = useT()
  const [failure, setFailure] = useState<unknown>()
  const deleted = job.rows ?? job.done
  const about = { count: deleted, number: number(deleted), done: number(job.done), total: number(job.total) }
  const isChanged = job.error === 'responses.count_changed'
  const left = isChanged ? deleted : job.total - job.done
  const isRunning = error === undefined && (job.state === 'queued' || job.state === 'running')
  const cancel = () => {
    setFailure(undefined)
    onCancel().catch(setFailure)
  }
  return (
    <JobPanel label={t('results.deletion')} failure={failure}>
      {isRunning ? (
        <JobRunning job={job} running={t('results.deleting', about)} queued={t('results.deleting', about)} onCancel={cancel} />
      ) : (
        <>
          {error !== undefined ? (
            <JobFailed>{errorText(error)}</JobFailed>
          ) : isChanged ? (
            <JobFailed>{t('results.delete_changed', about)}</JobFailed>
          ) : job.state === 'failed' ? (
            <JobFailed>{t('results.delete_failed', about)}</JobFailed>
          ) : (
            <output>{t(job.state === 'cancelled' ? 'results.delete_stopped' : 'results.responses_deleted', about)}</output>
          )}
          {job.state === 'failed' && left > 0 && (
            <Button kind="secondary" onClick={() => onRetry({ where, count: left })}>
              {t(isChanged ? 'results.delete_again' : 'results.delete_rest')}
            </Button>
          )}
          <Button kind="quiet" onClick={onDismiss}>
            {t('common.dismiss')}
          </Button>
        </>
      )}
    </JobPanel>
  )
}
