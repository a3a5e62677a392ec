import { demographicFields } from '#shared/responses/demographicFields.ts'
import type { Condition } from '#shared/responses/results.ts'
import { isOfQuestion } from '#shared/responses/asksForScreened.ts'
import { sources } from '#shared/responses/source.ts'
import { linkFieldsOf, poolsOf } from '../data/surveys/definitions.ts'
import type { WholeSurvey } from '../data/surveys/surveys.ts'

type Values = Extract<Condition, { is: unknown }>

/**
 * Whether a condition with values is about a filter field, and not about a question. A question may have the id of a field: a condition is about that
 * question if it says so, or if the field never has such values.
 */
export function ownFields(survey: WholeSurvey, isQuestion: (id: string) => boolean): (condition: Values) => boolean {
  const always = new Set(['language', ...demographicFields.map((field) => `demographics.${field}`)])
  const ofSurvey = new Set([...linkFieldsOf(survey).map((name) => `link.${name}`), ...poolsOf(survey).map((pool) => `drawn.${pool}`)])
  return (condition) => {
    const { of } = condition
    const is: readonly unknown[] = condition.is
    if (isOfQuestion(condition)) return false
    if (always.has(of) || ofSurvey.has(of)) return true
    if (of === 'screened') return is.includes(true)
    if (of === 'source') return is.every((one) => sources.some((known) => known === one))
    return /^(?:link|drawn)\./.test(of) && !isQuestion(of)
  }
}
