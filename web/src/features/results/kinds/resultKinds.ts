import type { ComponentType } from 'react'
import type { QuestionType } from '#shared/kinds/kinds.ts'
import { ChoiceResult } from './choices/ChoiceResult.tsx'
import { MatrixResult } from './matrix/MatrixResult.tsx'
import { NumberResult } from './number/NumberResult.tsx'
import { DateResult } from './date/DateResult.tsx'
import { FileResult, TextResult } from './text/OpenResult.tsx'
import { RankingResult } from './ranking/RankingResult.tsx'
import { ScaleResult } from './scale/ScaleResult.tsx'
import type { ResultProps } from './resultProps.ts'

/** The result of a question, by its type. */
export const resultKinds: Record<QuestionType, ComponentType<ResultProps>> = {
  short_text: TextResult,
  long_text: TextResult,
  rich_text: TextResult,
  single_choice: ChoiceResult,
  multi_select: ChoiceResult,
  file_upload: FileResult,
  number: NumberResult,
  date: DateResult,
  note: () => null, // results have no notes
  scale: ScaleResult,
  matrix: MatrixResult,
  ranking: RankingResult,
}
