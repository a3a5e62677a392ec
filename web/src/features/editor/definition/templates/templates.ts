import type { SurveyBody } from '#shared/survey/survey.ts'
import { consentAndRoles } from './consentAndRoles.ts'
import { employeePulse } from './employeePulse.ts'
import { eventFeedback } from './eventFeedback.ts'
import { productTest } from './productTest.ts'
import { researchStudy } from './researchStudy.ts'

/** Surveys to start from, each with choices of its own at each call. */
export const templates = {
  event: eventFeedback,
  roles: consentAndRoles,
  pulse: employeePulse,
  product: productTest,
  study: researchStudy,
} satisfies Record<string, () => SurveyBody>

export type TemplateName = keyof typeof templates
export const templateNames = Object.keys(templates) as TemplateName[]
