import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { isStorageAvailable } from '../../../lib/store/isStorageAvailable.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { FormValues } from '../answers/answerStore.ts'
import { answersAsText } from './copy/answersAsText.ts'
import { DownloadAnswers } from './copy/DownloadAnswers.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** Why a survey takes no more responses. `next`: the address to send the respondent to from a full survey. */
export type ClosedReason = { state: 'closed' | 'deleted' | 'not_yet' | 'full'; next: string | null }

type Props = { survey: Survey; reason: ClosedReason; entered: FormValues }

/** For a survey that was closed, full or not open yet when the response was sent: the answers stay on the device and can be downloaded. */
export function ClosedNotice({ survey, reason: { state }, entered }: Props) {
  const t = useT()
  const actions = (
    <>
      <DownloadAnswers size="lg" name={survey.slug || survey.id} text={() => answersAsText(survey, entered)} />
      <ButtonLink kind="secondary" size="lg" to="/surveys">
        {t('response.explore')}
      </ButtonLink>
    </>
  )
  const title = state === 'full' ? 'response.is_full' : state === 'not_yet' ? 'response.is_not_yet' : (`response.${state}` as const)
  return (
    <StatusBanner tone="warn" focus title={t(title)} actions={actions}>
      {t(state !== 'deleted' && isStorageAvailable() ? 'response.kept_not_sent' : 'response.not_sent')}
    </StatusBanner>
  )
}
