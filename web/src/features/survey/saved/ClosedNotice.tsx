import type { Survey } from '#shared/survey.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import type { Entered } from '../answers/answerStore.ts'
import { answersAsText } from './answersAsText.ts'
import { DownloadAnswers } from './DownloadAnswers.tsx'
import { Strip } from './Strip.tsx'
import type { Closed } from '../sending/useSending.ts'

/** The survey closed or went while somebody answered: nothing was sent, nothing is lost. */
export function ClosedNotice({ survey, reason, entered }: { survey: Survey; reason: Closed; entered: Entered }) {
  const t = useT()
  const actions = (
    <>
      <DownloadAnswers size="lg" name={survey.slug || survey.id} text={() => answersAsText(survey, entered)} />
      <ButtonLink kind="secondary" size="lg" to="/surveys">
        {t('answered.explore')}
      </ButtonLink>
    </>
  )
  return (
    <Strip tone="warn" focus title={t(`answered.${reason}`)} actions={actions}>
      {t('answered.not_sent')}
    </Strip>
  )
}
