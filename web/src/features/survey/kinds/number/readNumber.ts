import { numberOf } from '#shared/kinds/number/numberOf.ts'
import { readTypedNumber } from '#shared/numbers/typedNumber.ts'
import type { Question } from '#shared/survey/survey.ts'

/** The typed answer: a number, or the text while it is not a number; undefined for a blank text. */
export function readNumber(typed: string, question: Question): number | string | undefined {
  const { unit, unit_ko } = numberOf(question)
  return readTypedNumber(typed, [unit, unit_ko]) ?? (typed || undefined)
}
