import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { QuestionSwitch } from '../../kinds/QuestionSwitch.tsx'
import { isGateway } from '../../store/edits/logic/gateway.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useSurveySelector } from '../../store/useEditorStore.ts'

/** Whether a question keeps its place if its section's questions are shuffled. Notes and gateway questions always do. */
export function PinSwitch({ question }: { question: Question }) {
  const t = useT()
  const isShuffled = useSurveySelector(
    (survey) =>
      surveyIndex(survey).questions.get(question.id)?.section.shuffle_questions === true &&
      takesAnswer(question) &&
      !isGateway(survey, question),
  )
  if (!isShuffled) return null
  return <QuestionSwitch question={question} flag="pinned" label={t('cards.pinned')} />
}
