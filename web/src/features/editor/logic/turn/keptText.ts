import type { Kept } from '#shared/logic/turn/turnSteps.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Translate } from '../../../../lib/language/i18n.ts'
import { displayName, numberOf } from '../../marks/names.ts'

/** Why a gateway is not turned into conditions, and how to fix that if possible. */
export const keptText = (survey: SurveyBody, { because, question_id }: Kept, t: Translate): string =>
  t(`logic.kept_${because.code}`, {
    number: numberOf(survey, question_id),
    name: 'target' in because ? displayName(survey, because.target, t) : '',
  })
