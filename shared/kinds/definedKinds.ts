import { fieldLimits } from '../fieldLimits.ts'
import type { QuestionFields } from '../survey/survey.ts'
import { dateDefinition } from './date/dateFields.ts'
import { numberDefinition } from './number/numberFields.ts'
import type { QuestionType } from './kinds.ts'
import { lengthProblems } from './text/lengthProblems.ts'

/** What the definition of a question has because of its type. The fields of other types are kept in it, and mean nothing. */
export type DefinedKind = {
  /** The fields that a question of the type always has, with their defaults. */
  own?(given: QuestionFields): Partial<QuestionFields>
  /** What is wrong between fields that are valid by themselves. */
  problems?(given: QuestionFields): { path: string[]; code: string }[]
  /** The texts of the type's own fields, in English and Korean. */
  texts?(question: QuestionFields): { field: 'unit'; en: string; ko: string }[]
}

/** The types whose definitions have more than the fields of all questions. */
export const definedKinds: Partial<Record<QuestionType, DefinedKind>> = {
  short_text: { problems: lengthProblems(fieldLimits.shortText) },
  long_text: { problems: lengthProblems(fieldLimits.longText) },
  number: numberDefinition,
  date: dateDefinition,
  note: { own: () => ({ required: false, gateway: undefined }) },
}
