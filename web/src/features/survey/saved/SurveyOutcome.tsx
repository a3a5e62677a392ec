import { useEffect, useState, type ComponentProps } from 'react'
import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { visible } from '../branching/visible.ts'
import { savedAnswers } from '../answers/saved/savedAnswers.ts'
import type { Sent } from './sent.ts'
import { AnsweringAs } from './AnsweringAs.tsx'
import { ClosedNotice, type ClosedReason } from './ClosedNotice.tsx'
import { ClosedText } from '../layout/ClosedText.tsx'
import { MailCopy } from './copy/MailCopy.tsx'
import { ReceiptNumber } from './copy/ReceiptNumber.tsx'
import { OtherLinkNotice } from './OtherLink.tsx'
import { PanelLink } from './thanks/PanelLink.tsx'
import column from '../layout/Column.module.css'
import { demographicTexts } from '../answers/demographicTexts.ts'
import { EndText } from './thanks/EndText.tsx'
import { ResponseView } from './ResponseView.tsx'
import { SurveyFooter } from '../layout/SurveyFooter.tsx'
import { SurveyHeader } from '../layout/SurveyHeader.tsx'
import { ThankYou } from './thanks/ThankYou.tsx'
import { isRemembered } from '../persistence/rememberedResponse.ts'
import { dateAndTime } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { StatusBanner } from '../layout/StatusBanner.tsx'

/** The states of a visit without a form. */
export type Outcome =
  /** `saved`: just now. `returned`: from the form, so that the banner takes the focus. `resumable`: changes are still a draft here. */
  | { name: 'reading'; saved?: boolean; returned?: boolean; resumable?: boolean }
  | { name: 'thanks' }
  | { name: 'closed'; reason: ClosedReason; entered: FormValues }

type Props = {
  survey: Survey
  user: User | null
  outcome: Outcome
  response: Sent | null
  onView: () => void
  onEdit: () => void
  onResume: () => void
  /** Another form on this device, which then forgets the response. */
  onStartOver: () => void
}

/** Thanks, the saved response to read, or the answers to a survey that closed before they were sent. */
export function SurveyOutcome({ survey, user, outcome, response, onView, onEdit, onResume, onStartOver }: Props) {
  const screened = response?.state === 'screened'
  const isOnDevice = isRemembered(survey.id, response)
  const isOncePerDevice = survey.answering === 'once_per_device' && isOnDevice
  if (outcome.name === 'thanks')
    return (
      <ThankYou
        survey={survey}
        path={visible(survey, savedAnswers(survey, response!).entered, response!).sections}
        response={response!}
        user={user}
        answers={<ResponseView survey={survey} {...savedValues(survey, response!)} />}
        onView={onView}
      >
        {screened ? <EndText survey={survey} answers={savedAnswers(survey, response).entered} given={response} /> : null}
      </ThankYou>
    )
  return (
    <>
      {outcome.name === 'reading' && isOnDevice && !isOncePerDevice && survey.is_active && (
        <OtherLinkNotice text="sent_other_link" {...{ survey }} given={response!} startOver={onStartOver} />
      )}
      {outcome.name === 'reading' ? (
        <SavedBanner
          response={response!}
          isOncePerDevice={isOncePerDevice}
          saved={outcome.saved === true}
          focus={outcome.returned === true}
          {...(survey.is_active && !screened && { onEdit })}
          {...(outcome.resumable && !screened && { onResume })}
        />
      ) : (
        <ClosedNotice survey={survey} reason={outcome.reason} entered={outcome.entered} />
      )}
      {outcome.name === 'closed' && outcome.reason.next && (
        <div className={column.column}>
          <PanelLink address={outcome.reason.next} />
        </div>
      )}
      <SurveyHeader survey={survey} brief />
      {outcome.name === 'closed' && outcome.reason.state !== 'not_yet' && <ClosedText survey={survey} />}
      <div className={column.column}>
        {outcome.name === 'reading' && screened && (
          <EndText survey={survey} answers={savedAnswers(survey, response).entered} given={response} className="above-6" />
        )}
        <ResponseView survey={survey} {...(outcome.name === 'closed' ? outcome.entered : savedValues(survey, response!))} />
        {outcome.name === 'reading' && <MailCopy {...{ user }} responseId={response!.id} />}
        {outcome.name === 'reading' && <ReceiptNumber id={response!.id} />}
        {outcome.name === 'reading' && <AnsweringAs surveyId={survey.id} {...{ user, response }} saved />}
      </div>
      <SurveyFooter survey={survey} ruled />
    </>
  )
}

function savedValues(survey: Survey, response: Response): Omit<ComponentProps<typeof ResponseView>, 'survey'> {
  const saved = savedAnswers(survey, response)
  return {
    responseId: response.id,
    saved,
    answers: saved.entered,
    demographics: demographicTexts(response.demographics),
    given: response,
  }
}

/** How long a banner only confirms a save. */
const savedMilliseconds = 2000

type SavedBannerProps = {
  response: Response
  isOncePerDevice: boolean
  saved: boolean
  focus: boolean
  /** Absent if the survey is closed, or ended early for this response. */
  onEdit?: () => void
  /** Reopens the draft of this device, if this response was saved elsewhere meanwhile. */
  onResume?: () => void
}

function SavedBanner({ response, isOncePerDevice, saved: isSaved, focus, onEdit, onResume }: SavedBannerProps) {
  const t = useT()
  const [saved, setSaved] = useState(isSaved)
  useEffect(() => {
    const timer = setTimeout(() => setSaved(false), savedMilliseconds)
    return () => clearTimeout(timer)
  }, [])
  const actions = onEdit && (
    <Button kind="secondary" onClick={onEdit}>
      {t('response.edit')}
    </Button>
  )
  if (onResume)
    return (
      <StatusBanner
        tone="warn"
        focus
        title={t('response.saved_elsewhere')}
        actions={
          <>
            <Button onClick={onResume}>{t('response.resume')}</Button>
            {actions}
          </>
        }
      >
        {t('response.saved_elsewhere_text', { time: dateAndTime(response.updated_at) })}
      </StatusBanner>
    )
  if (response.state === 'screened')
    return (
      <StatusBanner sticky focus={focus} title={t('response.screened_before')}>
        {t('response.screened_at', { time: dateAndTime(response.updated_at) })}
      </StatusBanner>
    )
  if (isOncePerDevice && !saved)
    return (
      <StatusBanner sticky focus={focus} title={t('response.answered_here', { time: dateAndTime(response.created_at) })} actions={actions}>
        {t(onEdit ? 'response.answered_here_text' : 'response.answered_here_closed')}
      </StatusBanner>
    )
  return (
    <StatusBanner sticky focus={focus} title={saved ? t('response.saved') : t('response.answered')} actions={actions}>
      {t(onEdit ? 'response.saved_at' : 'response.saved_at_closed', { time: dateAndTime(response.updated_at) })}
    </StatusBanner>
  )
}
