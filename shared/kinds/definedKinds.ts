import { fieldLimits } from '../fieldLimits.ts'
import type { QuestionFields } from '../survey/survey.ts'
import { dateDefinition } from './date/dateFields.ts'
import { scaleDefinition } from './scale/scaleFields.ts'
import { numberDefinition } from './number/numberFields.ts'
import type { QuestionType } from './kinds.ts'
import { lengthProblems } from './text/lengthProblems.ts'

/** What the definition of a question has because of its type. The fields of other types are kept in it, and mean nothing. */
export type DefinedKind = {
  /** The fields that a question of the type always has, with their defaults. */
  own?(given: QuestionFields): Partial<QuestionFields>
  /** What is wrong between fields that are valid by themselves. */
  problems?(given: QuestionFields): { path: string[]; code: string }[]
  /** The texts of the type's own fields, in English and Korean. `index`: of the point that a label is of. */
  texts?(question: QuestionFields): { field: 'unit' | 'na_label' | 'label'; index?: number; en: string; ko: string }[]
}

/** The types whose definitions have more than the fields of all questions. */
export const definedKinds: Partial<Record<QuestionType, DefinedKind>> = {
  short_text: { problems: lengthProblems(fieldLimits.shortText) },
  long_text: { problems: lengthProblems(fieldLimits.longText) },
  number: numberDefinition,
  scale: scaleDefinition,
  date: dateDefinition,
  note: { own: () => ({ required: false, gateway: undefined }) },
}
