import type { Response } from '#shared/responses/response.ts'
import type { Survey } from '#shared/survey/survey.ts'
import type { User } from '#shared/accounts/user.ts'
import type { FormValues } from '../answers/answerStore.ts'
import { toAnswerMap } from '../answers/answerValues.ts'
import { AnsweringAs } from './AnsweringAs.tsx'
import { ClosedNotice, type ClosedReason } from './ClosedNotice.tsx'
import column from '../layout/Column.module.css'
import { demographicTexts } from '../answers/demographicFields.ts'
import { ResponseView } from './ResponseView.tsx'
import { SavedBanner } from './SavedBanner.tsx'
import { SurveyFooter } from '../layout/SurveyFooter.tsx'
import { SurveyHeader } from '../layout/SurveyHeader.tsx'
import { ThankYou } from './ThankYou.tsx'

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
  response: Response | null
  onView: () => void
  onEdit: () => void
  onResume: () => void
}

/** Thanks, the saved response to read, or the answers to a survey that closed before they were sent. */
export function SurveyOutcome({ survey, user, outcome, response, onView, onEdit, onResume }: Props) {
  if (outcome.name === 'thanks') return <ThankYou survey={survey} responseId={response!.id} onView={onView} />
  return (
    <>
      {outcome.name === 'reading' ? (
        <SavedBanner
          response={response!}
          saved={outcome.saved === true}
          focus={outcome.returned === true}
          {...(survey.is_active && { onEdit })}
          {...(outcome.resumable && { onResume })}
        />
      ) : (
        <ClosedNotice survey={survey} reason={outcome.reason} entered={outcome.entered} />
      )}
      <SurveyHeader survey={survey} brief={outcome.name === 'closed'} />
      <div className={column.column}>
        {outcome.name === 'reading' && <AnsweringAs surveyId={survey.id} {...{ user, response }} saved />}
        <ResponseView survey={survey} {...(outcome.name === 'closed' ? outcome.entered : savedValues(survey, response!))} />
      </div>
      <SurveyFooter survey={survey} ruled />
    </>
  )
}

const savedValues = (survey: Survey, { id, answers, demographics }: Response): FormValues & { responseId: string } => ({
  responseId: id,
  answers: toAnswerMap(survey, answers),
  demographics: demographicTexts(demographics),
})
