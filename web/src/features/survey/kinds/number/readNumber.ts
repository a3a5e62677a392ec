import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { readTypedNumber } from '#shared/numbers/typedNumber.ts'
import type { Question } from '#shared/survey/survey.ts'

/** The answer that was typed: a number, or the text as it is while it is none; undefined for nothing. */
export function readNumber(typed: string, question: Question): number | string | undefined {
  const { unit, unit_ko } = numberOf(question)
  return readTypedNumber(typed, [unit, unit_ko]) ?? (typed || undefined)
}
