import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { DownloadAnswers } from './DownloadAnswers.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** Why a form is not simply a new one. */
export type Notice = { name: 'editing' } | { name: 'lost' } | { name: 'inactive' } | { name: 'changed'; before: string }

/** Above a form: what it does with a saved response, that the survey is closed, or that it was saved anew while somebody answered. */
export function SessionNotice({ survey, notice }: { survey: Survey; notice: Notice }) {
  const t = useT()
  if (notice.name === 'editing')
    return (
      <StatusBanner title={t('answered.editing')} focus>
        {t('answered.editing_text')}
      </StatusBanner>
    )
  if (notice.name === 'inactive')
    return (
      <StatusBanner sticky title={t('answered.inactive')}>
        {t('answered.inactive_text')}
      </StatusBanner>
    )
  if (notice.name === 'lost')
    return (
      <StatusBanner tone="warn" title={t('answered.lost')}>
        {t('answered.lost_text')}
      </StatusBanner>
    )
  const download = <DownloadAnswers kind="secondary" size="lg" name={survey.slug || survey.id} text={() => notice.before} />
  return (
    <StatusBanner tone="warn" focus title={t('answered.changed')} actions={download}>
      {t('answered.changed_text')}
    </StatusBanner>
  )
}
