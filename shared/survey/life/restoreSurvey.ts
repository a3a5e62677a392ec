import type { SurveyBody } from '../survey.ts'

/** The fields of today that the restoring of an earlier version keeps. */
const keptFields = [
  'is_active',
  'is_listed',
  'opens_at',
  'closes_at',
  'response_limit',
  'answering',
] as const satisfies (keyof SurveyBody)[]
export type KeptField = (typeof keptFields)[number]

/** An earlier version as it is restored: whether, when and for whom the survey is open stays as it is today. `kept`: the fields that differed. */
export function restoreSurvey(earlier: SurveyBody, today: SurveyBody): { survey: SurveyBody; kept: KeptField[] } {
  const kept = keptFields.filter((field) => earlier[field] !== today[field])
  return { survey: { ...earlier, ...Object.fromEntries(kept.map((field) => [field, today[field]])) }, kept }
}
