import { notApplicable } from './notApplicable.ts'
import { scaleOf, takesNotApplicable } from './scaleOf.ts'

export type ScaleIssue = 'answer.not_on_the_scale'

/** Why a number, or "na", is not a valid answer; undefined if it is. */
export function scaleIssue(value: unknown, question: Parameters<typeof scaleOf>[0]): ScaleIssue | undefined {
  const { from, to } = scaleOf(question)
  const isGood =
    value === notApplicable ? takesNotApplicable(question) : Number.isInteger(value) && Number(value) >= from && Number(value) <= to
  return isGood ? undefined : 'answer.not_on_the_scale'
}
