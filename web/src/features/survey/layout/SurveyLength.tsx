import type { Survey } from '#shared/survey/survey.ts'
import { lengthOf, minutesRange } from '#shared/survey/surveyLength.ts'
import { useT } from '../../../lib/language/i18n.ts'
import { visible } from '../branching/visible.ts'

/** How many questions a survey has, and how many minutes the shortest and the longest way through it take; nothing without questions. */
export default function SurveyLength({ survey }: { survey: Survey }) {
  const t = useT()
  const { questions, most } = lengthOf(survey, visible)
  if (questions === 0) return null
  const { minutes, minutes_range } = minutesRange(survey, visible)
  const [least, longest] = minutes_range
  const parts = [
    t(most ? 'survey.most_questions' : 'survey.questions', { count: questions }),
    least === longest ? t('survey.minutes', { count: minutes }) : t('response.minutes_range', { least, most: longest }),
    t('survey.changeable'),
  ]
  return <p className="muted pretty">{parts.join(' · ')}</p>
}
