import { anyNumber } from '#shared/kinds/number/numberOf.ts'
import type { Question } from '#shared/survey/survey.ts'

/** Questions that are offered beside the types, filled in. */
export const questionTemplates = {
  percent: { type: 'number', look: 'slider', number: { ...anyNumber, min: 0, max: 100, unit: '%', unit_ko: '%' } },
} as const satisfies Record<string, Partial<Question>>

export const templateNames = Object.keys(questionTemplates) as (keyof typeof questionTemplates)[]
