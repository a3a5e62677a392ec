import type { ReactNode } from 'react'
import type { Job } from '#shared/responses/jobs.ts'
import { errorText, useT } from '../../lib/language/i18n.ts'
import { Button } from '../Button.tsx'
import { Progress } from '../states/Progress.tsx'
import { FailureText } from '../message/FailureText.tsx'
import css from './JobPanel.module.css'

type Props = {
  label: string
  failure: unknown
  children: ReactNode
}

/** A job of this browser: `JobRunning`, or how it ended, with what can be done then. */
export const JobPanel = ({ label, failure, children }: Props) => (
  <section className={css.job} aria-label={label}>
    {children}
    {failure !== undefined && <JobFailed>{errorText(failure)}</JobFailed>}
  </section>
)

/** The text of a failure, which screen readers announce at once. */
export const JobFailed = ({ children }: { children: ReactNode }) => <FailureText className={css.failure}>{children}</FailureText>

/** The progress of a job, and a button that ends it. `queued`: the text while there is no number of responses yet. */
export function JobRunning({
  job,
  running,
  queued,
  onCancel,
}: {
  job: Job | undefined
  running: string
  queued: string
  onCancel: () => void
}) {
  const t = useT()
  const isCounted = job !== undefined && job.total > 0
  return (
    <>
      <Progress label={isCounted ? running : queued} {...(isCounted && { value: Math.min(1, job.done / job.total) })} />
      <Button kind="quiet" onClick={onCancel}>
        {t('admin.cancel')}
      </Button>
    </>
  )
}
