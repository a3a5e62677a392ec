import type { QuestionFields } from '../survey/questionFields.ts'

/** What the definition of a question has because of its type. The fields of other types are kept in it, and mean nothing. */
export type DefinedKind = {
  /** The fields that a question of the type always has, with their defaults. */
  own?(given: QuestionFields): Partial<QuestionFields>
  /** What is wrong between fields that are valid by themselves. */
  problems?(given: QuestionFields): { path: (string | number)[]; code: string }[]
  /** The texts of the type's own fields, in English and Korean. `index`: of the point that a label is of. */
  texts?(question: QuestionFields): { field: 'unit' | 'na_label' | 'label'; index?: number; en: string; ko: string }[]
}
