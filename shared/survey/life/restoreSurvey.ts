import type { SurveyBody } from '../survey.ts'

/** The present fields that restoring an earlier version keeps. */
const keptFields = [
  'is_active',
  'is_listed',
  'opens_at',
  'closes_at',
  'response_limit',
  'answering',
] as const satisfies (keyof SurveyBody)[]
export type KeptField = (typeof keptFields)[number]

/** An earlier version to restore, with the present fields that decide whether, when and for whom the survey is open. `kept`: those that differed. */
export function restoreSurvey(earlier: SurveyBody, today: SurveyBody): { survey: SurveyBody; kept: KeptField[] } {
  const kept = keptFields.filter((field) => earlier[field] !== today[field])
  return { survey: { ...earlier, ...Object.fromEntries(kept.map((field) => [field, today[field]])) }, kept }
}
