import { takesAnswer } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { useT } from '../../../../lib/language/i18n.ts'
import { Switch } from '../../../../ui/forms/choices/Switch.tsx'
import { isGateway } from '../../store/edits/logic/gateway.ts'
import { patchQuestion } from '../../store/edits/questions.ts'
import { surveyIndex } from '../../store/surveyIndex.ts'
import { useEditorStore, useSurveySelector } from '../../store/useEditorStore.ts'

/** Whether a question keeps its place if its section's questions are shuffled. Notes and gateway questions always do. */
export function PinSwitch({ question }: { question: Question }) {
  const t = useT()
  const store = useEditorStore()
  const isShuffled = useSurveySelector(
    (survey) =>
      surveyIndex(survey).questions.get(question.id)?.section.shuffle_questions === true &&
      takesAnswer(question) &&
      !isGateway(survey, question),
  )
  if (!isShuffled) return null
  return (
    <Switch
      label={t('cards.pinned')}
      checked={question.pinned === true}
      onChange={({ target }) => store.edit(patchQuestion(question.id, { pinned: target.checked || undefined }))}
    />
  )
}
