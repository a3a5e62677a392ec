import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import type { Question } from '#shared/survey/survey.ts'
import { DateFields } from './date/DateFields.tsx'
import { NumberField } from './number/NumberField.tsx'
import { TextFields } from './text/TextFields.tsx'
import { RankingFields } from './ranking/RankingFields.tsx'
import { ScaleField } from './scale/ScaleField.tsx'
import { MatrixFields } from './matrix/MatrixFields.tsx'
import { SeveralChoicesFields } from './choices/SeveralChoicesFields.tsx'
import { SingleChoiceFields } from './choices/SingleChoiceFields.tsx'

/** The fields that only questions of one type have. `path`: the question's place in the survey, `sections.0.questions.1`. */
export const editedKinds: Partial<Record<QuestionType, ComponentType<{ question: Question; path: string }>>> = {
  short_text: TextFields,
  long_text: TextFields,
  single_choice: SingleChoiceFields,
  multi_select: SeveralChoicesFields,
  number: NumberField,
  date: DateFields,
  scale: ScaleField,
  matrix: MatrixFields,
  ranking: RankingFields,
}
