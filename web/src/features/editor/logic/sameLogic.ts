import type { Question, Section, SurveyBody } from '#shared/survey.ts'

/** Whether two states of a survey differ in nothing that the logic check reads: most edits are of texts, and need no check. */
export function sameLogic(one: SurveyBody, other: SurveyBody): boolean {
  if (one === other) return true
  if (one.branching !== other.branching || one.branching_mode !== other.branching_mode) return false
  return one.sections === other.sections || allSame(one.sections, other.sections, sameSection)
}

const sameSection = (one: Section, other: Section) =>
  one.id === other.id && one.always_show === other.always_show && allSame(one.questions, other.questions, sameQuestion)

const sameQuestion = (one: Question, other: Question) =>
  one.id === other.id &&
  one.type === other.type &&
  one.required === other.required &&
  one.gateway === other.gateway &&
  (one.choices === other.choices || allSame(one.choices, other.choices, (choice, next) => choice.value === next.value))

const allSame = <T>(one: readonly T[], other: readonly T[], same: (one: T, other: T) => boolean): boolean =>
  one === other || (one.length === other.length && one.every((item, at) => item === other[at] || same(item, other[at]!)))
