import type { Survey } from '#shared/survey/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { FormValues } from '../answers/answerStore.ts'
import { answersAsText } from './answersAsText.ts'
import { DownloadAnswers } from './DownloadAnswers.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** Why a survey takes no more responses. */
export type ClosedReason = 'closed' | 'deleted'

/** For a survey that was closed or deleted while the respondent answered it: nothing was sent; the answers can be downloaded. */
export function ClosedNotice({ survey, reason, entered }: { survey: Survey; reason: ClosedReason; entered: FormValues }) {
  const t = useT()
  const actions = (
    <>
      <DownloadAnswers size="lg" name={survey.slug || survey.id} text={() => answersAsText(survey, entered)} />
      <ButtonLink kind="secondary" size="lg" to="/surveys">
        {t('response.explore')}
      </ButtonLink>
    </>
  )
  return (
    <StatusBanner tone="warn" focus title={t(`response.${reason}`)} actions={actions}>
      {t('response.not_sent')}
    </StatusBanner>
  )
}
