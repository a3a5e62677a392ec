import type { ConditionPlace } from '#shared/logic/conditions/clauseProblem.ts'
import type { SurveyBody } from '#shared/survey/survey.ts'
import type { Translate } from '../../../lib/language/i18n.ts'
import { displayName } from '../marks/names.ts'

/** "Show if: 3.2 How often …". */
export const conditionName = (survey: SurveyBody, place: ConditionPlace, t: Translate): string =>
  t(`conditions.name_${place.part ?? 'show_if'}`, { name: displayName(survey, place, t) })
